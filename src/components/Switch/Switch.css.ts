import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

export const position = styleVariants({
  start: {},
  end: { flexDirection: 'row-reverse', justifyContent: 'space-between', width: '100%' },
});

export const track = style({
  flexShrink: 0,
  width: 28,
  height: 16,
  // Centred in a 20 px line of text.
  marginBlock: 2,
  padding: 2,
  borderRadius: 8,
  background: color.line.field,
  transition: `background-color ${measure.motion.quick} ${measure.motion.easing}`,
  selectors: {
    // Centred at the end of a row.
    [`${position.end} > &`]: { marginBlock: 'auto' },
    '[data-hovered] > &': { background: color.text.tertiary },
    '[data-selected] > &': { background: color.accent.solid },
    '[data-selected][data-hovered] > &': { background: color.accent.solidHover },
    '[data-disabled] > &, [data-readonly] > &': { background: color.surface.active },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const knob = style({
  display: 'block',
  width: 12,
  height: 12,
  borderRadius: '50%',
  background: color.surface.knob,
  transition: `transform ${measure.motion.quick} ${measure.motion.easing}`,
  selectors: {
    '[data-selected] > * > &': { transform: 'translateX(12px)', background: color.accent.onSolid },
    '[data-disabled] > * > &, [data-readonly] > * > &': { background: color.text.disabled },
  },
});
