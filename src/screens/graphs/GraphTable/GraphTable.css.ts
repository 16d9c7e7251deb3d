import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

/** Breaks a long name, which would push the state out of the card. */
export const cardName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** As wide as the widest figure, to align the names. */
export const figure = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 28,
  flexShrink: 0,
  transform: 'scale(0.6)',
});
