import { useState } from 'react';
import { isEdited } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import type { ToastTexts } from '../../../domain/text/toastTexts.ts';
import { useDeparture } from '../../forms/useDeparture.tsx';
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
  const [failure, setFailure] = useState<Failure>();

  function close() {
    form.discard();
    onClose();
  }

  const { isUnderway, after } = useDeparture(close);

  return {
    form,
    state: {
      isDirty: isEdited(form.edit),
      isSaving: isUnderway,
      failure: failure && { fact: texts.failure(''), reason: refusalText(failure) },
    },
    change(changes: Partial<Form>) {
      setFailure(undefined);
      form.change(changes);
    },
    send(call: () => Promise<Result<unknown, Failure>>) {
      setFailure(undefined);
      return after(async () => {
        const result = await call();
        if (!result.ok && result.error.kind !== 'superseded') setFailure(result.error);
        return result.ok;
      });
    },
    cancel: close,
  };
}
