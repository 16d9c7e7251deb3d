import { create } from 'storybook/theming';
import { darkPalette } from '../src/components/theme/darkPalette.ts';
import { lightPalette } from '../src/components/theme/lightPalette.ts';

type Palette = typeof darkPalette | typeof lightPalette;

const branded = (base: 'dark' | 'light', { surface, line, text, accent }: Palette) =>
  create({
    base,
    brandTitle: 'Netmaker Console',
    brandUrl: './',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: "'JetBrains Mono Variable', ui-monospace, monospace",
    appBg: surface.sunken,
    appContentBg: surface.canvas,
    appPreviewBg: surface.canvas,
    appBorderColor: line.hairline,
    appBorderRadius: 6,
    barBg: surface.canvas,
    barTextColor: text.secondary,
    barSelectedColor: accent.text,
    barHoverColor: text.primary,
    textColor: text.primary,
    textMutedColor: text.secondary,
    inputBg: surface.field,
    inputBorder: line.field,
    inputTextColor: text.primary,
    colorPrimary: accent.solid,
    colorSecondary: accent.text,
  });

export const brand = { dark: branded('dark', darkPalette), light: branded('light', lightPalette) };
