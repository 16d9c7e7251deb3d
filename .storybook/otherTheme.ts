import axe from 'axe-core';
import { darkTheme } from '../src/components/theme/dark.css.ts';
import { lightTheme } from '../src/components/theme/light.css.ts';

export const themes = { dark: darkTheme, light: lightTheme };
export type Theme = keyof typeof themes;

/** As the toolbar has it. */
export const themeOf = (globals: Record<string, unknown>): Theme =>
  globals['theme'] === 'light' ? 'light' : 'dark';

export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.classList.remove(darkTheme, lightTheme);
  root.classList.add(themes[theme]);
  root.dataset['theme'] = theme;
}

/** The rules of axe whose verdict a theme can change: themes differ in colours and in nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Storybook's own elements, which are always in the document. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * What axe has against the colours of the page in a theme, a line per element. The page is shown as it stands, so that
 * a story need not be told twice to be checked in both themes.
 */
export async function colourFaults(theme: Theme, shown: Theme): Promise<readonly string[]> {
  showTheme(theme);
  try {
    axe.reset();
    const { violations } = await axe.run(
      { include: document.body, exclude },
      { runOnly: colourRules, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ help, nodes }) =>
      nodes.map((node) => `${theme}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
    );
  } finally {
    showTheme(shown);
  }
}
