import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as css from './Field.css.ts';

/** What every field of a form can be told. */
export type FieldProps = {
  label: string;
  /** Read aloud only: what stands around the field already says it. */
  isLabelHidden?: boolean;
  /** Beside the label: how the value is written, such as "comma separated". */
  format?: string;
  isOptional?: boolean;
  isRequired?: boolean;
  hint?: string | undefined;
  /** Why the value cannot stay. Takes the place of the hint and makes the field invalid. */
  error?: string | undefined;
  /** What of the value the error is about: follows it. */
  errorDetail?: string | undefined;
  /** Under which condition the field could be edited. It can still be focused, read and copied. */
  lockedReason?: string | undefined;
  /** Differs from what is saved. */
  isChanged?: boolean;
  /** What is saved, told in place of the hint while `isChanged`. */
  wasValue?: string | undefined;
};

type FieldNote = { isError: boolean; text: string; detail?: string | undefined };

/** The one line under a field: of all there is to say, the most urgent. */
export function fieldNote(field: Omit<FieldProps, 'label'>): FieldNote | undefined {
  const { error, errorDetail, lockedReason, isChanged = false, wasValue, hint } = field;
  if (error) return { isError: true, text: error, detail: errorDetail };
  const was = isChanged && wasValue !== undefined ? `Was ${wasValue || 'not set'}` : undefined;
  const text = lockedReason ?? was ?? hint;
  return text ? { isError: false, text } : undefined;
}

export type FieldLabelProps = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'format' | 'isOptional' | 'isChanged'
>;

type FieldLabelRowProps = Omit<FieldLabelProps, 'label'> & {
  /** The label. */
  children: ReactNode;
};

/** The row above a field: change dot, label, and how or whether to fill it. */
export function FieldLabelRow({
  children,
  isLabelHidden,
  format,
  isOptional,
  isChanged,
}: FieldLabelRowProps) {
  if (isLabelHidden) return <VisuallyHidden>{children}</VisuallyHidden>;
  const aside = [isOptional && 'optional', format].filter(Boolean).join(', ');
  return (
    <div className={css.labelRow}>
      {isChanged && <ChangeDot />}
      {children}
      {aside && <span className={css.aside}>{aside}</span>}
    </div>
  );
}

/** Before the label of what differs from the saved value. */
export function ChangeDot() {
  return (
    <span className={css.changed}>
      <VisuallyHidden>Changed</VisuallyHidden>
    </span>
  );
}

type FieldNoteLineProps = {
  /** For `aria-describedby`. React-aria's own slots miss a description that appears after the first render. */
  id: string;
  note: FieldNote | undefined;
};

/** The line under a field: its hint, its error, or why it is locked. */
export function FieldNoteLine({ id, note }: FieldNoteLineProps) {
  if (!note) return null;
  if (!note.isError)
    return (
      <span id={id} className={css.hint}>
        {note.text}
      </span>
    );
  return (
    <span id={id} className={css.error}>
      <span className={css.noteIcon}>
        <Icon name="circleAlert" size={14} />
      </span>
      {note.detail === undefined ? (
        note.text
      ) : (
        <span>
          <span>{note.text}</span>
          {`. ${note.detail}`}
        </span>
      )}
    </span>
  );
}

type FieldWarningsProps = {
  /** For `aria-describedby`. */
  id: string;
  warnings: readonly string[];
};

export function FieldWarnings({ id, warnings }: FieldWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <span id={id} className={css.warnings}>
      {warnings.map((text) => (
        <span key={text} className={css.warning}>
          <span className={css.noteIcon}>
            <Icon name="alert" size={14} />
          </span>
          {text}
        </span>
      ))}
    </span>
  );
}
