import { style } from '@vanilla-extract/css';
import { measure } from '../theme/measures.css.ts';

export const hint = style({
  padding: 0,
  border: 0,
  borderRadius: measure.radius.tag,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // What has more to say is mostly a time that goes on: its digits keep their places.
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'inherit',
  cursor: 'default',
});
