import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { editOf, isEdited, type Edit } from '../../domain/edit/edit.ts';
import { dropDraft, keepDraft, type Drafts } from '../stores/drafts.ts';

/** What a page holds of its form. */
export type FormState<Form> = {
  /** As it is filled in now. */
  readonly value: Form;
  readonly edit: Edit<Form>;
  readonly change: (changes: Partial<Form>) => void;
  readonly replace: (edit: Edit<Form>) => void;
  /** Forgets what was typed and begins again, with the initial value as it is now or with `from`. */
  readonly discard: (from?: Form) => void;
  /** Asked at the moment of leaving, when the latest change may not be drawn yet. */
  readonly isDirty: () => boolean;
};

/**
 * A form whose content no refresh, no failed request and no end of the session takes away. It begins with `initial`; a
 * later `initial` does not touch it. `about` tells the forms of one kind apart, such as the address of what is edited.
 */
export function useForm<Form extends object>(
  drafts: Drafts<Form>,
  about: string,
  initial: Form,
): FormState<Form> {
  const [begun, setBegun] = useState({ about, edit: editOf(initial) });
  if (begun.about !== about) setBegun({ about, edit: editOf(initial) });
  const { kept } = useSnapshot(drafts);
  // The snapshot says when it changed; the store has the same value in its own type.
  const edit = about in kept ? latest() : begun.edit;

  function latest(): Edit<Form> {
    return drafts.kept[about] ?? begun.edit;
  }

  return {
    value: edit.after,
    edit,
    change: (changes) => keepDraft(drafts, about, { ...latest(), after: { ...latest().after, ...changes } }),
    replace: (next) => keepDraft(drafts, about, next),
    discard: (from = initial) => {
      dropDraft(drafts, about);
      setBegun({ about, edit: editOf(from) });
    },
    isDirty: () => isEdited(latest()),
  };
}
