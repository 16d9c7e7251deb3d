import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

/** Reserves the code’s space to avoid layout shift. */
export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: measure.radius.panel,
  background: color.surface.sunken,
});
