import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
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
  const formRef = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  // After the attempt, so that the fields already show the errors it has set.
  useEffect(() => {
    if (attempts > 0 && formRef.current) focusFirstInvalid(formRef.current);
  }, [attempts]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form in a dialog is, for React, inside of the form that opened it.
    event.stopPropagation();
    onSubmit();
    setAttempts((before) => before + 1);
  }

  return (
    <AriaForm ref={formRef} validationBehavior="aria" onSubmit={submit} {...(id && { id })}>
      {children}
    </AriaForm>
  );
}

function focusFirstInvalid(form: HTMLFormElement) {
  const field = form.querySelector('[data-invalid]');
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
