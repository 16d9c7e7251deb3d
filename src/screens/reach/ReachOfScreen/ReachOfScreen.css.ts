import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const sum = style({
  marginInlineStart: 'auto',
  color: color.text.secondary,
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

export const between = style([type.strong, { color: color.text.primary }]);
