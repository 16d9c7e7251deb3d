import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: measure.space.medium,
});
