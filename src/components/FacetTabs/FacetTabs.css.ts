import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { tabular } from '../theme/type.css.ts';

export const nav = style({
  borderBottom: `1px solid ${color.line.hairline}`,
  padding: `0 ${measure.space.page}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { padding: `0 ${measure.space.gutter}` } },
});

/** Names start at the page's edge: the padding of the first link hangs out of it. */
export const list = style({ display: 'flex', width: 'max-content', gap: measure.space.xsmall });

export const facet = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: 34,
  padding: `0 ${measure.space.large}`,
  borderRadius: measure.radius.tag,
  color: color.text.secondary,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-current]': { color: color.text.primary },
    '&[aria-current]::after': {
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

export const count = style([tabular, { color: color.text.tertiary, fontWeight: 400 }]);
