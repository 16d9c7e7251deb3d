import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media } from '../theme/measures.css.ts';

export const box = style({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });

/** The browser's own checkbox, unseen, over the drawn one and beyond it: a target that fills its cell. */
export const input = style({
  position: 'absolute',
  inset: -8,
  width: 32,
  height: 36,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&[aria-disabled=true]': { cursor: 'default' } },
  '@media': { [media.touch]: { inset: -14, width: 44, height: 44 } },
});

export const mark = style({
  display: 'inline-flex',
  borderRadius: 4,
  selectors: {
    [`${input}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
