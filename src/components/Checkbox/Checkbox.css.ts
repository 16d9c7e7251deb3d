import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 16,
  height: 16,
  // Centred in a 20 px line of text.
  marginBlock: 2,
  border: `1px solid ${color.line.field}`,
  borderRadius: measure.radius.tag,
  color: color.accent.onSolid,
  transition: `background-color ${measure.motion.quick} ${measure.motion.easing}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.text.secondary },
    '&[data-checked], [data-hovered] > &[data-checked]': {
      borderColor: 'transparent',
      background: color.accent.solid,
    },
    '[data-disabled] > &, [data-readonly] > &': {
      borderColor: color.line.control,
      background: color.surface.disabled,
      color: color.text.disabled,
    },
    '[data-invalid] > &': { borderColor: color.tone.error.glyph },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const box = style({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });

/** The invisible checkbox over the drawn one, with a target that fills its cell. */
export const input = style({
  position: 'absolute',
  inset: -8,
  width: 32,
  height: 36,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&[aria-disabled=true]': { cursor: 'default' } },
  '@media': { [media.touch]: { inset: -14, width: 44, height: 44 } },
});

export const rowMark = style({
  display: 'inline-flex',
  borderRadius: 4,
  selectors: {
    [`${input}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
