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
  /** A key that does the same. */
  keyCap?: string;
  /** The condition under which it can be used, while it cannot: shown on hover, focus and press. */
  disabledReason?: string | undefined;
  autoFocus?: boolean;
  'aria-label'?: string;
};

/** Something to press. A disabled one stays focusable, so that its reason can be found. */
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

/** A key to press, such as `/` or `⌘K`. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className={css.cap}>{children}</kbd>;
}

export type LinkButtonProps = ButtonLook &
  Pick<PlainLinkProps, 'isExternal'> &
  Pick<ButtonFaceProps, 'children' | 'icon'> & {
    href?: string | undefined;
    /** The condition under which it can be used, while it cannot. */
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

/** A link that looks like a button. A disabled one is a button that does nothing and says why. */
export const LinkButton = memo(PlainLinkButton);
