import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

export const progress = style({ maxWidth: 480, minHeight: 52, marginBottom: measure.space.gutter });

/** Figures that change several times a second do not make the rest of the line jump. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
