import { style } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { measure } from './measures.css.ts';
import { tabular, type } from './type.css.ts';

/** A wide table scrolls by itself. */
export const scroller = style({ overflowX: 'auto', outlineOffset: 2 });

export const table = style([type.hint, { borderCollapse: 'collapse', whiteSpace: 'nowrap' }]);

export const head = style({
  padding: `${measure.space.small} ${measure.space.large}`,
  textAlign: 'start',
  fontWeight: 500,
  color: color.text.secondary,
});

export const ratio = style([tabular, { padding: `${measure.space.small} ${measure.space.large}` }]);

export const fails = style({ color: color.tone.error.text, fontWeight: 600 });

/** Shows the colour of a token on the surface of its cell. */
export const sample = style({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginInlineEnd: measure.space.small,
  borderRadius: measure.radius.cell,
  verticalAlign: '-2px',
});

export const swatch = style({
  height: 40,
  border: `1px solid ${color.line.border}`,
  borderRadius: measure.radius.control,
});

export const box = style({
  height: 56,
  background: color.surface.raised,
  border: `1px solid ${color.line.control}`,
});

export const bar = style({ height: 10, borderRadius: measure.radius.cell, background: color.accent.solid });

export const mover = style({
  width: 40,
  height: 10,
  borderRadius: measure.radius.cell,
  background: color.accent.solid,
  transitionProperty: 'transform',
  transitionTimingFunction: measure.motion.easing,
  selectors: { ':hover > &': { transform: 'translateX(120px)' } },
});
