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

/** A button in the box. */
export const button = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  padding: 0,
  border: 'none',
  borderRadius: measure.radius.tag,
  background: 'none',
  color: color.text.tertiary,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.text.primary } },
  '@media': { [media.touch]: { width: measure.size.touch, height: measure.size.touch } },
});

/** The buttons at the end of the box. They reach into its padding. */
export const end = style({
  display: 'flex',
  flexShrink: 0,
  marginRight: `calc(-1 * ${measure.space.small})`,
  '@media': { [media.touch]: { marginRight: `calc(-1 * ${measure.space.large})` } },
});
