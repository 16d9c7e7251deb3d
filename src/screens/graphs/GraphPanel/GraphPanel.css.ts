import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { identifier, tabular, type } from '../../../components/theme/type.css.ts';
import { figure } from '../NodeFigure/NodeFigure.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.medium,
  padding: measure.space.gutter,
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const roles = style({ borderTop: `1px solid ${color.line.hairline}` });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: measure.space.xlarge });

export const words = style({ flex: 1, minWidth: 0 });
/** Wraps the duration of a state instead of truncating it. */
globalStyle(`${words} button`, { whiteSpace: 'normal', textAlign: 'start' });

export const title = style([type.dialogTitle, identifier, { overflowWrap: 'anywhere' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.small });

export const headFigure = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 64,
  height: 44,
  transform: 'scale(1.3)',
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

/** Extends beyond the section by its padding, so that its text aligns with the heading. */
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

export const legend = style([list]);

export const legendRow = style([
  linked,
  {
    gap: measure.space.xlarge,
    minHeight: 28,
    selectors: { '&[aria-pressed="true"]': { background: color.surface.selected } },
  },
]);

export const attentionRow = style([linked, { minHeight: 28 }]);

export const legendFigure = style({ display: 'grid', placeItems: 'center', width: 62, flexShrink: 0 });

// The rings of one row would touch those of the next.
globalStyle(`${legendFigure} > ${figure}`, { transform: 'scale(.8)' });

export const legendLabel = style({ flex: 1 });

/** Health words are upper case, but shown in sentence case as everywhere else. */
export const stateLabel = style([
  legendLabel,
  { textTransform: 'lowercase', '::first-letter': { textTransform: 'uppercase' } },
]);

export const legendCount = style([tabular, { color: color.text.secondary }]);

export const subtitle = style([type.subheading]);
