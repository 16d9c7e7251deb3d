import { useId, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import * as css from './Form.css.ts';
import { useAttempts } from './useAttempts.ts';

export type FormProps = {
  /**
   * Called on every attempt, valid or not. The parent validates the fields and either sends them or sets errors. Focus
   * then moves to the first field with an error.
   */
  onSubmit: () => void;
  children: ReactNode;
};

/** Form without the browser's validation messages. Errors are shown below the fields. */
export function Form({ onSubmit, children }: FormProps) {
  const attempts = useAttempts(onSubmit);
  return (
    <AriaForm {...attempts} validationBehavior="aria">
      {children}
    </AriaForm>
  );
}

export type FormSectionProps = {
  /** Target for links within the page. Makes the section focusable. */
  id?: string;
  title: string;
  description?: string;
  /** Fields, in two columns. A `FormWide` spans both. */
  children: ReactNode;
};

/** Group of fields, with title and description at the left and a divider to the previous section. */
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

/** Spans both columns of a `FormSection`. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
