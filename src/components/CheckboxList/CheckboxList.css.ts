import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { identifier, type } from '../theme/type.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.medium,
});

/** With a visible label, the filter moves to the line below. */
export const labelledBar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: measure.space.small,
});

export const filter = style({
  selectors: { [`${labelledBar} > &`]: { gridRow: 2, gridColumn: '1 / -1' } },
});

export const tally = style([
  type.hint,
  { display: 'flex', alignItems: 'center', gap: measure.space.medium, color: color.text.tertiary },
]);

export const all = style([
  type.label,
  {
    padding: 0,
    border: 'none',
    borderRadius: measure.radius.tag,
    background: 'none',
    color: color.accent.text,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
    '@media': { [media.touch]: { minWidth: measure.size.touch, minHeight: measure.size.touch } },
  },
]);

const frame = style({
  padding: measure.space.xsmall,
  border: `1px solid ${color.line.field}`,
  borderRadius: measure.radius.control,
  overflow: 'auto',
  selectors: {
    '&[data-locked]': {
      borderColor: color.line.hairline,
      background: color.surface.disabled,
      color: color.text.tertiary,
    },
    '[data-invalid] > &': {
      borderColor: color.tone.error.glyph,
      boxShadow: `0 0 0 1px ${color.tone.error.glyph}`,
    },
  },
});

export const list = styleVariants({
  normal: [frame, { maxHeight: measure.size.multiSelectList }],
  tall: [frame, { maxHeight: measure.size.checkList }],
});

export const row = style([
  type.body,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.large,
    minHeight: 34,
    padding: `0 ${measure.space.medium}`,
    borderRadius: measure.radius.chip,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-readonly]': { background: 'none', cursor: 'default' },
    },
    '@media': { [media.touch]: { minHeight: measure.size.touch } },
  },
]);

export const words = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: measure.space.medium,
  minWidth: 0,
});

export const label = style([
  identifier,
  { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const note = style([type.hint, { color: color.text.tertiary }]);

export const detail = style([type.mono, { color: color.text.tertiary }]);

export const empty = style({ padding: measure.space.medium, color: color.text.tertiary });
