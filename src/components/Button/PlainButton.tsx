import { useId, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './Button.css.ts';

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

export type ButtonFaceProps = {
  children: ReactNode;
  icon?: IconName | undefined;
  /** The request is on its way: a spinner takes the icon's place and presses do nothing. */
  isPending?: boolean;
};

/** What stands in a button: its icon or spinner, and its words. */
export function ButtonFace({ children, icon, isPending = false }: ButtonFaceProps) {
  return (
    <>
      {icon && !isPending && <Icon name={icon} size={14} />}
      {icon && isPending && <SpinnerRing />}
      {isPending && !icon && (
        <span className={css.spinner}>
          <SpinnerRing />
        </span>
      )}
      <span className={css.label}>{children}</span>
    </>
  );
}

export type PlainButtonProps = ButtonLook &
  ButtonFaceProps & {
    /** @default 'button' */
    type?: 'button' | 'submit';
    onPress?: () => void;
    ref?: Ref<HTMLButtonElement>;
  };

/** The browser's own button, which needs no library: for the login form. It opens nothing and is never disabled. */
export function PlainButton(props: PlainButtonProps) {
  const { children, icon, isPending = false, type = 'button', onPress, ref, ...look } = props;
  const pendingId = useId();
  return (
    <>
      <button
        // A submit button would submit its form in spite of aria-disabled.
        type={isPending ? 'button' : type}
        className={buttonLook(look)}
        data-busy={isPending || undefined}
        {...(ref && { ref })}
        {...(isPending
          ? { 'aria-disabled': true, 'aria-describedby': pendingId }
          : onPress && { onClick: onPress })}
      >
        <ButtonFace {...{ icon, isPending, children }} />
      </button>
      {isPending && <VisuallyHidden id={pendingId}>In progress</VisuallyHidden>}
    </>
  );
}
