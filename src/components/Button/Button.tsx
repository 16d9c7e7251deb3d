import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NativeButton } from './NativeButton.tsx';
import { ButtonFace, buttonLook, type PlainButtonProps } from './PlainButton.tsx';
import * as css from './Button.css.ts';

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
