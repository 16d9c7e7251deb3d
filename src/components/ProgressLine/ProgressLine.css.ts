import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

/** Lies over the first two pixels of what holds it, which has to be positioned: nothing moves when it comes or goes. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const runner = style({
  width: '40%',
  height: '100%',
  background: color.accent.solid,
  animation: `${run} 1.2s ${measure.motion.easing} infinite`,
  '@media': { [media.reducedMotion]: { width: '100%' } },
});
