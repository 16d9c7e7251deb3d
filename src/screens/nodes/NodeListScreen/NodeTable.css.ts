import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
});

export const addresses = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const chips = style({ display: 'flex', gap: measure.space.xsmall });
