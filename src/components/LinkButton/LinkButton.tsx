import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as css from '../Button/Button.css.ts';
import { Button, buttonLook, type ButtonLook } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export type LinkButtonProps = ButtonLook & {
  href: string;
  children: ReactNode;
  icon?: IconName;
  /** Leads out of the application: opens a new tab, which learns nothing of the present address. */
  isExternal?: boolean;
  /** How much of the present address the other side learns. @default the page's own policy */
  referrerPolicy?: 'origin';
  isDisabled?: boolean;
  /** The condition under which it can be used. */
  disabledReason?: string;
};

/** A link that looks like a button. A disabled one is a button that does nothing and says why. */
export function LinkButton(props: LinkButtonProps) {
  const { href, children, icon, isExternal = false, referrerPolicy, ...rest } = props;
  const { isDisabled = false, disabledReason, ...look } = rest;
  if (isDisabled) {
    return (
      <Button {...look} {...(icon && { icon })} isDisabled {...(disabledReason && { disabledReason })}>
        {children}
      </Button>
    );
  }
  return (
    <Link
      href={href}
      className={buttonLook(look)}
      {...(referrerPolicy && { referrerPolicy })}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
    >
      {icon && <Icon name={icon} size={14} />}
      <span className={css.label}>{children}</span>
    </Link>
  );
}
