import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

/** Where there is no room beside the tabs, what else stands in their line goes above them. */
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

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 34,
  borderRadius: measure.radius.tag,
  outline: 'none',
  color: color.text.secondary,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-selected]': { color: color.text.primary },
    '&[data-selected]::after': {
      content: "''",
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 2,
      background: color.accent.solid,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minHeight: measure.size.touch } },
});

export const panel = style({
  paddingTop: measure.space.xlarge,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
