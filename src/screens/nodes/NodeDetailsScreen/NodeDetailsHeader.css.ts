import { globalStyle, style } from '@vanilla-extract/css';
import { fullLine } from '../../../components/PageHeader/PageHeader.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** Phones show one full-width row of buttons, the main one first, and move the rest to a menu. Two rows at 320 px. */
export const actions = style([
  fullLine,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: measure.space.medium },
]);

globalStyle(`${actions} > :is(a, button):not([aria-haspopup])`, {
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});
