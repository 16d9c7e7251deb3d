import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';

/** Asks for confirmation before unsaved changes are discarded. */
export function LeaveConfirm({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title="Leave without saving"
      message="You have unsaved changes. If you leave, they’ll be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDanger
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
