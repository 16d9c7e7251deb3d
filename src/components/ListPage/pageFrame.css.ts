import { style } from '@vanilla-extract/css';
import { measure, media } from '../theme/measures.css.ts';

/** Exactly as high as the window. Its content scrolls by itself. */
export const windowHigh = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.gutter,
  padding: `${measure.space.section} ${measure.space.page} 0`,
  '@media': { [media.phone]: { padding: `${measure.space.gutter} ${measure.space.gutter} 0` } },
});
