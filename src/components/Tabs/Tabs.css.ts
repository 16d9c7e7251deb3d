import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { tabular } from '../theme/type.css.ts';

/** In a narrow space, the link moves above the tabs. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: measure.space.gutter,
  borderBottom: `1px solid ${color.line.hairline}`,
});

export const list = style({
  display: 'flex',
  gap: measure.space.section,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const tabOrFacet = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 34,
  borderRadius: measure.radius.tag,
  color: color.text.secondary,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-selected], &[aria-current]': { color: color.text.primary },
    '&[data-selected]::after, &[aria-current]::after': {
      content: "''",
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 2,
      background: color.accent.solid,
    },
    // The row scrolls, and would clip a ring outside.
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minHeight: measure.size.touch } },
});

export const tab = style([tabOrFacet, { outline: 'none' }]);

export const panel = style({
  paddingTop: measure.space.xlarge,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

/** Scrolls sideways in a narrow window. */
export const nav = style({
  padding: `0 ${measure.space.page}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { padding: `0 ${measure.space.gutter}` } },
});

/** The first and the last word end where the content does, and their focus rings beyond it. */
export const facetList = style({
  display: 'flex',
  width: 'max-content',
  minWidth: `calc(100% + 2 * ${measure.space.xsmall})`,
  marginInline: `calc(-1 * ${measure.space.xsmall})`,
  gap: measure.space.large,
  '@media': { [media.phone]: { minWidth: '100%', marginInline: 0, gap: measure.space.medium } },
});

export const apart = style({ marginInlineStart: 'auto' });

export const facet = style([
  tabOrFacet,
  {
    selectors: { '&[aria-current]::after': { insetInline: measure.space.xsmall } },
    '@media': { [media.phone]: { selectors: { '&[aria-current]::after': { content: 'none' } } } },
  },
]);

/** On phones a chip, with a larger touch target. */
export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  padding: `0 ${measure.space.xsmall}`,
  '@media': {
    [media.phone]: {
      minHeight: 36,
      paddingInline: measure.space.large,
      border: `1px solid ${color.line.control}`,
      borderRadius: measure.radius.control,
      selectors: { [`${facet}[aria-current] > &`]: { background: color.surface.active } },
    },
  },
});

export const count = style([tabular, { color: color.text.tertiary, fontWeight: 400 }]);
