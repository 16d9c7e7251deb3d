import { style, keyframes } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

/** On paper the page is as long as its content. */
export const frame = style({
  display: 'flex',
  height: '100dvh',
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'block', height: 'auto', overflow: 'visible' } },
});

export const side = style({ flexShrink: 0, '@media': { [media.print]: { display: 'none' } } });

export const column = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

export const header = style({
  position: 'relative',
  flexShrink: 0,
  zIndex: measure.layer.bar,
  '@media': { [media.print]: { display: 'none' } },
});

/** Has no height, so that nothing moves when work starts. */
export const progress = style({ position: 'absolute', left: 0, right: 0, top: '100%' });

export const banner = style({
  flexShrink: 0,
  padding: `${measure.space.medium} ${measure.space.page}`,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
  borderBottom: `1px solid ${color.line.hairline}`,
});

/** The only scroll container. No focus ring: it is not a control. */
export const main = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  outline: 'none',
  '@media': {
    [media.belowWide]: { scrollbarGutter: 'stable' },
    [media.print]: { overflow: 'visible' },
  },
});

/** At least as high as the window, so that the bars of a short page are at its bottom. */
export const page = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.wide]: { overflowX: 'clip' } },
});

export const widthName = '--page-width';

/**
 * As wide as the page with and without a scroll bar, so that nothing moves when one appears, and lines and panels extend
 * to the edge of the window. The bar covers a part of the padding. Narrower windows may scroll sideways.
 */
export const sheet = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.wide]: { width: `var(${widthName}, 100%)` } },
});

/** Visible only while focused, above everything. */
export const skip = style({
  position: 'fixed',
  left: measure.space.medium,
  top: measure.space.medium,
  zIndex: measure.layer.toast,
  padding: `${measure.space.small} ${measure.space.xlarge}`,
  borderRadius: measure.radius.control,
  background: color.surface.inverted,
  color: color.text.inverted,
  fontWeight: 500,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

/** Covers the first two pixels of its positioned container, so that nothing moves. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const appear = keyframes({ from: { opacity: 0 } });

export const lateLine = style([line, { animation: `${appear} 1ms 80ms both` }]);

export const runner = style({
  width: '40%',
  height: '100%',
  background: color.accent.solid,
  animation: `${run} 1.2s ${measure.motion.easing} infinite`,
  '@media': { [media.reducedMotion]: { width: '100%' } },
});

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
