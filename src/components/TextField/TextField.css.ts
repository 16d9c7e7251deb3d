import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

/** Extends to the edge of the box, so that the target is larger than its icon. */
export const eye = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  marginRight: `calc(-1 * ${measure.space.small})`,
  padding: 0,
  border: 'none',
  borderRadius: measure.radius.tag,
  background: 'none',
  color: color.text.tertiary,
  cursor: 'pointer',
  selectors: {
    '&&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.text.primary } } },
    [media.touch]: {
      width: measure.size.touch,
      height: measure.size.touch,
      marginRight: `calc(-1 * ${measure.space.large})`,
    },
  },
});
