import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** On phones one row of equal buttons from edge to edge, the main one first; the rest goes into a menu. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  '@media': {
    [media.phone]: { flexWrap: 'nowrap', width: `calc(100vw - 2 * ${measure.space.gutter})` },
  },
});

export const action = style({ '@media': { [media.phone]: { flex: '1 1 0' } } });

export const mainAction = style([action, { '@media': { [media.phone]: { order: -1 } } }]);

export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });

export const phoneOnly = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });
