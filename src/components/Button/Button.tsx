import { memo, useId } from 'react';
import { PlainLink, type PlainLinkProps } from '../Link/Link.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
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
  /** Disables the button and says why, on hover, focus and click. */
  disabledReason?: string | undefined;
  autoFocus?: boolean;
  'aria-label'?: string;
};

/** A button. Stays focusable while disabled, so that its reason can be read. */
export function Button(props: ButtonProps) {
  const { children, icon, keyCap, isPending = false, disabledReason: reason, ...rest } = props;
  const { kind, size, isFullWidth, type = 'button', onPress, ...others } = rest;
  const descriptionId = useId();
  const isInert = reason !== undefined || isPending;
  const description = reason ?? (isPending ? 'In progress' : undefined);
  return (
    <>
      <NativeButton
        {...others}
        tip={reason === undefined ? undefined : { text: reason, opensOnPress: true }}
        // A submit button would submit its form in spite of aria-disabled.
        type={isInert ? 'button' : type}
        className={buttonLook({ kind, size, isFullWidth })}
        data-busy={isPending || undefined}
        {...(isInert ? { 'aria-disabled': true } : { onPress })}
        {...(description && { 'aria-describedby': descriptionId })}
      >
        <ButtonFace {...{ icon, isPending, children }} />
        {keyCap && (
          <span aria-hidden className={css.keyCap}>
            <KeyCap>{keyCap}</KeyCap>
          </span>
        )}
      </NativeButton>
      {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
    </>
  );
}

/** A key, such as `/` or `⌘K`. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className={css.cap}>{children}</kbd>;
}

export type LinkButtonProps = ButtonLook &
  Pick<PlainLinkProps, 'isExternal'> &
  Pick<ButtonFaceProps, 'children' | 'icon'> & {
    href?: string | undefined;
    /** Disables the link and says why. */
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

/** A link that looks like a button. While disabled it is a button that only says why. */
export const LinkButton = memo(PlainLinkButton);
