import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as css from './Field.css.ts';

/** Props shared by all form fields. */
export type FieldProps = {
  label: string;
  /** For a field whose surroundings already show the label. */
  isLabelHidden?: boolean;
  /** The format of the value, such as "comma separated". Shown beside the label. */
  format?: string;
  isOptional?: boolean;
  isRequired?: boolean;
  hint?: string | undefined;
  /** Why the value is not valid. Replaces the hint. */
  error?: string | undefined;
  /** The invalid part of the value. Shown after the error. */
  errorDetail?: string | undefined;
  /** Makes the field read-only and explains why. It can still be focused and copied. */
  lockedReason?: string | undefined;
  /** The value differs from the saved one. */
  isChanged?: boolean;
};

type FieldNote = { isError: boolean; text: string; detail?: string | undefined };

type NotedField = Pick<FieldProps, 'error' | 'errorDetail' | 'lockedReason' | 'hint'>;

/** Returns the line under a field: the error, or else the locked reason, or else the hint. */
export function fieldNote({ error, errorDetail, lockedReason, hint }: NotedField): FieldNote | undefined {
  if (error) return { isError: true, text: error, detail: errorDetail };
  const text = lockedReason ?? hint;
  return text ? { isError: false, text } : undefined;
}

/**
 * Returns the lines under a field, and ids for `aria-describedby`, that of the text beside the label included. React-aria's
 * own slots miss a description that appears after the first render.
 */
export function useFieldNotes(
  field: NotedField & Omit<FieldLabelProps, 'label'>,
  warnings: readonly string[] = [],
) {
  const asideId = useId();
  const noteId = useId();
  const warningsId = useId();
  const note = fieldNote(field);
  return {
    asideId,
    describedBy: [
      !field.isLabelHidden && asideOf(field) && asideId,
      note && noteId,
      warnings.length > 0 && warningsId,
    ]
      .filter(Boolean)
      .join(' '),
    notes: (
      <>
        {note && <FieldNoteLine id={noteId} note={note} />}
        {warnings.length > 0 && <FieldWarnings id={warningsId} warnings={warnings} />}
      </>
    ),
  };
}

export type FieldLabelProps = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'format' | 'isOptional' | 'isChanged'
>;

type FieldLabelRowProps = Omit<FieldLabelProps, 'label'> & {
  asideId: string;
  children: ReactNode;
};

export function FieldLabelRow(props: FieldLabelRowProps) {
  const { children, isLabelHidden, asideId, isChanged } = props;
  if (isLabelHidden) return <VisuallyHidden>{children}</VisuallyHidden>;
  const aside = asideOf(props);
  return (
    <div className={css.labelRow}>
      {isChanged && <ChangeDot />}
      {children}
      {aside && (
        <span id={asideId} className={css.aside}>
          {aside}
        </span>
      )}
    </div>
  );
}

function asideOf({ isOptional, format }: Omit<FieldLabelProps, 'label'>): string {
  return [isOptional && 'optional', format].filter(Boolean).join(', ');
}

export function ChangeDot() {
  return (
    <span className={css.changed}>
      <VisuallyHidden>Changed</VisuallyHidden>
    </span>
  );
}

export function FieldNoteLine({ id, note }: { id: string; note: FieldNote }) {
  if (!note.isError)
    return (
      <span id={id} className={css.hint}>
        <span>{note.text}</span>
      </span>
    );
  return (
    <span id={id} className={css.error}>
      <span className={css.noteIcon}>
        <Icon name="circleAlert" size={14} />
      </span>
      <span>
        <span>{note.text}</span>
        {note.detail !== undefined && <span>{`. ${note.detail}`}</span>}
      </span>
    </span>
  );
}

function FieldWarnings({ id, warnings }: { id: string; warnings: readonly string[] }) {
  return (
    <span id={id} className={css.warnings}>
      {warnings.map((text) => (
        <span key={text} className={css.warning}>
          <span className={css.noteIcon}>
            <Icon name="alert" size={14} />
          </span>
          <span>{text}</span>
        </span>
      ))}
    </span>
  );
}
