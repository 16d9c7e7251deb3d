import { useState } from 'react';
import { InputField, type InputProps } from '../Field/InputField.tsx';

export type DateTimeFieldProps = Omit<InputProps, 'value' | 'unit' | 'inputMode' | 'maxLength'> & {
  /** `YYYY-MM-DDTHH:mm` in local time, or empty. */
  value: string;
};

/** Without a maximum, browsers accept years of six digits and wait for two more after each year. */
const latest = '9999-12-31T23:59';

/**
 * A date and time, typed or picked in the browser's calendar. While a part is missing the browser reports an empty
 * value, so the field says on blur that it is unfinished.
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
