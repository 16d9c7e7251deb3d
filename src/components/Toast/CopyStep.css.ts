import { style } from '@vanilla-extract/css';

export const copy = style({
  padding: 0,
  border: 'none',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
});
