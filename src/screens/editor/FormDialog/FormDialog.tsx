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

type FormDialogProps = Pick<DialogProps, 'title' | 'lead' | 'size'> & {
  form: SentForm;
  submitLabel: string;
  isValid: boolean;
  /** Replaces the form in the open dialog, for example with the created record. */
  result?: DialogProps | undefined;
  children: (hasTried: boolean) => ReactNode;
};

/** Dialog with a form. Esc and the backdrop close it only while the form is unchanged. */
export function FormDialog({ form, submitLabel, isValid, result, children, ...head }: FormDialogProps) {
  const [hasTried, setHasTried] = useState(false);
  if (result) return <Dialog {...result} />;
  const { isDirty, isSaving = false, obstacle, failure, submit, cancel } = form;
  return (
    <Dialog
      {...head}
      isOpen
      onClose={cancel}
      isDismissable={!isDirty}
      isPending={isSaving}
      onSubmit={() => {
        if (obstacle !== undefined || isSaving) return;
        setHasTried(true);
        if (isValid) submit();
      }}
      footer={<DialogActions isPending={isSaving} onCancel={cancel} {...{ submitLabel, obstacle }} />}
    >
      <Stack>
        {failure && (
          <Notice
            tone="error"
            fact={failure.fact}
            advice={sentences(failure.reason, 'Your input is kept.')}
          />
        )}
        {children(hasTried)}
      </Stack>
    </Dialog>
  );
}
