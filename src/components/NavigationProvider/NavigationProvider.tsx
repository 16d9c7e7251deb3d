import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { NavigateContext } from './navigate.ts';

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
