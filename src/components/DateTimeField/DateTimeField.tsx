import { useState } from 'react';
import { InputField, type InputProps } from '../Field/InputField.tsx';

export type DateTimeFieldProps = Omit<InputProps, 'value' | 'unit' | 'inputMode' | 'maxLength'> & {
  /** `YYYY-MM-DDTHH:mm` in local time, or empty. */
  value: string;
};

/** Without a maximum, browsers accept years of six digits and wait for two more after each year. */
const latest = '9999-12-31T23:59';

/**
 * Date and time field with the browser's calendar. The browser reports an empty value while a part is missing, so the
 * field shows an error on blur.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, lockedReason, error } = props;
  const [isUnfinished, setUnfinished] = useState(false);
  return (
    <InputField
      {...props}
      // A locked field without a date is a text field, which can show "Not set".
      type={lockedReason && value === '' ? 'text' : 'datetime-local'}
      max={latest}
      error={isUnfinished && value === '' ? 'Enter a full date and time' : error}
      onBlur={({ target }) => setUnfinished(target.validity.badInput)}
    />
  );
}
