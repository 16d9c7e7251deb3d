import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { tabular, type } from '../theme/type.css.ts';
import { region } from '../Toast/Toast.css.ts';

const bar = style([
  type.body,
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.gutter,
    minHeight: measure.size.footer,
    color: color.text.secondary,
    '@media': {
      [media.touch]: { minHeight: measure.size.topBarPhone },
      [media.phone]: {
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: `0 ${measure.space.medium}`,
      },
    },
  },
]);

/** At the bottom of the page, and of the window while the page is longer. */
const footer = style([
  bar,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: measure.layer.sticky,
    marginTop: 'auto',
    paddingInline: measure.space.page,
    borderTop: `1px solid ${color.line.hairline}`,
    background: color.surface.canvas,
    '@media': {
      [media.phone]: { paddingInline: measure.space.gutter },
      [media.print]: { position: 'static' },
    },
  },
]);

// Focused elements scroll clear of the bar, which has two lines on phones.
globalStyle(`:is(html, main):has(${footer})`, {
  scrollPaddingBottom: `calc(${measure.size.footer} + ${measure.space.medium})`,
  '@media': {
    [media.phone]: { scrollPaddingBottom: `calc(2 * ${measure.size.topBarPhone} + ${measure.space.medium})` },
  },
});

// Toasts appear above the bar.
globalStyle(`body:has(${footer}) ${region}`, {
  '@media': {
    [media.abovePhone]: { bottom: `calc(${measure.size.footer} + ${measure.space.gutter})` },
  },
});

export const place = styleVariants({
  page: [footer],
  list: [bar, { flexWrap: 'wrap', rowGap: 0 }],
});

export const range = style({
  marginInlineEnd: 'auto',
  whiteSpace: 'nowrap',
  // The text begins at the edge of the content, not the box of its menu.
  '@media': { [media.phone]: { marginInlineStart: `calc(-1 * ${measure.space.xsmall})` } },
});

const onScreen = { '@media': { [media.print]: { display: 'none' } } } as const;

export const size = style({ display: 'flex', alignItems: 'center', gap: measure.space.large, ...onScreen });

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.xxsmall,
  ...onScreen,
});

export const page = style([
  type.strong,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: 26,
    height: 26,
    paddingInline: measure.space.xsmall,
    border: 'none',
    borderRadius: measure.radius.control,
    background: 'none',
    color: color.text.secondary,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]:not([aria-disabled])': { background: color.surface.hover, color: color.text.primary },
      '&[aria-current]': { background: color.surface.active, color: color.text.primary },
      '&[aria-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': { [media.touch]: { minWidth: measure.size.touch, height: measure.size.touch } },
  },
]);

export const gap = style({ minWidth: 26, color: color.text.tertiary, textAlign: 'center' });

export const showAll = style([
  type.strong,
  {
    marginInlineStart: measure.space.gutter,
    padding: `0 ${measure.space.xsmall}`,
    border: 0,
    borderRadius: measure.radius.tag,
    background: 'none',
    color: color.accent.text,
    cursor: 'pointer',
  },
]);
