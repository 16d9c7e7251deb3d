import { useState } from 'react';
import type { DialogForm } from '../FormDialog/FormDialog.tsx';

export function useStagedForm<Form extends object>(
  initial: Form,
  { change, ...rest }: Partial<DialogForm<Form>> & Pick<DialogForm<Form>, 'submit' | 'cancel'>,
): DialogForm<Form> {
  const [value, setValue] = useState(initial);
  return {
    value,
    isDirty: JSON.stringify(value) !== JSON.stringify(initial),
    change: (changes) => {
      change?.(changes);
      setValue((before) => ({ ...before, ...changes }));
    },
    ...rest,
  };
}
