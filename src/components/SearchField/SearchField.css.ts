import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const width = styleVariants({
  normal: { width: 280, maxWidth: '100%', '@media': { [media.phone]: { width: '100%' } } },
  full: { width: '100%' },
});

export const icon = style({
  display: 'flex',
  flexShrink: 0,
  color: color.text.tertiary,
  pointerEvents: 'none',
});

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  marginRight: `calc(-1 * ${measure.space.small})`,
  padding: 0,
  border: 'none',
  borderRadius: measure.radius.tag,
  background: 'none',
  color: color.text.tertiary,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.text.primary } },
  '@media': {
    [media.touch]: {
      width: measure.size.touch,
      height: measure.size.touch,
      marginRight: `calc(-1 * ${measure.space.large})`,
    },
  },
});
