import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './Link.css.ts';

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** `name`: the name of a thing in a list. `quiet`: beside more important things. @default 'accent' */
  emphasis?: keyof typeof css.emphasis;
  /** Leads out of the application: opens a new tab, which learns nothing of the present address. */
  isExternal?: boolean;
  /** Besides going there. */
  onFollow?: () => void;
  'aria-label'?: string;
};

/** A link; inside a `NavigationProvider` it navigates without loading the page anew. */
export function Link({
  href,
  children,
  emphasis = 'accent',
  isExternal = false,
  onFollow,
  ...rest
}: LinkProps) {
  return (
    <AriaLink
      {...rest}
      href={href}
      {...(onFollow && { onClick: onFollow })}
      className={`${css.emphasis[emphasis]} ${focusRing}`}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </AriaLink>
  );
}
