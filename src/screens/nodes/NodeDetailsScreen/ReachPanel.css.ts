import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';

export const strip = style({ display: 'flex', gap: 2, height: 14 });

const tick = style({ flex: '1 1 0', maxWidth: 10, borderRadius: 1.5 });

export const reached = style([tick, { background: color.tick.neutral }]);
export const blocked = style([tick, { border: `1px solid ${color.tone.error.glyph}` }]);
