import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { lightPalette } from './lightPalette.ts';

export const lightTheme = style({});

// Of the document before a theme is chosen, and on paper whatever the theme. The scheme is for what the browser draws
// itself: scroll bars, and the parts of a date.
globalStyle(`:root, .${lightTheme}`, { vars: assignVars(color, lightPalette), colorScheme: 'light' });
