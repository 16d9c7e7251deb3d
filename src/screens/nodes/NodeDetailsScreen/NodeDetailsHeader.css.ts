import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** Phones show one full-width row of buttons, the main one first, and move the rest to a menu. Two rows at 320 px. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  '@media': {
    [media.phone]: { width: `calc(100vw - 2 * ${measure.space.gutter})` },
  },
});

export const action = style({ '@media': { [media.phone]: { flex: '1 1 auto' } } });

export const mainAction = style([action, { '@media': { [media.phone]: { order: -1 } } }]);

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
