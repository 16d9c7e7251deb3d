import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.xsmall,
  minHeight: 72,
  padding: `${measure.space.large} ${measure.space.xlarge}`,
  border: `solid ${color.line.hairline}`,
  borderWidth: '0 1px 1px 0',
  // Moves the outer lines beyond the sheet, which has its own border.
  margin: '0 -1px -1px 0',
  transition: `background ${measure.motion.quick}`,
  ':hover': { background: color.surface.hover },
  '@media': {
    [media.phone]: { minHeight: 80, selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'span 2' } } },
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

/** Covers the name while it is shown, above the clickable area of the card. */
export const actions = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: measure.space.small,
  maxWidth: '100%',
  padding: `${measure.space.xxsmall} ${measure.space.xlarge}`,
  background: color.surface.hover,
  fontSize: 12,
  fontWeight: 500,
  // Targets are at least 24 px high.
  lineHeight: '24px',
  '@media': {
    [media.hover]: {
      opacity: 0,
      transition: `opacity ${measure.motion.quick}`,
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
    },
    [media.phone]: { display: 'none' },
  },
});

/** Passes clicks through to the card. A long fact goes below the figure. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: measure.space.small,
  marginTop: 'auto',
  pointerEvents: 'none',
});

export const figure = style([type.figure, { fontSize: 20, lineHeight: '26px' }]);

export const unknown = style([type.heading, { color: color.text.tertiary }]);

export const link = style([type.label, { position: 'relative', lineHeight: '26px', pointerEvents: 'auto' }]);

export const note = style([type.hint, { color: color.text.tertiary }]);

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
