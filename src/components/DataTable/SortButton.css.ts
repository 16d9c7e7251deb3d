import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const button = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: measure.space.small,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: measure.radius.tag,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text.secondary },
    '&[data-sorted]': { color: color.text.primary },
  },
  '@media': { [media.touch]: { minHeight: measure.size.touch } },
});

/** Before the name of a right-aligned column, so that the name ends where the figures end. */
export const reversed = style({ flexDirection: 'row-reverse' });

/** Out of sight until the column is sorted, or pointed at: it can be. */
export const arrow = style({
  display: 'inline-flex',
  selectors: {
    [`${button}:not([data-sorted]) > &`]: { opacity: 0 },
    [`${button}[data-hovered]:not([data-sorted]) > &, ${button}[data-focus-visible]:not([data-sorted]) > &`]:
      {
        opacity: 0.7,
      },
  },
});
