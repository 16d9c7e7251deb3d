import { createContext, use, useState, type ReactNode } from 'react';
import { Text } from '../../src/components/Text/Text.tsx';
import { darkTheme } from '../../src/components/theme/dark.css.ts';
import { lightTheme } from '../../src/components/theme/light.css.ts';
import { resolved } from '../../src/components/theme/resolved.ts';
import * as css from './Tokens.css.ts';

const themes = { Dark: darkTheme, Light: lightTheme };

const Themed = createContext<Element | undefined>(undefined);

/** What tokens stand for where it is asked: in the theme around it, or else in the page's. */
export function useResolved(): (token: string) => string {
  const root = use(Themed);
  return (token) => resolved(token, root);
}

/** The same in either theme, whichever one reads in. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    // Storybook's pages give tables and headings looks of their own.
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
  // Tokens are read off the page: there is nothing to read before it stands.
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
