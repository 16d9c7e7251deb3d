import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const drawing = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 });

export const link = style({ strokeDasharray: '3 3' });

export const added = style({ stroke: color.accent.solid, strokeLinecap: 'round' });
