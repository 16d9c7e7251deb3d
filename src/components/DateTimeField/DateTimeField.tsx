import { useState } from 'react';
import * as css from '../Field/Field.css.ts';
import { InputField, type InputProps } from '../Field/InputField.tsx';
import { TimedText } from '../RelativeTime/RelativeTime.tsx';
import { dateTimeValue, isDateTime, shownDateTime } from './dateTimeText.ts';

export type DateTimeFieldProps = Omit<InputProps, 'unit' | 'inputMode' | 'maxLength' | 'isMono'> & {
  /** `YYYY-MM-DDTHH:mm` in local time, empty, or what was typed while that isn’t a date. */
  value: string;
  /** Returns how far away the value is, such as "in 9 days", shown after it. */
  relative?: (now: number) => string;
};

/**
 * Date and time as text, with the year first and 24 hours, in every browser and language. Leaving the field completes
 * other spellings, or shows an error.
 */
export function DateTimeField({ relative, ...props }: DateTimeFieldProps) {
  const { value, onChange, error } = props;
  const [isLeft, setLeft] = useState(false);
  const isUnfinished = value !== '' && !isDateTime(value);
  return (
    <InputField
      {...props}
      isMono
      value={shownDateTime(value)}
      onChange={(text) => {
        setLeft(false);
        const whole = text.trim().replace(' ', 'T');
        onChange(isDateTime(whole) ? whole : text);
      }}
      error={isUnfinished && isLeft ? 'Enter a date and time, such as 2031-04-05 14:30' : error}
      onBlur={() => {
        const completed = dateTimeValue(value);
        if (completed !== value) onChange(completed);
        setLeft(true);
      }}
      end={
        relative &&
        isDateTime(value) && (
          <span className={css.adornment}>
            <TimedText say={relative} />
          </span>
        )
      }
    />
  );
}
