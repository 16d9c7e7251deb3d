import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FieldProps, FieldNote } from './fieldProps.ts';
import * as css from './Field.css.ts';

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
      {note.text}
    </span>
  );
}
