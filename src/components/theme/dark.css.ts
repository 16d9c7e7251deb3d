import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { darkPalette } from './darkPalette.ts';
// It holds where the dark theme does not, and so has to stand before it.
import './light.css.ts';
import { media } from './measures.css.ts';

export const darkTheme = style({});

globalStyle(`.${darkTheme}`, {
  '@media': { [media.screen]: { vars: assignVars(color, darkPalette), colorScheme: 'dark' } },
});
