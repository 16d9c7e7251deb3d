import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export type FormDialogProps = Pick<DialogProps, 'title' | 'size'> & {
  /** Fields, and what there is to say about them. */
  children: ReactNode;
  submitLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** Something was typed: Esc and the backdrop do not take it away. */
  isDirty: boolean;
  /** The request is on its way. */
  isPending?: boolean;
  /** The condition under which it can be submitted. */
  obstacle?: string | undefined;
  /** Called on every attempt that nothing stands in the way of, with right and wrong fields alike. */
  onSubmit: () => void;
  onCancel: () => void;
};

/** A short form over the page: fields, Cancel, and the button that sends it once. */
export function FormDialog(props: FormDialogProps) {
  const { title, size, children, submitLabel, cancelLabel = 'Cancel', isDirty, isPending = false } = props;
  const { obstacle, onSubmit, onCancel } = props;
  return (
    <Dialog
      isOpen
      title={title}
      {...(size && { size })}
      onClose={onCancel}
      isDismissable={!isDirty}
      isPending={isPending}
      onSubmit={() => obstacle === undefined && !isPending && onSubmit()}
      footer={
        <>
          <Button
            size="form"
            onPress={onCancel}
            {...(isPending && { isDisabled: true, disabledReason: 'Waiting for the answer' })}
          >
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            kind="primary"
            size="form"
            isPending={isPending}
            {...(obstacle !== undefined && { isDisabled: true, disabledReason: obstacle })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
