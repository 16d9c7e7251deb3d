import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

/** As large as a target has to be, in the space of the glyph. */
export const mark = style({
  display: 'inline-flex',
  flexShrink: 0,
  padding: 6,
  margin: -6,
  borderRadius: measure.radius.chip,
});
