import { useId, type ReactNode } from 'react';
import { ChangeDot, FieldNoteLine } from '../Field/FieldText.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './Toggle.css.ts';

type ToggleWordsProps = {
  labelId: string;
  aboutId: string;
  about: string | undefined;
  /** `about` tells an error. */
  isWrong?: boolean;
  isChanged?: boolean | undefined;
  children: ReactNode;
};

/** Label and description of a checkbox or switch; with neither seen, the description is still read aloud. */
export function ToggleWords(props: ToggleWordsProps) {
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

/** What a checkbox and a switch have in common. */
export type ToggleProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** One line below the label. */
  description?: string | undefined;
  /** Why the choice cannot stay. Takes the place of the description and makes the field invalid. */
  error?: string | undefined;
  /** There is nothing to choose. */
  isDisabled?: boolean;
  /** The condition under which it could be changed, while it cannot: told in place of the description. */
  disabledReason?: string | undefined;
  /** Differs from what is saved. */
  isChanged?: boolean;
} & ({ children: ReactNode; 'aria-label'?: never } | { children?: never; 'aria-label': string });

/** The properties of the react-aria control, and the ids of the words that name and describe it. */
export function useToggleProps(props: ToggleProps) {
  const { isSelected, onChange, isDisabled = false, disabledReason: reason, description, error } = props;
  const labelId = useId();
  const aboutId = useId();
  const about = error ?? reason ?? description;
  const control = {
    isSelected,
    onChange,
    // The browser's "disabled" is out of reach for the keyboard, and so would be the reason.
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
