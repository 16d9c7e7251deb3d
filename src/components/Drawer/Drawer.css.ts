import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { region, toastsAtLeft } from '../Toast/Toast.css.ts';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(4px)' } });
const motion = `${slideIn} ${measure.motion.panel} ${measure.motion.easing}`;

export const sheet = style([
  toastsAtLeft,
  {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: measure.size.drawer,
    maxWidth: '100%',
    background: color.surface.dialog,
    borderLeft: `1px solid ${color.line.control}`,
    boxShadow: color.shadow.dialog,
    selectors: {
      '&[data-entering]': { animation: motion },
      '&[data-exiting]': { animation: `${motion} reverse` },
    },
    '@media': { [media.phone]: { width: '100%' } },
  },
]);

/** Fills the sheet and scrolls like a dialog. */
export const dialog = style({ height: '100%' });

// Where toasts don’t fit beside it, its end scrolls clear of them.
globalStyle(`body:has(${region}) ${dialog}`, { '@media': { [media.rail]: { paddingBottom: '104px' } } });
