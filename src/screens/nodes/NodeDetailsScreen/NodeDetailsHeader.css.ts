import { globalStyle, style } from '@vanilla-extract/css';
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

globalStyle(`${actions} > :is(a, button):not([aria-haspopup])`, {
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});
