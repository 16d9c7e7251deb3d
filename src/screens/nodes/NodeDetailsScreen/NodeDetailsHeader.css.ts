import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** On phones one row of equal buttons, the main one first; the rest goes into a menu. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  '@media': { [media.phone]: { flexDirection: 'row-reverse', flexWrap: 'nowrap' } },
});

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

export const phoneOnly = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', order: -1 } },
});
