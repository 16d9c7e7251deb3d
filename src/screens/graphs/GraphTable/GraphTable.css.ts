import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

/** As wide as the widest figure, so that names stand in one line. */
export const figure = style({
  display: 'grid',
  placeItems: 'center',
  width: 68,
  minHeight: 34,
  flexShrink: 0,
});
