import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { tabular } from '../theme/type.css.ts';
import { region } from '../Toast/Toast.css.ts';

/** Distance from the lower edge of the scrolling area, and height of the bar, px. */
const edge = 60;
const height = 42;

/** Below the list, so that its end stays clear of the bar. */
export const place = style({
  position: 'sticky',
  bottom: edge,
  zIndex: measure.layer.bar,
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${measure.space.gutter}`,
  pointerEvents: 'none',
  '@media': {
    [media.phone]: { bottom: 68, padding: `0 ${measure.space.medium}` },
    [media.print]: { display: 'none' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  maxWidth: '100%',
  minHeight: height,
  padding: `${measure.space.small} ${measure.space.medium} ${measure.space.small} ${measure.space.gutter}`,
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.dialog,
  background: color.surface.raised,
  boxShadow: color.shadow.floating,
  pointerEvents: 'auto',
});

// Focused elements scroll clear of the bar. A focused button of the bar would scroll the page each time.
globalStyle(`:is(html, main):has(${bar}):not(:has(${place}:focus-within))`, {
  scrollPaddingBottom: edge + height + 26,
  '@media': { [media.phone]: { scrollPaddingBottom: 240 } },
});

// Toasts appear above the bar, higher than above the pagination.
globalStyle(`html body:has(${bar}) ${region}`, {
  '@media': { [media.abovePhone]: { bottom: edge + height + 16 } },
});

export const count = style([
  tabular,
  {
    flexShrink: 0,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { flexShrink: 1, whiteSpace: 'normal' } },
  },
]);

const line = { borderLeft: `1px solid ${color.line.control}`, paddingLeft: measure.space.medium } as const;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.xsmall,
  minWidth: 0,
  ...line,
  '@media': { [media.onlyPhone]: { flexWrap: 'nowrap' } },
});

// Buttons in the bar have no border.
globalStyle(`${actions} > button`, { borderColor: 'transparent', background: 'none' });

export const divider = style({ alignSelf: 'stretch', ...line });

export const close = style({ display: 'flex', ...line });
