import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';
import { region } from '../Toast/Toast.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** Centres the dialog and keeps it clear of a screen keyboard. */
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

// Toasts would cover the buttons of a high dialog, which are at its right end.
globalStyle(`body:has(${place}) ${region}`, {
  '@media': {
    'screen and (min-width: 640px) and (max-width: 1359px)': { right: 'auto', left: measure.space.gutter },
  },
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
  /** Text wraps anywhere, so only content of a fixed width makes it wider. */
  fitted: [box, { width: 'min-content', minWidth: `min(100%, ${measure.size.dialogSmall})` }],
});

/** Space for toasts below the title on phones, see `useToastOffset`. */
export const roomForToasts = '--room-for-toasts';
const room = `var(${roomForToasts}, 0px)`;

/** Scrolls between a sticky title and footer. They are inside, so that arrow keys scroll from anywhere. */
export const dialog = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  // Scrolls a focused element clear of title and footer.
  scrollPaddingBlock: `calc(80px + ${room}) 80px`,
  // On a phone, two buttons wrap into two rows.
  '@media': { [media.phone]: { scrollPaddingBottom: '132px' } },
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 'inherit',
  outline: 'none',
});

/** Has no box, so that the footer can stick to the edge of the dialog. */
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
  // A very long title leaves room for the content.
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
  padding: `${measure.space.xlarge} ${measure.space.section}`,
  background: color.surface.dialog,
  borderTop: `1px solid ${color.line.hairline}`,
});

// A button can contain the name of an item.
globalStyle(`${footer}${footer} :is(button, a)`, {
  maxWidth: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
