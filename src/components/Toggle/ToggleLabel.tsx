import { useId, type ReactNode } from 'react';
import { ChangeDot, FieldNoteLine } from '../Field/FieldText.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './Toggle.css.ts';

type ToggleLabelProps = {
  labelId: string;
  aboutId: string;
  about: string | undefined;
  /** `about` is an error. */
  isWrong?: boolean;
  isChanged?: boolean | undefined;
  children: ReactNode;
};

/** Label and description of a checkbox or switch. */
export function ToggleLabel(props: ToggleLabelProps) {
  const { labelId, aboutId, about, isWrong = false, isChanged, children } = props;
  if (children === undefined) return about && <VisuallyHidden id={aboutId}>{about}</VisuallyHidden>;
  return (
    <span className={css.words}>
      <span className={css.label}>
        {isChanged && <ChangeDot />}
        <span id={labelId} className={about ? type.strong : type.body}>
          {children}
        </span>
      </span>
      {about && isWrong && <FieldNoteLine id={aboutId} note={{ isError: true, text: about }} />}
      {about && !isWrong && (
        <span id={aboutId} className={css.description}>
          {about}
        </span>
      )}
    </span>
  );
}

/** Props shared by checkbox and switch. */
export type ToggleProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** One line below the label. */
  description?: string | undefined;
  /** The reason why the choice is invalid. Replaces the description. */
  error?: string | undefined;
  /** Disables the control without a reason, because there is nothing to choose. */
  isDisabled?: boolean;
  /** Disables the control. Replaces the description. */
  disabledReason?: string | undefined;
  /** The value differs from the saved one. */
  isChanged?: boolean;
} & ({ children: ReactNode; 'aria-label'?: never } | { children?: never; 'aria-label': string });

/** Returns props for the react-aria control, and props for its `ToggleLabel`. */
export function useToggleProps(props: ToggleProps) {
  const { isSelected, onChange, isDisabled = false, disabledReason: reason, description, error } = props;
  const labelId = useId();
  const aboutId = useId();
  const about = error ?? reason ?? description;
  const control = {
    isSelected,
    onChange,
    // A disabled control could not be focused, so its reason could not be read.
    isDisabled,
    isReadOnly: Boolean(reason),
    isInvalid: Boolean(error),
    ...(props['aria-label'] === undefined
      ? { 'aria-labelledby': labelId }
      : { 'aria-label': props['aria-label'] }),
    ...(about && { 'aria-describedby': aboutId }),
  };
  return { control, words: { labelId, aboutId, about, isWrong: Boolean(error) } };
}
