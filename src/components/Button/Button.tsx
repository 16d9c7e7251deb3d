import { memo } from 'react';
import { PlainLink, type PlainLinkProps } from '../Link/Link.tsx';
import * as css from './Button.css.ts';
import { NativeButton } from './NativeButton.tsx';
import {
  ButtonFace,
  buttonLook,
  type ButtonFaceProps,
  type ButtonLook,
  type PlainButtonProps,
} from './PlainButton.tsx';

export type ButtonProps = PlainButtonProps & {
  /** Shortcut key, shown behind the label. */
  keyCap?: string;
  /** Disables the button. Shown on hover, focus and click. */
  disabledReason?: string | undefined;
  autoFocus?: boolean;
  'aria-label'?: string;
};

/** Button. Stays focusable while disabled, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { children, icon, keyCap, isPending = false, kind, size, isFullWidth, ...rest } = props;
  return (
    <NativeButton {...rest} isPending={isPending} className={buttonLook({ kind, size, isFullWidth })}>
      <ButtonFace {...{ icon, isPending, children }} />
      {keyCap && (
        <span aria-hidden className={css.keyCap}>
          <KeyCap>{keyCap}</KeyCap>
        </span>
      )}
    </NativeButton>
  );
}

export function KeyCap({ children }: { children: string }) {
  return <kbd className={css.cap}>{children}</kbd>;
}

export type LinkButtonProps = ButtonLook &
  Pick<PlainLinkProps, 'isExternal'> &
  Pick<ButtonFaceProps, 'children' | 'icon'> & {
    href?: string | undefined;
    /** Disables the link and explains why. */
    disabledReason?: string | undefined;
  };

function PlainLinkButton(props: LinkButtonProps) {
  const { href, children, icon, isExternal, disabledReason, ...look } = props;
  if (href === undefined || disabledReason !== undefined) {
    return (
      <Button {...look} {...{ icon, disabledReason }}>
        {children}
      </Button>
    );
  }
  return (
    <PlainLink href={href} className={buttonLook(look)} {...(isExternal && { isExternal })}>
      <ButtonFace {...{ icon, children }} />
    </PlainLink>
  );
}

/** A link that looks like a button. While disabled, it is a button that shows the reason. */
export const LinkButton = memo(PlainLinkButton);
