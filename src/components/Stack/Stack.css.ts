import { styleVariants } from '@vanilla-extract/css';
import { gaps } from '../theme/gap.ts';

export const stack = styleVariants(gaps, (gap) => ({
  display: 'flex',
  flexDirection: 'column',
  gap,
  minWidth: 0,
}));
