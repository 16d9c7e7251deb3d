import { create } from 'storybook/theming';
import { darkPalette } from '../src/components/theme/darkPalette.ts';

const { surface, line, text, accent } = darkPalette;

/** Storybook itself and its pages, in the product's colours. */
export const brand = create({
  base: 'dark',
  brandTitle: 'Netmaker console',
  brandUrl: './',
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
