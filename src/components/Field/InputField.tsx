import {
  useId,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { type as typeScale } from '../theme/type.css.ts';
import { FieldLabelRow, useFieldNotes, type FieldProps } from './FieldText.tsx';
import { useTypedText } from './typedText.ts';
import * as css from './Field.css.ts';

/** Props shared by all text inputs. */
export type InputProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** Unit shown after the value, such as "seconds". */
  unit?: string;
  isMono?: boolean;
  /** @default 'form' */
  size?: 'form' | 'login';
  name?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email' | 'url';
  maxLength?: number;
  /** Warnings about a valid value, shown below the hint or error. */
  warnings?: readonly string[];
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

type InputFieldProps = InputProps & {
  type?: 'text' | 'password';
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  isMultiline?: boolean;
  /** At the right end of the box. */
  end?: ReactNode;
  /** Cleans the text before it is shown and passed to `onChange`. */
  clean?: (text: string) => string;
};

/** The base of all text inputs: label row, box, and the lines under it. */
export function InputField(props: InputFieldProps) {
  const { value, onChange, unit, isMono, size = 'form', isMultiline, end, clean, ref } = props;
  const [text, type] = useTypedText(value, onChange);
  const inputId = useId();
  const unitId = useId();
  const { asideId, describedBy, notes } = useFieldNotes(props, props.warnings);
  const isLocked = Boolean(props.lockedReason);
  const shared = {
    'data-text': true,
    id: inputId,
    name: props.name,
    autoFocus: props.autoFocus,
    autoComplete: props.autoComplete,
    inputMode: props.inputMode,
    maxLength: props.maxLength,
    placeholder: isLocked ? 'Not set' : undefined,
    readOnly: isLocked,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type(clean ? clean(target.value) : target.value),
    'aria-required': props.isRequired || undefined,
    'aria-invalid': Boolean(props.error) || undefined,
    'aria-describedby': [unit && unitId, describedBy].filter(Boolean).join(' ') || undefined,
  };
  const letters = isMono ? typeScale.mono : '';

  return (
    <div className={css.field} data-invalid={Boolean(props.error) || undefined}>
      <FieldLabelRow {...props} asideId={asideId}>
        <label htmlFor={inputId}>{props.label}</label>
      </FieldLabelRow>
      <div className={css.box[size]} data-locked={isLocked || undefined}>
        {isMultiline ? (
          <textarea {...shared} className={`${css.lines} ${letters}`} />
        ) : (
          <input
            {...shared}
            type={props.type ?? 'text'}
            onBlur={props.onBlur}
            ref={ref}
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
        {isLocked && <Icon name="lock" size={14} className={css.adornment} />}
      </div>
      {notes}
    </div>
  );
}

/**
 * Replaces the typed text and keeps the caret after the same characters. React would replace the text later and move
 * the caret to the end.
 */
function cleanInPlace(input: HTMLInputElement, clean: (text: string) => string): void {
  const typed = input.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return;
  const caret = clean(typed.slice(0, input.selectionStart ?? typed.length)).length;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}

/** Inserts the cleaned text. The browser would cut the text to `maxlength` before it is cleaned. */
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
