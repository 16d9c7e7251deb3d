import { createTheme, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { lightPalette } from './lightPalette.ts';

export const lightTheme = createTheme(color, lightPalette);

// For what the browser draws itself: scroll bars, and the parts of a date.
globalStyle(`.${lightTheme}`, { colorScheme: 'light' });
