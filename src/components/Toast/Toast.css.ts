import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });
const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const region = style({
  position: 'fixed',
  right: measure.space.gutter,
  bottom: measure.space.gutter,
  zIndex: measure.layer.toast,
  width: measure.size.toast,
  maxHeight: `calc(100% - 2 * ${measure.space.gutter})`,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.medium,
  borderRadius: measure.radius.panel,
  '@media': {
    [media.print]: { display: 'none' },
    // On phones, the buttons of dialogs and forms are at the bottom.
    [media.phone]: {
      left: measure.space.gutter,
      width: 'auto',
      // Below the title of a dialog, see `useToastOffset`.
      top: `var(--toast-top, calc(${measure.size.topBarPhone} + ${measure.space.medium}))`,
      bottom: 'auto',
    },
  },
});

/**
 * Marks what has buttons at the right edge of the window. Toasts are at the left while it is shown, beside the navigation
 * if there is room.
 */
export const toastsAtLeft = style({});

globalStyle(`body:has(${toastsAtLeft}) ${region}`, {
  '@media': {
    [media.abovePhone]: { right: 'auto', left: `calc(${measure.size.nav} + ${measure.space.gutter})` },
    [media.belowPanels]: { left: measure.space.gutter },
  },
});

/** A list for screen readers only. */
export const list = style({ display: 'contents', listStyle: 'none' });

export const toast = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: measure.space.large,
  flexShrink: 0,
  overflow: 'hidden',
  padding: `${measure.space.large} ${measure.space.medium} ${measure.space.large} ${measure.space.xlarge}`,
  background: color.surface.raised,
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.panel,
  boxShadow: color.shadow.floating,
  animation: `${rise} ${measure.motion.panel} ${measure.motion.easing}`,
});

/** Has the height of the first line of text. */
export const glyph = style({ display: 'flex', alignItems: 'center', height: 20 });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const text = style({ display: 'block', fontWeight: 500 });

export const detail = style({ display: 'block', color: color.text.secondary });

/** Its own height is the touch target. */
export const action = style({
  display: 'block',
  marginTop: measure.space.xsmall,
  fontWeight: 500,
  '@media': { [media.touch]: { marginTop: 0, lineHeight: measure.size.touch } },
});

export const copy = style({
  padding: 0,
  border: 'none',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
});

/** Level with the first line, without making a short toast higher. */
export const close = style({
  display: 'flex',
  margin: '-2px 0',
  '@media': { [media.touch]: { margin: '-12px -8px -12px 0' } },
});

/** Remaining time. The queue sets the duration. */
export const timeBar = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '100%',
  height: 2,
  background: color.line.strong,
  transformOrigin: 'left',
  animation: `${runOut} linear forwards`,
  selectors: { '&[data-paused]': { animationPlayState: 'paused' } },
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
