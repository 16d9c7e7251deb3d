import { style } from '@vanilla-extract/css';
import { measure } from '../theme/measures.css.ts';

export const hint = style({
  // A button is one box on its line, which a parent would cut without an ellipsis.
  maxWidth: '100%',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  padding: 0,
  border: 0,
  borderRadius: measure.radius.tag,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // Keeps the width of a time that counts up.
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'inherit',
  cursor: 'default',
});
