import { useState } from 'react';
import { isEdited } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import type { ToastTexts } from '../../../domain/text/toastTexts.ts';
import { useForm } from '../../forms/useForm.ts';
import type { Drafts } from '../../stores/formDrafts.ts';

type RoleForm<Form> = {
  readonly drafts: Drafts<Form>;
  /** Tells the nodes apart. */
  readonly about: string;
  readonly initial: Form;
  readonly texts: ToastTexts;
  readonly onClose: () => void;
};

/** The form that creates a role: what was typed, what came of sending it, and leaving it. */
export function useRoleForm<Form extends object>({ drafts, about, initial, texts, onClose }: RoleForm<Form>) {
  const form = useForm(drafts, about, initial);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  function close() {
    form.discard();
    onClose();
  }

  return {
    form,
    state: {
      isDirty: isEdited(form.edit),
      isSaving,
      failure: failure && { fact: texts.failure(''), reason: refusalText(failure) },
    },
    change(changes: Partial<Form>) {
      setFailure(undefined);
      form.change(changes);
    },
    async send(call: () => Promise<Result<unknown, Failure>>) {
      setFailure(undefined);
      setIsSaving(true);
      const result = await call();
      setIsSaving(false);
      if (result.ok) close();
      else if (result.error.kind !== 'superseded') setFailure(result.error);
    },
    cancel: close,
  };
}
