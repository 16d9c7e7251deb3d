import { useId, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './Button.css.ts';

export type ButtonLook = {
  /**
   * `primary`: at most one per page header or dialog. `dangerText` opens a confirmation, `danger` is used only inside
   * one.
   * @default 'default'
   */
  kind?: keyof typeof css.kind | undefined;
  /** @default 'default' */
  size?: keyof typeof css.size | undefined;
  isFullWidth?: boolean | undefined;
};

export function buttonLook({ kind = 'default', size = 'default', isFullWidth = false }: ButtonLook): string {
  return [css.kind[kind], css.size[size], focusRing, ...(isFullWidth ? [css.fullWidth] : [])].join(' ');
}

export type ButtonFaceProps = {
  children: ReactNode;
  icon?: IconName | undefined;
  /** Shows a spinner in place of the icon and ignores clicks. */
  isPending?: boolean;
};

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

/** A plain `button` element for the login form, which loads without react-aria. It cannot be disabled. */
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
