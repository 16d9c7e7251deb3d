import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const made = style({
  display: 'flex',
  gap: measure.space.section,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

/** As wide as the server's own picture of a code. */
export const code = style({
  flex: '0 0 220px',
  minWidth: 0,
  '@media': { [media.phone]: { flex: 'none' } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.xlarge,
});
