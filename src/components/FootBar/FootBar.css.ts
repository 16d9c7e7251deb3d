import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';
import { region } from '../Toast/Toast.css.ts';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: measure.layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.gutter,
  flexShrink: 0,
  minHeight: measure.size.changeBar,
  // Keeps the bar at the bottom of the window on a short page.
  marginTop: 'auto',
  padding: `${measure.space.medium} ${measure.space.page}`,
  borderTop: `1px solid ${color.line.control}`,
  background: color.surface.raised,
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: measure.space.medium,
      padding: `${measure.space.medium} ${measure.space.gutter}`,
    },
    [media.print]: { display: 'none' },
  },
});

// The form fills the window, which keeps the bar at its bottom.
globalStyle(`form:has(> ${bar})`, { flexGrow: 1, display: 'flex', flexDirection: 'column' });
// Scrolls a focused field clear of the bar.
globalStyle(`:is(html, main):has(${bar})`, {
  scrollPaddingBottom: `calc(${measure.size.changeBar} + ${measure.space.page})`,
  // On phones, the status is above the buttons.
  '@media': { [media.phone]: { scrollPaddingBottom: `calc(2 * ${measure.size.changeBar})` } },
});

// Toasts are above the buttons.
globalStyle(`body:has(${bar}) ${region}`, {
  '@media': {
    [media.abovePhone]: { bottom: `calc(${measure.size.changeBar} + ${measure.space.gutter})` },
  },
});

export const status = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.gutter,
  minWidth: 0,
  '@media': {
    [media.phone]: {
      flex: 'none',
      flexWrap: 'wrap',
      selectors: { '&:not(:has(*))': { position: 'absolute' } },
    },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  flexShrink: 0,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});

globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 0' } } });

export const divided = style({
  selectors: {
    '&::before': {
      content: "''",
      width: 1,
      height: 18,
      marginInlineEnd: measure.space.medium,
      background: color.line.control,
      '@media': { [media.phone]: { display: 'none' } },
    },
  },
});

export const changes = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  minWidth: 0,
});

export const count = style([
  type.strong,
  { flexShrink: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const none = style([type.body, { color: color.text.tertiary }]);

export const names = style([
  type.body,
  {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.text.secondary,
    '@media': { [media.phone]: { display: 'none' } },
  },
]);

export const problems = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.small,
    flexShrink: 0,
    color: color.tone.error.text,
    whiteSpace: 'nowrap',
  },
]);
