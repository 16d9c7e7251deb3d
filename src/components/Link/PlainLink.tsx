import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { NavigateContext } from '../NavigationProvider/navigate.ts';

type PlainLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'target'> & { href: string };

/**
 * The browser's own link, inside the application: for where scrolling brings many at a time. It takes a fraction of what
 * `Link` takes to mount, and has no more than a press.
 */
export function PlainLink({ href, children, ...rest }: PlainLinkProps) {
  const navigate = useContext(NavigateContext);
  const follow = (event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    // With a modifier the press is the browser's: a new tab, a new window, a download.
    if (!navigate || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} draggable={false} onClick={follow}>
      {children}
    </a>
  );
}
