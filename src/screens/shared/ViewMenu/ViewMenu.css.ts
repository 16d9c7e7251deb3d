import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

/** A name, and the button that deletes it in line with the box. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: measure.space.medium,
});
