import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

export const fadeIn = keyframes({ from: { opacity: 0 } });

/** Dims the page under a dialog or drawer. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: measure.layer.dialog,
  background: color.surface.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${measure.motion.panel} ${measure.motion.easing}` },
    '&[data-exiting]': {
      animation: `${fadeIn} ${measure.motion.panel} ${measure.motion.easing} reverse`,
    },
  },
});

/** Blocks clicks on the page without dimming it. */
export const clearScrim = style({ position: 'fixed', inset: 0, zIndex: measure.layer.dialog });
