import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

/** The text gives way, its button does not. */
export const code = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.small,
  minWidth: 0,
  maxWidth: '100%',
});

export const state = style({ display: 'flex', alignItems: 'center', gap: measure.space.medium });
