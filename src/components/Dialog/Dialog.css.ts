import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** Centres the dialog in the window, and keeps it out from under a screen keyboard. */
export const place = style({
  position: 'absolute',
  inset: 0,
  height: 'var(--visual-viewport-height)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: measure.space.gutter,
  pointerEvents: 'none',
});

const box = style({
  pointerEvents: 'auto',
  width: '100%',
  maxHeight: '100%',
  display: 'flex',
  background: color.surface.dialog,
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.dialog,
  boxShadow: color.shadow.dialog,
  selectors: {
    '&[data-entering]': { animation: `${rise} ${measure.motion.panel} ${measure.motion.easing}` },
    '&[data-exiting]': { animation: `${rise} ${measure.motion.panel} ${measure.motion.easing} reverse` },
  },
});

export const size = styleVariants({
  small: [box, { maxWidth: measure.size.dialogSmall }],
  medium: [box, { maxWidth: measure.size.dialogMedium }],
  large: [box, { maxWidth: measure.size.dialogLarge }],
  /** Texts break anywhere, so only what has a fixed width makes it wider. */
  fitted: [box, { width: 'min-content', minWidth: `min(100%, ${measure.size.dialogSmall})` }],
});

/** On phones, what toasts stand in below the title, see `useClearOfTitle`. */
export const roomForToasts = '--room-for-toasts';
const room = `var(${roomForToasts}, 0px)`;

/**
 * Scrolls when it is higher than the window, under a title and buttons that stay. Since they lie inside, arrow keys
 * scroll from any of them.
 */
export const dialog = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  // What takes the focus is scrolled to where title and buttons do not hide it.
  scrollPaddingBlock: `calc(80px + ${room}) 80px`,
  // On a phone, two buttons wrap into two rows.
  '@media': { [media.phone]: { scrollPaddingBottom: '132px' } },
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 'inherit',
  outline: 'none',
});

/** A form is no box of its own, or the buttons could not stick to the edge of the dialog. */
export const form = style({ display: 'contents' });

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: measure.layer.sticky,
  flexShrink: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: measure.space.gutter,
  padding: `${measure.space.gutter} ${measure.space.gutter} ${measure.space.large} ${measure.space.section}`,
  background: color.surface.dialog,
  '@media': {
    [media.touch]: {
      padding: `${measure.space.medium} ${measure.space.medium} calc(${measure.space.xxsmall} + ${room}) ${measure.space.section}`,
    },
  },
});

export const linedHeader = style([
  header,
  { marginBottom: measure.space.gutter, borderBottom: `1px solid ${color.line.hairline}` },
]);

export const headerActions = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: measure.space.medium,
});

/** As high as the close button, so that a title of several lines keeps its distance. */
export const title = style({
  padding: `${measure.space.xsmall} 0`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  // A name without end leaves room for what the dialog is about.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  '@media': { [media.touch]: { padding: `${measure.space.xlarge} 0` } },
});

export const words = style({ minWidth: 0 });

export const lead = style([
  type.body,
  { paddingBottom: measure.space.small, color: color.text.secondary, overflowWrap: 'anywhere' },
]);

export const body = style({
  flex: '1 0 auto',
  padding: `0 ${measure.space.section} ${measure.space.section}`,
});

globalStyle(`${body} p`, { overflowWrap: 'anywhere' });

export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: measure.layer.sticky,
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: measure.space.medium,
  padding: `${measure.space.xlarge} ${measure.space.gutter}`,
  background: color.surface.dialog,
  borderTop: `1px solid ${color.line.hairline}`,
});

// A button may name what somebody else named.
globalStyle(`${footer}${footer} :is(button, a)`, {
  maxWidth: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
