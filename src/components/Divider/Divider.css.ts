import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const divider = style({
  width: '100%',
  height: 1,
  margin: 0,
  border: 0,
  background: color.line.hairline,
});
