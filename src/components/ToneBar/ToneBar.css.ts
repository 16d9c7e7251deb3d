import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { pattern, stripes } from './stripes.ts';

export const shareName = '--tone-bar-share';

export const bar = style({ display: 'flex', gap: measure.space.xxsmall, width: '100%', height: 12 });

/** The smallest part is still visible. */
const part = style({ flex: `var(${shareName}) 1 0`, minWidth: 8, borderRadius: measure.space.xxsmall });

export const tone = styleVariants({
  healthy: [part, { background: color.tick.healthy, ...pattern.empty }],
  warning: [part, { background: color.tone.warning.glyph, ...pattern.hatched }],
  error: [part, { background: color.tone.error.glyph, ...pattern.solid }],
  pending: [part, { background: stripes(color.tone.pending.glyph, 'along') }],
  off: [part, { background: color.tick.neutral, ...pattern.dashed }],
});
