import { useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { Drafts } from '../stores/drafts/formDrafts.ts';
import { useDeparture } from './useDeparture.tsx';
import { useForm } from './useForm.ts';

type FormSubmit<Form> = {
  readonly drafts: Drafts<Form>;
  /** Tells the forms of one kind apart. */
  readonly about: string;
  readonly initial: Form;
  readonly send: (form: Form) => Promise<Result<unknown, Failure>>;
  /** What comes once it was taken, unless one has gone elsewhere meanwhile. */
  readonly sent: (form: Form) => void;
  /** Leaves the form. */
  readonly leave: () => void;
};

/** A form that is sent once and then left: what was typed, what came of sending it, and giving it up. */
export function useFormSubmit<Form extends object>(plan: FormSubmit<Form>) {
  const form = useForm(plan.drafts, plan.about, plan.initial);
  const [failure, setFailure] = useState<Failure>();
  const { isUnderway, after } = useDeparture(() => plan.sent(form.value));

  async function send() {
    setFailure(undefined);
    const result = await plan.send(form.value);
    if (result.ok) form.discard();
    else if (result.error.kind !== 'superseded') setFailure(result.error);
    return result.ok;
  }

  return {
    form,
    isSaving: isUnderway,
    failure,
    change: (changes: Partial<Form>) => {
      setFailure(undefined);
      form.change(changes);
    },
    submit: () => void after(send),
    cancel: () => {
      form.discard();
      plan.leave();
    },
  };
}
