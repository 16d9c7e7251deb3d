import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { darkPalette } from './darkPalette.ts';
// The light theme is the default and must come first.
import './light.css.ts';
import { media } from './measures.css.ts';

export const darkTheme = style({});

globalStyle(`.${darkTheme}`, {
  '@media': { [media.screen]: { vars: assignVars(color, darkPalette), colorScheme: 'dark' } },
});
