import { Button } from '../Button/Button.tsx';
import { waitingForResponse } from './Dialog.tsx';

type DialogActionsProps = {
  /** @default 'Cancel' */
  cancelLabel?: string | undefined;
  submitLabel: string;
  isDanger?: boolean;
  isPending: boolean;
  /** Why it cannot be submitted yet. */
  obstacle?: string | undefined;
  /** The button to focus first, unless a field is. */
  start?: 'cancel' | 'submit' | undefined;
  onCancel: () => void;
};

export function DialogActions(props: DialogActionsProps) {
  const { cancelLabel = 'Cancel', submitLabel, isDanger = false } = props;
  const { isPending, obstacle, start, onCancel } = props;
  return (
    <>
      <Button
        size="form"
        onPress={onCancel}
        {...(start === 'cancel' && begin)}
        disabledReason={isPending ? waitingForResponse : undefined}
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

const begin = { autoFocus: true } as const;
