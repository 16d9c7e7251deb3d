import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { tabular, type } from '../../../components/theme/type.css.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  padding: `0 ${measure.space.gutter}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [media.phone]: { paddingInline: 0 } },
} as const;

export const group = style([type.hint, { ...line, minHeight: 32, background: color.surface.canvas }]);

export const count = style([tabular, { color: color.text.tertiary }]);

export const row = style({
  ...line,
  position: 'relative',
  minHeight: 40,
  transition: `background ${measure.motion.quick}`,
  '@media': {
    [media.hover]: { ':hover': { background: color.surface.hover } },
    [media.phone]: { flexWrap: 'wrap', minHeight: 56, paddingBlock: measure.space.medium, paddingInline: 0 },
  },
  selectors: { 'div > &:last-child': { borderBottom: 0 } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.secondary,
  '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** Makes the whole row clickable. */
export const name = style([
  type.name,
  {
    outline: 'none',
    color: color.text.primary,
    selectors: {
      '&::after': { content: "''", position: 'absolute', inset: 0 },
      '&:focus-visible::after': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-3px',
        borderRadius: measure.radius.control,
      },
    },
  },
]);

/** Above the link of its row. */
export const act = style({ position: 'relative', display: 'flex', justifyContent: 'flex-end', minWidth: 80 });

const fact = style([
  tabular,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.text.tertiary,
    '@media': { [media.phone]: { width: 'auto' } },
  },
]);

export const place = style([fact, { width: 88 }]);

export const age = style([
  fact,
  {
    width: 80,
    textAlign: 'end',
    // On phones, the network ends at the edge then.
    '@media': { [media.phone]: { selectors: { '&:empty': { display: 'none' } } } },
  },
]);

export const last = style({ ...line, minHeight: 40, borderBottom: 0 });

/** Hidden below 1024 px, because a longer list would push what is below it too far down. */
export const cut = style({ '@media': { [media.belowWide]: { display: 'none' } } });

export const onlyCut = style({ display: 'none', '@media': { [media.belowWide]: { display: 'flex' } } });
