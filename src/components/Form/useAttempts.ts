import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';

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
