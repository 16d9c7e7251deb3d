import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';

type Attempts = { ref: Ref<HTMLFormElement>; onSubmit: (event: FormEvent) => void };

/** Focuses the first field with an error after every attempt to submit. The parent sets the errors. */
export function useAttempts(submit: () => void): Attempts {
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  // After the attempt, so that the fields already show the errors it has set.
  useEffect(() => {
    if (attempts > 0 && ref.current) focusFirstInvalid(ref.current);
  }, [attempts]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // To React, a form in a dialog is inside the form that opened the dialog.
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
