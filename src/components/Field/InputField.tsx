import { useId, type ReactNode, type Ref, type ClipboardEvent } from 'react';
import { Input, TextArea, TextField } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { type as typeScale } from '../theme/type.css.ts';
import { FieldLabel, FieldNoteLine } from './FieldLabel.tsx';
import { fieldNote, type FieldProps } from './fieldProps.ts';
import { FieldWarnings } from './FieldWarnings.tsx';
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

/**
 * Rewrites what was typed and leaves the caret behind the same letters. React, which would rewrite it later, moves the
 * caret to the end.
 */
function cleanInPlace(input: HTMLInputElement, clean: (text: string) => string): void {
  const typed = input.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return;
  const caret = clean(typed.slice(0, input.selectionStart ?? typed.length)).length;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}

/** Pastes what is left of a text once it is cleaned. A browser cuts it to the longest allowed before that. */
function pasteClean(event: ClipboardEvent<HTMLInputElement>, clean: (text: string) => string): void {
  const input = event.currentTarget;
  if (input.readOnly) return;
  event.preventDefault();
  const { value, maxLength } = input;
  const [start, end] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
  const rest = value.length - (end - start);
  const text = clean(event.clipboardData.getData('text'));
  input.setRangeText(maxLength < 0 ? text : text.slice(0, maxLength - rest), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
