import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const up = style({ fill: 'none', stroke: color.tone.healthy.glyph });
export const down = style({ fill: 'none', stroke: color.tone.error.glyph });
