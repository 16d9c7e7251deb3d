import { darkTheme } from '../src/components/theme/dark.css.ts';
import { lightTheme } from '../src/components/theme/light.css.ts';

export const themes = { dark: darkTheme, light: lightTheme };
export type Theme = keyof typeof themes;

export const themeOf = (globals: Record<string, unknown>): Theme =>
  globals['theme'] === 'light' ? 'light' : 'dark';

export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.remove(darkTheme, lightTheme);
  root.classList.add(themes[theme]);
  root.dataset['theme'] = theme;
}
