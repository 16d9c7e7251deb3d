import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { bodyLine, type } from '../theme/type.css.ts';

export const glyph = style({ display: 'block', flexShrink: 0 });

export const tone = styleVariants(color.tone, (roles) => ({ color: roles.glyph }));

/** What stands inside a filled shape, in the colour of the surface behind it. */
export const inside = style({ stroke: color.surface.panel });

export const badge = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.small,
    minWidth: 0,
    selectors: {
      // A line as wide as its column: while its reason goes on, the browser lays out nothing of the table around it.
      'td > &': { contain: 'layout size', height: bodyLine },
    },
    // On paper a column is as wide as what is in it.
    '@media': { [media.print]: { selectors: { 'td > &': { contain: 'none', height: 'auto' } } } },
  },
]);

/** The word may come in capitals, as the domain says it: it is shown as Healthy and stays HEALTHY to readers and tests. */
const base = style([
  type.strong,
  {
    flexShrink: 0,
    textTransform: 'lowercase',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  },
]);

/** A healthy one is the normal case and keeps the colour of text. */
export const word = styleVariants({
  healthy: [base, { color: color.text.primary }],
  warning: [base, { color: color.tone.warning.text }],
  error: [base, { color: color.tone.error.text }],
  pending: [base, { color: color.tone.pending.text }],
  off: [base, { color: color.tone.off.text }],
});

/** To the end of its line, however long it is: another width of what cuts off has the browser put its layers together anew. */
export const reason = style({
  flexGrow: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.secondary,
});
