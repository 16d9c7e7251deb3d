import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { KeyCap } from '../KeyCap/KeyCap.tsx';
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { buttonLook, type ButtonLook } from './buttonLook.ts';
import * as css from './Button.css.ts';

export type ButtonProps = ButtonLook & {
  children: ReactNode;
  icon?: IconName;
  /** A key that does the same. */
  keyCap?: string;
  /** The request is on its way: a spinner takes the icon's place and presses do nothing. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** The condition under which it can be used. */
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
  const { isDisabled = false, disabledReason, ...rest } = props;
  const reasonId = useId();
  if (!isDisabled) return <Pressable {...rest} />;
  if (!disabledReason) return <Pressable {...rest} isInert />;
  return (
    <>
      <Tooltip text={disabledReason}>
        <Pressable {...rest} isInert describedBy={reasonId} />
      </Tooltip>
      <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
    </>
  );
}

type PressableProps = Omit<ButtonProps, 'isDisabled' | 'disabledReason'> & {
  isInert?: boolean;
  describedBy?: string;
};

function Pressable(props: PressableProps) {
  const {
    children,
    icon,
    keyCap,
    isPending = false,
    isInert = false,
    describedBy,
    onPress,
    type,
    ...rest
  } = props;
  const { kind, size, isFullWidth, ...others } = rest;
  return (
    <AriaButton
      {...others}
      // An inert submit button would still submit its form.
      type={isInert ? 'button' : (type ?? 'button')}
      isPending={isPending}
      className={buttonLook({
        ...(kind && { kind }),
        ...(size && { size }),
        ...(isFullWidth && { isFullWidth }),
      })}
      {...(isInert ? { 'aria-disabled': true } : onPress && { onPress })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      {isPending ? <SpinnerRing /> : icon && <Icon name={icon} size={14} />}
      <span className={css.label}>{children}</span>
      {keyCap && <KeyCap>{keyCap}</KeyCap>}
    </AriaButton>
  );
}
