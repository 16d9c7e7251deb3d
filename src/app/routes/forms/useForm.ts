import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { editOf, isEdited, type Edit } from '../../../domain/edit/edit.ts';
import { formDraftFromStored } from '../../../domain/edit/storedDrafts.ts';
import type { Failure, Result } from '../../../domain/failure.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import type { ToastTexts } from '../../../domain/text/toastTexts.ts';
import { saveDraft } from '../../stores/drafts/drafts.ts';
import { discardDraft, restoreDraft } from '../../stores/drafts/draftStorage.ts';
import type { Drafts } from '../../stores/drafts/formDrafts.ts';
import { useLeaveAfter } from './LeaveGuard.tsx';

export type FormState<Form> = {
  readonly value: Form;
  readonly edit: Edit<Form>;
  readonly change: (changes: Partial<Form>) => void;
  readonly update: (change: (edit: Edit<Form>) => Edit<Form>) => void;
  /** Starts over with the current initial value or `from`. */
  readonly discard: (from?: Form) => void;
  /** Reads the store, because the latest change may not be rendered yet. */
  readonly isDirty: () => boolean;
};

/**
 * A form whose draft survives refreshes, failed requests, expired sessions and reloads. Later values of `initial`
 * change only a form in which nothing is edited. `about` identifies the record among forms of one kind.
 */
export function useForm<Form extends object>(
  drafts: Drafts<Form>,
  about: string,
  initial: Form,
): FormState<Form> {
  const [begun, setBegun] = useState(begin);
  if (begun.about !== about) setBegun(begin());
  const [known, setKnown] = useState(initial);
  if (isEdited({ before: known, after: initial })) {
    setKnown(initial);
    if (!isEdited(latest())) setBegun({ about, edit: editOf(initial) });
  }
  const { byKey } = useSnapshot(drafts);
  // Reading the entry subscribes to its changes.
  const edit = byKey[about] ? latest() : begun.edit;

  function begin() {
    recallForm(drafts, about, initial);
    return { about, edit: editOf(initial) };
  }

  function update(change: (edit: Edit<Form>) => Edit<Form>): void {
    const changed = change(latest());
    if (isEdited(changed)) saveDraft(drafts, about, changed);
    else {
      discardDraft(drafts, about);
      setBegun({ about, edit: changed });
    }
  }

  function latest(): Edit<Form> {
    return drafts.byKey[about] ?? begun.edit;
  }

  return {
    value: edit.after,
    edit,
    change: (changes) => update((before) => ({ ...before, after: { ...before.after, ...changes } })),
    update,
    discard: (from = initial) => {
      discardDraft(drafts, about);
      setBegun({ about, edit: editOf(from) });
    },
    isDirty: () => isEdited(latest()),
  };
}

/** Restores a draft from before a reload, unless it no longer has the shape of `form`. */
export function recallForm<Form extends object>(drafts: Drafts<Form>, about: string, form: Form): void {
  restoreDraft(drafts, about, (stored) => formDraftFromStored(stored, form, drafts.secret));
}

type FormSubmit<Form> = {
  readonly toast: (form: Form) => ToastTexts;
  readonly drafts: Drafts<Form>;
  readonly about: string;
  readonly initial: Form;
  readonly send: (form: Form) => Promise<Result<unknown, Failure>>;
  /** Called after a success, unless the user has left the page. */
  readonly sent: (form: Form) => void;
  readonly leave: () => void;
};

/** A form that closes after a successful submit. */
export function useFormSubmit<Form extends object>(plan: FormSubmit<Form>) {
  const form = useForm(plan.drafts, plan.about, plan.initial);
  const [failure, setFailure] = useState<Failure>();
  const { isUnderway, after } = useLeaveAfter(() => plan.sent(form.value));

  async function send() {
    setFailure(undefined);
    const sent = form.edit;
    const result = await plan.send(sent.after);
    // The user may have left the form and opened it again since, to fill in another one.
    if (result.ok) form.update((now) => (now === sent ? editOf(plan.initial) : now));
    else if (result.error.kind !== 'superseded') setFailure(result.error);
    return result.ok;
  }

  return {
    form: {
      value: form.value,
      isDirty: isEdited(form.edit),
      isSaving: isUnderway,
      failure: failedText(plan.toast(form.value), failure),
      change: (changes: Partial<Form>) => {
        setFailure(undefined);
        form.change(changes);
      },
      submit: () => void after(send),
      cancel: () => {
        form.discard();
        plan.leave();
      },
    },
    guard: { form, isSaving: isUnderway },
  };
}
