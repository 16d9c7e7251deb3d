import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const line = style({
  fill: 'none',
  stroke: color.brand.teal,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
});
export const ring = style({ fill: 'none', stroke: color.brand.teal, strokeWidth: 2.2 });
export const dot = style({ fill: color.brand.red });
