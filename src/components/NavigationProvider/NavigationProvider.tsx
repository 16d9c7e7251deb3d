import { type ReactNode, createContext } from 'react';
import { RouterProvider } from 'react-aria-components';

export type NavigationProviderProps = {
  /** Called with the `href` of a pressed link that stays inside the application. */
  navigate: (href: string) => void;
  children: ReactNode;
};

/**
 * Turns every link below it into client navigation. Presses with a modifier key, links to another origin and
 * links with a `target` stay with the browser.
 */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <RouterProvider navigate={(href) => navigate(href)}>{children}</RouterProvider>
    </NavigateContext>
  );
}

/** Where a pressed link leads in the client; undefined: the browser loads the page. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);
