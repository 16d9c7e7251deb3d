import { useState } from 'react';
import { InputField, type InputProps } from '../Field/InputField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './TextField.css.ts';

export type TextFieldProps = InputProps & {
  /** Shows two lines and can be resized. */
  isMultiline?: boolean;
  /** Cleans the text before it is shown and passed to `onChange`. */
  clean?: (text: string) => string;
};

/** Single-line text input, or a text area if `isMultiline`. */
export function TextField(props: TextFieldProps) {
  return <InputField {...props} />;
}

export type PasswordFieldProps = Omit<InputProps, 'unit' | 'inputMode' | 'ref'>;

/** React and React Aria keep a removed input in memory, with its text. Strict mode only seems to remove it. */
function emptyWhenRemoved(input: HTMLInputElement | null) {
  return () => {
    setTimeout(() => {
      if (!input || input.isConnected) return;
      input.value = '';
      // React copies the text into the attribute.
      input.removeAttribute('value');
    });
  };
}

/** Password input with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const eye = (
    <button
      type="button"
      // A form can have several passwords.
      aria-label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
      onClick={() => setIsShown(!isShown)}
      className={`${css.eye} ${focusRing}`}
    >
      <Icon name={isShown ? 'eyeOff' : 'eye'} size={14} />
    </button>
  );
  return <InputField {...props} type={isShown ? 'text' : 'password'} end={eye} ref={emptyWhenRemoved} />;
}
