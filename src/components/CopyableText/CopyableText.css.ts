import { globalStyle, style } from '@vanilla-extract/css';
import { measure } from '../theme/measures.css.ts';

export const copyable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.xsmall,
  maxWidth: '100%',
  minWidth: 0,
});

/** In a row of a table the button shows when the row is pointed at or holds the focus; on touch always. */
export const quiet = style({ display: 'inline-flex' });

globalStyle(`tr ${quiet}`, {
  '@media': { '(hover: hover)': { opacity: 0 } },
});
globalStyle(`tr:hover ${quiet}, tr:focus-within ${quiet}`, { opacity: 1 });
