import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Button.css.ts';

export type ButtonProps = ButtonLook & {
  children: ReactNode;
  icon?: IconName;
  /** A key that does the same. */
  keyCap?: string;
  /** The request is on its way: a spinner takes the icon's place and presses do nothing. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** The condition under which it can be used: shown on hover, focus and press. */
  disabledReason?: string;
  /** @default 'button' */
  type?: 'button' | 'submit';
  onPress?: () => void;
  autoFocus?: boolean;
  'aria-label'?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** Something to press. A disabled one stays focusable, so that its reason can be found. */
export function Button(props: ButtonProps) {
  const { children, icon, keyCap, isPending = false, isDisabled = false, disabledReason, ...rest } = props;
  const { kind, size, isFullWidth, type = 'button', onPress, ...others } = rest;
  const descriptionId = useId();
  const isInert = isDisabled || isPending;
  const reason = isDisabled ? disabledReason : undefined;
  const description = reason ?? (isPending ? 'In progress' : undefined);
  return (
    <>
      <Tooltip text={reason ?? ''} isDisabled={reason === undefined} opensOnPress={reason !== undefined}>
        <AriaButton
          {...others}
          // Not react-aria's isPending: its announcement outlives the button and then names nothing.
          // A submit button would submit its form in spite of aria-disabled.
          type={isInert ? 'button' : type}
          className={buttonLook({ kind, size, isFullWidth })}
          data-busy={isPending || undefined}
          {...(isInert ? { 'aria-disabled': true } : onPress && { onPress })}
          {...(description && { 'aria-describedby': descriptionId })}
        >
          {icon && !isPending && <Icon name={icon} size={14} />}
          {icon && isPending && <SpinnerRing />}
          {isPending && !icon && (
            <span className={css.spinner}>
              <SpinnerRing />
            </span>
          )}
          <span className={css.label}>{children}</span>
          {keyCap && (
            <span aria-hidden className={css.keyCap}>
              <KeyCap>{keyCap}</KeyCap>
            </span>
          )}
        </AriaButton>
      </Tooltip>
      {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
    </>
  );
}

export type ButtonLook = {
  /**
   * `primary`: at most one per page header or dialog. `dangerText` opens a confirmation, `danger` stands only inside one.
   * @default 'default'
   */
  kind?: keyof typeof css.kind | undefined;
  /** @default 'default' */
  size?: keyof typeof css.size | undefined;
  isFullWidth?: boolean | undefined;
};

/** The classes that a button and a link that looks like one share. */
export function buttonLook({ kind = 'default', size = 'default', isFullWidth = false }: ButtonLook): string {
  return [css.kind[kind], css.size[size], focusRing, ...(isFullWidth ? [css.fullWidth] : [])].join(' ');
}

/** A key to press, such as `/` or `⌘K`. */
export function KeyCap({ children }: { children: string }) {
  return <kbd className={css.cap}>{children}</kbd>;
}
