import { createTheme } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { lightPalette } from './lightPalette.ts';

export const lightTheme = createTheme(color, lightPalette);
