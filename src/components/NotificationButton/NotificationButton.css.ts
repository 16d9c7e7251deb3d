import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { region, toastsAtLeft } from '../Toast/Toast.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const anchor = style({ position: 'relative', display: 'inline-flex' });

/** A ring in the colour of the bar separates the dot from the bell. */
const dotShape = style({
  position: 'absolute',
  right: 5,
  top: 5,
  width: 8,
  height: 8,
  borderRadius: '50%',
  boxShadow: `0 0 0 1.5px ${color.surface.canvas}`,
  pointerEvents: 'none',
  // Only the touch target grows, not the bell.
  '@media': { [media.touch]: { right: 13, top: 13 } },
});

export const dot = {
  warning: style([dotShape, { background: color.tone.warning.glyph }]),
  error: style([
    dotShape,
    // A square where the hue is lost.
    { background: color.tone.error.glyph, '@media': { [media.forcedColours]: { borderRadius: 0 } } },
  ]),
};

export const popover = style([
  toastsAtLeft,
  {
    width: measure.size.toast,
    maxWidth: `calc(100vw - 2 * ${measure.space.gutter})`,
    background: color.surface.raised,
    border: `1px solid ${color.line.control}`,
    borderRadius: measure.radius.panel,
    boxShadow: color.shadow.floating,
    overflow: 'hidden',
    selectors: {
      '&[data-entering]': { animation: `${drop} ${measure.motion.panel} ${measure.motion.easing}` },
    },
    '@media': { [media.phone]: { width: '100%' } },
  },
]);

// On phones, toasts would cover the panel, which lists them.
globalStyle(`body:has(${popover}) ${region}`, { '@media': { [media.phone]: { display: 'none' } } });

export const dialog = style({ display: 'flex', flexDirection: 'column', maxHeight: '80vh', outline: 'none' });
