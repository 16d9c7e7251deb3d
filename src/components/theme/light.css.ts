import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { lightPalette } from './lightPalette.ts';

export const lightTheme = style({});

// The default before a theme is chosen, and on paper. The scheme is for what the browser draws itself: scroll bars and
// parts of a date.
globalStyle(`:root, .${lightTheme}`, { vars: assignVars(color, lightPalette), colorScheme: 'light' });
