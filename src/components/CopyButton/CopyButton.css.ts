import { globalStyle, style } from '@vanilla-extract/css';
import { measure, media } from '../theme/measures.css.ts';

export const copyable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.xsmall,
  maxWidth: '100%',
  minWidth: 0,
  // On phones, the buttons of a list of facts align at its right edge.
  '@media': {
    [media.phone]: {
      selectors: { 'dd > &:only-child': { display: 'flex', justifyContent: 'space-between', width: '100%' } },
    },
  },
});

/** A flex box, so that a long value can be truncated. */
export const text = style({ display: 'inline-flex', minWidth: 0, overflowWrap: 'anywhere' });

/** No taller than the text, so that lines with and without a button are equally high. */
export const button = style({
  display: 'inline-flex',
  marginBlock: `calc(-1 * ${measure.space.xsmall})`,
});

// In a table row the button appears on hover and focus, on touch devices always. It may use the end of the cell’s padding,
// so that an address of 15 characters has one line.
globalStyle(`td ${button}`, { marginInlineEnd: `calc(-1 * ${measure.space.xlarge})` });
globalStyle(`tr ${button}`, { '@media': { '(hover: hover)': { opacity: 0 } } });
globalStyle(`tr:hover ${button}, tr:focus-within ${button}`, { opacity: 1 });
