import { Button } from '../Button/Button.tsx';
import { waitsForAnswer } from './Dialog.tsx';

type DialogAnswersProps = {
  /** @default 'Cancel' */
  cancelLabel?: string | undefined;
  submitLabel: string;
  isDanger?: boolean;
  /** The request is on its way: neither is to be pressed again. */
  isPending: boolean;
  /** Why it cannot be submitted yet. */
  obstacle?: string | undefined;
  /** Where the dialog begins, unless that is a field. */
  start?: 'cancel' | 'submit' | undefined;
  onCancel: () => void;
};

/** The foot of a dialog that is a form: giving it up, or submitting it. */
export function DialogAnswers(props: DialogAnswersProps) {
  const {
    cancelLabel = 'Cancel',
    submitLabel,
    isDanger = false,
    isPending,
    obstacle,
    start,
    onCancel,
  } = props;
  return (
    <>
      <Button
        size="form"
        onPress={onCancel}
        {...(start === 'cancel' && begin)}
        disabledReason={isPending ? waitsForAnswer : undefined}
      >
        {cancelLabel}
      </Button>
      <Button
        type="submit"
        kind={isDanger ? 'danger' : 'primary'}
        size="form"
        isPending={isPending}
        {...(start === 'submit' && begin)}
        disabledReason={obstacle}
      >
        {submitLabel}
      </Button>
    </>
  );
}

/** A dialog has to begin somewhere. */
const begin = { autoFocus: true } as const;
