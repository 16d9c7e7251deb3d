import { style, styleVariants } from '@vanilla-extract/css';
import { measure, media } from '../theme/measures.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.gutter,
  width: '100%',
  padding: `${measure.space.section} ${measure.space.page} ${measure.space.page}`,
  '@media': { [media.phone]: { padding: measure.space.gutter } },
});

export const width = styleVariants({
  full: {},
  form: { maxWidth: measure.size.form },
});
