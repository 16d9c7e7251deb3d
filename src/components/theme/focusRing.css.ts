import { style } from '@vanilla-extract/css';
import { color } from './contract.css.ts';

/** The one focus ring: 2 px at 2 px distance, on keyboard focus. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
