import { keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(-4px)' } });

export const drawer = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: measure.size.navDrawer,
  maxWidth: '100%',
  boxShadow: color.shadow.dialog,
  selectors: {
    '&[data-entering]': { animation: `${slideIn} ${measure.motion.panel} ${measure.motion.easing}` },
    '&[data-exiting]': {
      animation: `${slideIn} ${measure.motion.panel} ${measure.motion.easing} reverse`,
    },
  },
});

export const content = style({ height: '100%', outline: 'none' });
