import { InputField, type InputProps } from '../Field/InputField.tsx';

export type TextFieldProps = InputProps & {
  /** Two lines, and more when pulled. */
  isMultiline?: boolean;
};

/** A text that is typed. */
export function TextField(props: TextFieldProps) {
  return <InputField {...props} />;
}
