import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

export const strip = style({ display: 'flex', gap: measure.space.xxsmall, height: 20 });

const tick = style({ flex: '1 1 0', maxWidth: 7, minWidth: 1, borderRadius: 1 });

export const on = style([tick, { background: color.tick.healthy }]);
export const off = style([tick, { border: `1px solid ${color.tone.error.glyph}` }]);

export const bar = style({ display: 'flex', alignItems: 'center', height: 20 });
