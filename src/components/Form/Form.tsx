import { type ReactNode, useEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components';

export type FormProps = {
  /**
   * Called on every attempt, valid or not: the fields' owner checks its draft and either sends it or sets the errors.
   * The focus then goes to the first field with an error.
   */
  onSubmit: () => void;
  /** For a submit button outside of the form, which names it with `form`. */
  id?: string;
  children: ReactNode;
};

/** Fields that are sent together. The browser's own messages are off: errors stand below their fields. */
export function Form({ onSubmit, id, children }: FormProps) {
  const attempts = useAttempts(onSubmit);
  return (
    <AriaForm {...attempts} validationBehavior="aria" {...(id && { id })}>
      {children}
    </AriaForm>
  );
}

type Attempts = { ref: Ref<HTMLFormElement>; onSubmit: (event: FormEvent) => void };

/** For a form whose owner sets the errors: after every attempt to send it, focus goes to the first field with one. */
export function useAttempts(submit: () => void): Attempts {
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  // After the attempt, so that the fields already show the errors it has set.
  useEffect(() => {
    if (attempts > 0 && ref.current) focusFirstInvalid(ref.current);
  }, [attempts]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // A form in a dialog is, for React, inside of the form that opened it.
    event.stopPropagation();
    submit();
    setAttempts((before) => before + 1);
  }

  return { ref, onSubmit };
}

function focusFirstInvalid(form: HTMLFormElement) {
  const field = form.querySelector('[data-invalid]');
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
