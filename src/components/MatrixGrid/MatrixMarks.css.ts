import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const marks = style({ position: 'absolute', pointerEvents: 'none' });

const stroke = { fill: 'none', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** What is well stays in the background. */
export const shape = styleVariants({
  tile: { fill: color.matrix.blocked },
  check: { ...stroke, stroke: color.tone.healthy.glyph, opacity: 0.55 },
  cross: { ...stroke, strokeWidth: 1.8, stroke: color.matrix.blockedBar },
  unknown: { ...stroke, stroke: color.text.disabled },
  self: { ...stroke, strokeWidth: 1, stroke: color.line.strong },
  flag: { fill: color.text.secondary },
});
