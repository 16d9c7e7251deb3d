import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const atEnd = style({ marginLeft: 'auto' });

/** Aligns with the rows above. */
export const gatewayPages = style({
  paddingInline: measure.space.page,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});
