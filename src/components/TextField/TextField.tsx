import { InputField, type InputProps } from '../Field/InputField.tsx';

export type TextFieldProps = InputProps & {
  /** Two lines, and more when pulled. */
  isMultiline?: boolean;
  /** What becomes of the text before it is shown and reported: for what can be written in one way only. */
  clean?: (text: string) => string;
};

/** A text that is typed. */
export function TextField(props: TextFieldProps) {
  return <InputField {...props} />;
}
