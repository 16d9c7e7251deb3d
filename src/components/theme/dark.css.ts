import { createTheme, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { darkPalette } from './darkPalette.ts';

export const darkTheme = createTheme(color, darkPalette);

// For what the browser draws itself: scroll bars, and the parts of a date.
globalStyle(`.${darkTheme}`, { colorScheme: 'dark' });
