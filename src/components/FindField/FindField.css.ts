import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { tabular, type } from '../theme/type.css.ts';

export const field = style({
  width: 320,
  maxWidth: '100%',
  '@media': { [media.phone]: { width: '100%' } },
});

export const found = style([
  type.hint,
  tabular,
  { flexShrink: 0, color: color.text.tertiary, whiteSpace: 'nowrap' },
]);

export const steps = style({
  display: 'flex',
  flexShrink: 0,
  marginRight: `calc(-1 * ${measure.space.small})`,
  '@media': { [media.touch]: { marginRight: `calc(-1 * ${measure.space.large})` } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
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
