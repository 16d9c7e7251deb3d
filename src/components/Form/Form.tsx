import { useId, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import * as css from './Form.css.ts';
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

export type FormSectionProps = {
  /** For links within the page: makes the section a place that can take the focus. */
  id?: string;
  title: string;
  description?: string;
  /** Fields, two beside each other; a `FormWide` takes the whole row. */
  children: ReactNode;
};

/** Fields of a form that belong together: words at the left, fields at the right, a hairline to the section before. */
export function FormSection({ id, title, description, children }: FormSectionProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <section
      role="group"
      aria-labelledby={titleId}
      className={css.section}
      {...(description && { 'aria-describedby': descriptionId })}
      {...(id && { id, tabIndex: -1 })}
    >
      <div className={css.layout}>
        <div className={css.heading}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {description && (
            <p id={descriptionId} className={css.description}>
              {description}
            </p>
          )}
        </div>
        <div className={css.fields}>{children}</div>
      </div>
    </section>
  );
}

/** What needs both columns of a `FormSection`. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
