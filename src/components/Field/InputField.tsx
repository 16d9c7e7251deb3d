import { useId, type ReactNode, type Ref } from 'react';
import { Input, TextArea, TextField } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { type as typeScale } from '../theme/type.css.ts';
import { cleanInPlace, pasteClean } from './cleanInPlace.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNoteLine } from './FieldNoteLine.tsx';
import { FieldWarnings } from './FieldWarnings.tsx';
import { fieldNote, type FieldProps } from './fieldProps.ts';
import { useTypedText } from './typedText.ts';
import * as css from './Field.css.ts';

/** What a caller of any text input may set. */
export type InputProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** After the value, such as "seconds". */
  unit?: string;
  /** For what a machine reads. */
  isMono?: boolean;
  /** @default 'form' */
  size?: 'form' | 'login';
  name?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email' | 'url';
  maxLength?: number;
  /** What to think about before the value is sent, though it can be; below hint or error. */
  warnings?: readonly string[];
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

type InputFieldProps = InputProps & {
  type?: 'text' | 'password';
  isMultiline?: boolean;
  /** At the right end of the box. */
  end?: ReactNode;
  /** What becomes of the text before it is shown and reported. */
  clean?: (text: string) => string;
};

/** The shell of every text input: label row, box, and one line under it. */
export function InputField(props: InputFieldProps) {
  const { value, onChange, unit, isMono, size = 'form', isMultiline, end, clean, ref, ...given } = props;
  const { warnings = [], ...rest } = given;
  const [text, type] = useTypedText(value, onChange);
  const unitId = useId();
  const noteId = useId();
  const warningsId = useId();
  const note = fieldNote(props);
  const isLocked = Boolean(props.lockedReason);
  const describedBy = [unit && unitId, note && noteId, warnings.length > 0 && warningsId]
    .filter(Boolean)
    .join(' ');
  const placeholder = isLocked ? { placeholder: 'Not set' } : {};
  const letters = isMono ? typeScale.mono : '';

  return (
    <TextField
      {...rest}
      value={text}
      onChange={(typed) => type(clean ? clean(typed) : typed)}
      isInvalid={Boolean(props.error)}
      isReadOnly={isLocked}
      autoCorrect="off"
      spellCheck="false"
      className={css.field}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <FieldLabel {...props} />
      <div className={css.box[size]} data-locked={isLocked || undefined}>
        {isMultiline ? (
          <TextArea data-text {...placeholder} className={`${css.lines} ${letters}`} />
        ) : (
          <Input
            data-text
            {...placeholder}
            {...(ref && { ref })}
            {...(clean && {
              onInput: (event) => cleanInPlace(event.currentTarget, clean),
              onPaste: (event) => pasteClean(event, clean),
            })}
            className={`${css.input} ${letters}`}
          />
        )}
        {unit && (
          <span id={unitId} className={css.adornment}>
            {unit}
          </span>
        )}
        {end}
        {isLocked && (
          <span className={css.adornment}>
            <Icon name="lock" size={14} />
          </span>
        )}
      </div>
      <FieldNoteLine id={noteId} note={note} />
      <FieldWarnings id={warningsId} warnings={warnings} />
    </TextField>
  );
}
