import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { lightPalette } from './lightPalette.ts';

export const lightTheme = style({});

// The default before a theme is chosen, and in print. `colorScheme` applies to what the browser draws, such as scroll
// bars and date fields.
globalStyle(`:root, .${lightTheme}`, { vars: assignVars(color, lightPalette), colorScheme: 'light' });
