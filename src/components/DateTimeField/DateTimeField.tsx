import { useId, useState, type FocusEvent } from 'react';
import { Input, TextField } from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldNote, FieldNoteLine, FieldWarnings, type FieldProps } from '../Field/FieldText.tsx';
import { useTypedText } from '../Field/typedText.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './DateTimeField.css.ts';

export type DateTimeFieldProps = FieldProps & {
  /** `YYYY-MM-DDTHH:mm` in local time, or empty. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** Doubts about a value that can be sent, below hint or error. */
  warnings?: readonly string[];
};

/** Without a maximum, browsers accept years of six digits and wait for two more after each year. */
const latest = '9999-12-31T23:59';

/**
 * A date and time, typed or picked in the browser's calendar. While a part is missing the browser reports an empty
 * value, so the field says on blur that it is unfinished.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, warnings = [], ...rest } = props;
  const [text, type] = useTypedText(value, onChange);
  const [isUnfinished, setUnfinished] = useState(false);
  const noteId = useId();
  const warningsId = useId();
  const isLocked = Boolean(props.lockedReason);
  const error = isUnfinished && text === '' ? 'Please enter the whole date and time' : props.error;
  const note = fieldNote({ ...props, error });
  const describedBy = [note && noteId, warnings.length > 0 && warningsId].filter(Boolean).join(' ');

  return (
    <TextField
      {...rest}
      // A locked field without a date is a text field, which can show "Not set".
      type={isLocked && text === '' ? 'text' : 'datetime-local'}
      value={text}
      onChange={type}
      onBlur={(event: FocusEvent<HTMLInputElement>) => setUnfinished(event.target.validity.badInput)}
      isInvalid={Boolean(error)}
      isReadOnly={isLocked}
      className={field.field}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <FieldLabel {...props} />
      <div className={field.box.form} data-locked={isLocked || undefined}>
        <Input data-text className={css.input} max={latest} {...(isLocked && { placeholder: 'Not set' })} />
        {isLocked && (
          <span className={field.adornment}>
            <Icon name="lock" size={14} />
          </span>
        )}
      </div>
      <FieldNoteLine id={noteId} note={note} />
      <FieldWarnings id={warningsId} warnings={warnings} />
    </TextField>
  );
}
