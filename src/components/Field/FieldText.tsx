import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as css from './Field.css.ts';

/** Props shared by all form fields. */
export type FieldProps = {
  label: string;
  /** For a field whose surroundings already show the label. */
  isLabelHidden?: boolean;
  /** How the value is written, such as "comma separated". Shown beside the label. */
  format?: string;
  isOptional?: boolean;
  isRequired?: boolean;
  hint?: string | undefined;
  /** Why the value is not valid. Takes the place of the hint. */
  error?: string | undefined;
  /** The part of the value that is wrong. Follows the error. */
  errorDetail?: string | undefined;
  /** Locks the field and says why. It can still be focused, read and copied. */
  lockedReason?: string | undefined;
  /** Differs from the saved value. */
  isChanged?: boolean;
  /** The saved value. Takes the place of the hint while `isChanged`. */
  wasValue?: string | undefined;
};

type FieldNote = { isError: boolean; text: string; detail?: string | undefined };

/** The one line under a field: error, reason, saved value or hint, whichever comes first. */
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
  children: ReactNode;
};

/** Change dot, label, and format or "optional". */
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
