import { createTheme } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { darkPalette } from './darkPalette.ts';

export const darkTheme = createTheme(color, darkPalette);
