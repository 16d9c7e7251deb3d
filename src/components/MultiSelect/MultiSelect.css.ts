import { style } from '@vanilla-extract/css';
import { box as fieldBox } from '../Field/Field.css.ts';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const box = style([
  fieldBox.form,
  {
    flexWrap: 'wrap',
    gap: measure.space.xsmall,
    paddingBlock: 3,
    selectors: {
      '&:has(> [data-trigger][data-focus-visible]), &:has(> [aria-expanded=true])': {
        borderColor: color.focus,
        boxShadow: `0 0 0 1px ${color.focus}`,
      },
    },
  },
]);

export const chip = style([
  type.label,
  {
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: 24,
    paddingLeft: measure.space.medium,
    border: `1px solid ${color.line.border}`,
    borderRadius: measure.radius.tag,
    background: color.surface.raised,
    '@media': { [media.touch]: { height: measure.size.touch } },
  },
]);

export const chipLabel = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 22,
  padding: 0,
  border: 'none',
  borderRadius: measure.radius.tag,
  background: 'none',
  color: color.text.tertiary,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.text.primary } },
  '@media': { [media.touch]: { width: measure.size.touch, height: 42 } },
});

/** Fills the rest of the last line. */
export const trigger = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.medium,
  minWidth: 96,
  minHeight: 24,
  padding: 0,
  border: 'none',
  outline: 'none',
  background: 'none',
  color: color.text.tertiary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // After a chip.
  selectors: { '* + &': { paddingLeft: measure.space.xsmall } },
  '@media': { [media.touch]: { minHeight: 42 } },
});
