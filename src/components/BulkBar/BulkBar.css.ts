import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { tabular } from '../theme/type.css.ts';
import { region } from '../Toast/Toast.css.ts';

/** Pixels above the lower edge of what scrolls, and how high the bar is. */
const edge = 60;
const height = 42;

/** Takes no room in the page. */
export const place = style({
  position: 'sticky',
  bottom: edge,
  zIndex: measure.layer.bar,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  height: 0,
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

// What takes the focus is scrolled to above it.
globalStyle(`:is(html, main):has(${bar})`, { scrollPaddingBottom: edge + height + 26 });

// Toasts stand above it, and so higher than above the page numbers below.
globalStyle(`html body:has(${bar}) ${region}`, {
  '@media': { [media.abovePhone]: { bottom: edge + height + 16 } },
});

export const count = style([tabular, { flexShrink: 0, fontWeight: 500, whiteSpace: 'nowrap' }]);

const line = { borderLeft: `1px solid ${color.line.control}`, paddingLeft: measure.space.medium } as const;

/** Scrolls sideways where the window is too narrow for all of them. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.xsmall,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...line,
});

// One row of plain words: the bar is their edge.
globalStyle(`${actions} > button`, { borderColor: 'transparent', background: 'none' });

export const divider = style({ alignSelf: 'stretch', ...line });

export const close = style({ display: 'flex', ...line });
