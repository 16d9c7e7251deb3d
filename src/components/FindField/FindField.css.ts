import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media } from '../theme/measures.css.ts';
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
