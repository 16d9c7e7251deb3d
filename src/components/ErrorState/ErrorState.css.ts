import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const glyph = style({ color: color.tone.error.text });
