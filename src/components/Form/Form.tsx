import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { useAttempts } from './useAttempts.ts';

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
