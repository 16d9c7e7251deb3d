import { style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

export const progress = style({ maxWidth: 480, minHeight: 52, marginBottom: measure.space.gutter });

/** Prevents layout shift while the numbers change several times per second. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' });
