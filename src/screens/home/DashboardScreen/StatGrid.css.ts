import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 132,
  padding: measure.space.gutter,
  border: `solid ${color.line.hairline}`,
  borderWidth: '0 1px 1px 0',
  // Moves the outer lines beyond the sheet, which has its own border.
  margin: '0 -1px -1px 0',
  transition: `background ${measure.motion.quick}`,
  ':hover': { background: color.surface.hover },
  '@media': {
    [media.phone]: { minHeight: 80, padding: `${measure.space.xlarge} ${measure.space.gutter}` },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: 20,
  color: color.text.secondary,
});

/** Makes the whole card clickable. */
export const label = style([
  type.body,
  {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&::after': { content: "''", position: 'absolute', inset: 0 },
      '&:focus-visible::after': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-3px',
        borderRadius: measure.radius.control,
      },
    },
    outline: 'none',
  },
]);

export const end = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
});

export const arrow = style({
  display: 'flex',
  color: color.text.tertiary,
  '@media': { [media.phone]: { display: 'none' } },
});

/** Replaces the arrow, above the clickable area of the card. */
export const actions = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'flex',
  gap: measure.space.medium,
  fontSize: 12,
  fontWeight: 500,
  // Targets are at least 24 px high.
  lineHeight: '24px',
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      transition: `opacity ${measure.motion.quick}`,
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
    },
    [media.phone]: { display: 'none' },
  },
});

export const replacedArrow = style({
  '@media': {
    '(hover: hover)': { selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 0 } } },
    '(hover: none)': { opacity: 0 },
  },
});

const body = { position: 'relative', marginTop: 'auto', paddingTop: measure.space.gutter } as const;

/** Passes clicks through to the card. */
export const figure = style([
  type.figure,
  {
    ...body,
    pointerEvents: 'none',
    '@media': {
      [media.phone]: { paddingTop: measure.space.xsmall, fontSize: 24, lineHeight: '30px' },
    },
  },
]);

export const unknown = style([type.heading, { color: color.text.tertiary, lineHeight: '34px' }]);

export const links = style({
  ...body,
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  gap: measure.space.small,
});

export const note = style([
  type.hint,
  {
    minHeight: 20,
    paddingTop: measure.space.xsmall,
    color: color.text.tertiary,
    '@media': { [media.phone]: { display: 'none' } },
  },
]);

/** Clips the outermost lines, because each card draws lines at its right and bottom edges. */
export const ledger = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  overflow: 'hidden',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
