import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { NavigateContext } from '../NavigationProvider/NavigationProvider.tsx';

export type PlainLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'target' | 'rel'> & {
  href: string;
  /** Leads out of the application: opens a new tab, which learns nothing of the present address. */
  isExternal?: boolean;
  /** Besides going there. */
  onFollow?: () => void;
};

/** The browser's own link, inside the application: what every other link is made of. */
export function PlainLink({ href, isExternal = false, onFollow, children, ...rest }: PlainLinkProps) {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    // With a modifier the press is the browser's: a new tab, a new window, a download.
    if (!navigate || isExternal || altKey || ctrlKey || metaKey || shiftKey) return;
    if (currentTarget.origin !== window.location.origin) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow} {...(isExternal && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}
