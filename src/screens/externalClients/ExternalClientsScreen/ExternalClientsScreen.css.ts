import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** The text ends at the edge of the content, not the invisible box of its button. */
export const atEnd = style({ marginLeft: 'auto', marginRight: `calc(-1 * ${measure.space.xlarge})` });

/** Aligns with the rows above. */
export const gatewayPages = style({
  paddingInline: measure.space.page,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});
