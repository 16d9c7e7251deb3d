import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const tooltip = style([
  type.label,
  {
    maxWidth: 320,
    padding: `${measure.space.xsmall} ${measure.space.medium}`,
    borderRadius: measure.radius.chip,
    background: color.surface.inverted,
    color: color.text.inverted,
    overflowWrap: 'anywhere',
    transition: `opacity ${measure.motion.quick} ${measure.motion.easing}`,
    '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  },
]);

export const keyCap = style([
  type.mono,
  { marginLeft: measure.space.medium, color: color.text.inverted, opacity: 0.75 },
]);
