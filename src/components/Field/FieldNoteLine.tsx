import { Icon } from '../Icon/Icon.tsx';
import type { FieldNote } from './fieldProps.ts';
import * as css from './Field.css.ts';

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
