import { useState, type ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../../components/Dialog/Dialog.tsx';
import { DialogActions } from '../../../components/Dialog/DialogActions.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { sentences } from '../../../domain/text/failureText.ts';
import type { FailedText } from '../../../domain/text/rejectionText.ts';

export type SentForm = {
  /** True once the user has changed something. Esc and the backdrop then no longer close the dialog. */
  readonly isDirty: boolean;
  readonly isSaving?: boolean;
  readonly obstacle?: string | undefined;
  readonly failure?: FailedText | undefined;
  readonly submit: () => void;
  readonly cancel: () => void;
};

export type DialogForm<Form> = SentForm & {
  readonly value: Form;
  readonly change: (changes: Partial<Form>) => void;
};

type FormDialogInput = Pick<DialogProps, 'title' | 'lead' | 'size'> & {
  form: SentForm;
  submitLabel: string;
  isValid: boolean;
};

type FormDialogProps = FormDialogInput & {
  children: (hasTried: boolean) => ReactNode;
};

/** Dialog with a form. Esc and the backdrop close it only while the form is unchanged. */
export function FormDialog({ children, ...input }: FormDialogProps) {
  const [hasTried, setHasTried] = useState(false);
  return <Dialog {...formDialog(input, children(hasTried), () => setHasTried(true))} />;
}

export function formDialog(
  { form, submitLabel, isValid, ...head }: FormDialogInput,
  fields: ReactNode,
  onAttempt: () => void,
): DialogProps {
  const { isDirty, isSaving = false, obstacle, failure, submit, cancel } = form;
  return {
    ...head,
    isOpen: true,
    onClose: cancel,
    isDismissable: !isDirty,
    isPending: isSaving,
    onSubmit: () => {
      if (obstacle !== undefined || isSaving) return;
      onAttempt();
      if (isValid) submit();
    },
    footer: <DialogActions isPending={isSaving} onCancel={cancel} {...{ submitLabel, obstacle }} />,
    children: (
      <Stack>
        {failure && (
          <Notice
            tone="error"
            fact={failure.fact}
            advice={sentences(failure.reason, 'Nothing you typed is lost.')}
          />
        )}
        {fields}
      </Stack>
    ),
  };
}
