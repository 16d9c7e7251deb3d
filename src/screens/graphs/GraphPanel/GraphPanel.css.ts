import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { identifier, type } from '../../../components/theme/type.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.medium,
  padding: measure.space.gutter,
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.line.hairline}` } },
});

/** Role rows bring their own padding. */
export const roles = style({ borderTop: `1px solid ${color.line.hairline}` });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: measure.space.xlarge });

export const words = style({ flex: 1, minWidth: 0 });

export const title = style([type.dialogTitle, identifier, { overflowWrap: 'anywhere' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.small });

const avatar = style([
  type.subheading,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 40,
    height: 40,
    borderRadius: '50%',
    selectors: { '&[data-single]': { textTransform: 'uppercase' } },
  },
]);

const tinted = (tone: 'healthy' | 'warning' | 'error' | 'pending') => [
  avatar,
  {
    background: color.tone[tone].tint,
    border: `1px solid ${color.tone[tone].border}`,
    color: color.tone[tone].text,
  },
];

/** The letters of a thing: a node’s in the colour of its health, the others’ in grey. */
export const letters = styleVariants({
  healthy: tinted('healthy'),
  warning: tinted('warning'),
  error: tinted('error'),
  pending: tinted('pending'),
  none: [
    avatar,
    {
      background: color.surface.hover,
      border: `1px solid ${color.line.border}`,
      color: color.text.secondary,
    },
  ],
});

export const facts = style({ margin: 0, display: 'flex', flexDirection: 'column' });

export const fact = style([
  type.body,
  {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr)',
    gap: measure.space.small,
    alignItems: 'center',
    minHeight: 34,
    selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
  },
]);

/** Without lines, values at the right end. */
export const reach = style({ margin: 0, display: 'flex', flexDirection: 'column', gap: measure.space.small });

export const reachFact = style([
  type.body,
  { display: 'flex', justifyContent: 'space-between', gap: measure.space.gutter },
]);

export const reachValue = style({ textAlign: 'right', overflowWrap: 'anywhere' });

export const label = style({ color: color.text.tertiary, flexShrink: 0 });

export const value = style({ margin: 0, minWidth: 0, display: 'flex', flexDirection: 'column' });

export const notSet = style({ color: color.text.tertiary });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
});

/** Stands out of the section by its own padding, so that its words stand below the heading. */
export const linked = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.medium,
    width: `calc(100% + 2 * ${measure.space.medium})`,
    margin: `0 calc(-1 * ${measure.space.medium})`,
    minHeight: 30,
    padding: `0 ${measure.space.medium}`,
    border: 'none',
    borderRadius: measure.radius.control,
    background: 'none',
    color: color.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.surface.hover } },
    '@media': { '(pointer: coarse)': { minHeight: measure.size.touch } },
  },
]);

export const linkedName = style([
  identifier,
  { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const linkedHow = style([type.hint, { color: color.text.tertiary, flexShrink: 0 }]);

export const legend = style({ margin: 0, padding: 0, listStyle: 'none' });

export const legendRow = style({
  display: 'grid',
  gridTemplateColumns: '62px 1fr',
  alignItems: 'center',
  gap: measure.space.xlarge,
  minHeight: 33,
});

export const legendFigure = style({ display: 'grid', placeItems: 'center' });

export const subtitle = style([type.subheading]);
