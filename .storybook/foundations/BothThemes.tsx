import { createContext, use, useState, type ReactNode } from 'react';
import { Text } from '../../src/components/Text/Text.tsx';
import { darkTheme } from '../../src/components/theme/dark.css.ts';
import { lightTheme } from '../../src/components/theme/light.css.ts';
import { resolved } from '../../src/components/theme/resolved.ts';
import * as css from './Tokens.css.ts';

const themes = { Dark: darkTheme, Light: lightTheme };

const Themed = createContext<Element | undefined>(undefined);

/** Returns a function that resolves a token in the surrounding theme, or else in the theme of the page. */
export function useResolved(): (token: string) => string {
  const root = use(Themed);
  return (token) => resolved(token, root);
}

export function BothThemes({ children }: { children: ReactNode }) {
  return (
    // Storybook's pages style tables and headings.
    <div className={`sb-unstyled ${css.themes}`}>
      {Object.entries(themes).map(([name, theme]) => (
        <InTheme key={name} name={name} theme={theme}>
          {children}
        </InTheme>
      ))}
    </div>
  );
}

function InTheme({ name, theme, children }: { name: string; theme: string; children: ReactNode }) {
  // Tokens are read from the page, so nothing can be read before it renders.
  const [root, setRoot] = useState<Element | null>(null);
  return (
    <section ref={setRoot} aria-label={name} className={`${theme} ${css.theme}`}>
      <Text variant="label" tone="tertiary">
        {name}
      </Text>
      {root && <Themed value={root}>{children}</Themed>}
    </section>
  );
}
