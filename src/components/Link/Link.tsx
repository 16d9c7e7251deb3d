import { createContext, useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { focusRing } from '../theme/focusRing.css.ts';
import { withBase } from './basePath.ts';
import * as css from './Link.css.ts';

export type LinkProps = Pick<
  PlainLinkProps,
  'href' | 'children' | 'isExternal' | 'onFollow' | 'aria-label'
> & {
  /** `name`: the name of an item in a list. `quiet`: a secondary link. @default 'accent' */
  emphasis?: keyof typeof css.emphasis;
};

/** Link. Inside a `NavigationProvider`, it navigates without reloading the page. */
export function Link({ emphasis = 'accent', ...rest }: LinkProps) {
  return <PlainLink {...rest} className={`${css.emphasis[emphasis]} ${focusRing}`} />;
}

export type PlainLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'target' | 'rel'> & {
  href: string;
  /** Opens a new tab, without a referrer. */
  isExternal?: boolean;
  onFollow?: () => void;
};

/** Unstyled link. */
export function PlainLink({ href, isExternal = false, onFollow, children, ...rest }: PlainLinkProps) {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    // The browser handles a click with a modifier key: it opens a tab or window, or downloads.
    if (!navigate || isExternal || altKey || ctrlKey || metaKey || shiftKey) return;
    if (currentTarget.origin !== window.location.origin) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a
      {...rest}
      href={withBase(href)}
      onClick={follow}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  );
}

export type NavigationProviderProps = {
  /** Called with the `href` of a clicked link that stays inside the application. */
  navigate: (href: string) => void;
  children: ReactNode;
};

/**
 * Makes links inside it navigate on the client. Clicks with a modifier key and external links are left to the browser.
 */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <RouterProvider navigate={(href) => navigate(href)} useHref={withBase}>
        {children}
      </RouterProvider>
    </NavigateContext>
  );
}

/** Navigates on the client. Undefined outside a provider, where the browser loads the page. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);
