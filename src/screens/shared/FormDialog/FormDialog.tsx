import { useState, type ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../../components/Dialog/Dialog.tsx';
import { DialogAnswers } from '../../../components/Dialog/DialogAnswers.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { sentences } from '../../../domain/text/failureText.ts';
import type { FailedText } from '../../../domain/text/refusalText.ts';

/** What a form over the page has besides its fields. */
export type FormDialogState = {
  /** Something was typed: Esc and the backdrop do not take it away. */
  readonly isDirty: boolean;
  /** The request is on its way. */
  readonly isSaving?: boolean;
  /** The condition under which it can be sent. */
  readonly obstacle?: string | undefined;
  /** Why the last attempt failed. */
  readonly failure?: FailedText | undefined;
};

type FormDialogInput = Pick<DialogProps, 'title' | 'lead' | 'size'> & {
  state: FormDialogState;
  submitLabel: string;
  /** Every field is right. */
  isValid: boolean;
  onSubmit: () => void;
  onCancel: () => void;
};

export type FormDialogProps = FormDialogInput & {
  /** The fields, told whether to say what is wrong with them: from the first attempt on. */
  children: (hasTried: boolean) => ReactNode;
};

/** A short form over the page: why it failed, fields, Cancel, and the button that sends it once. */
export function FormDialog({ children, ...form }: FormDialogProps) {
  const [hasTried, setHasTried] = useState(false);
  return <Dialog {...formDialog(form, children(hasTried), () => setHasTried(true))} />;
}

/** The same for a dialog that goes on as another one. */
export function formDialog(
  { state, submitLabel, isValid, onSubmit, onCancel, ...head }: FormDialogInput,
  fields: ReactNode,
  onAttempt: () => void,
): DialogProps {
  const { isDirty, isSaving = false, obstacle, failure } = state;
  return {
    ...head,
    isOpen: true,
    onClose: onCancel,
    isDismissable: !isDirty,
    isPending: isSaving,
    onSubmit: () => {
      if (obstacle !== undefined || isSaving) return;
      onAttempt();
      if (isValid) onSubmit();
    },
    footer: <DialogAnswers isPending={isSaving} {...{ submitLabel, obstacle, onCancel }} />,
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
