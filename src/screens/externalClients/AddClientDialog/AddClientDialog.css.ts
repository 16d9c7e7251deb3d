import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const made = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.section,
  minWidth: 'min(598px, 100vw - 74px)',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

/** Reserves space for a code of usual size while it loads. The text moves below a larger code. */
export const code = style({ flex: 'none', minWidth: 'min(100%, 376px)', maxWidth: '100%' });

export const words = style({
  flex: '1 1 200px',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.xlarge,
});
