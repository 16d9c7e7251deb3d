import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { bodyLine, type } from '../theme/type.css.ts';

export const glyph = style({ display: 'block', flexShrink: 0 });

export const tone = styleVariants(color.tone, (roles) => ({ color: roles.glyph }));

/** Drawn inside a filled shape. */
export const inside = style({ stroke: color.surface.panel });

export const badge = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.small,
    minWidth: 0,
    selectors: {
      // Size containment: a reason that updates does not lay out the table again. Two lines fit in a row, also a
      // compact one.
      'td > &': {
        contain: 'layout size',
        height: `calc(2 * ${bodyLine})`,
        marginBlock: `calc(-1 * ${measure.space.xxsmall})`,
      },
    },
    // On paper a column is as wide as its content.
    '@media': {
      [media.print]: { selectors: { 'td > &': { contain: 'none', height: 'auto', marginBlock: 0 } } },
    },
  },
]);

/** Shown as Healthy, but HEALTHY in the accessibility tree and in tests. */
const base = style([
  type.strong,
  {
    flexShrink: 0,
    textTransform: 'lowercase',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  },
]);

/** Healthy keeps the colour of text. */
export const word = styleVariants({
  healthy: [base, { color: color.text.primary }],
  warning: [base, { color: color.tone.warning.text }],
  error: [base, { color: color.tone.error.text }],
  pending: [base, { color: color.tone.pending.text }],
  off: [base, { color: color.tone.off.text }],
});

/**
 * Takes the rest of the line whatever its length. A changing width would rebuild compositor layers. Wraps with the wider
 * spacing that some readers set (WCAG 1.4.12).
 */
export const reason = style({
  flexGrow: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.text.secondary,
});
