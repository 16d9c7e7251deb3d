import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';

export type LeaveConfirmProps = {
  /** Title of the run that logging out stops. */
  run?: string | undefined;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks for confirmation before unsaved changes are discarded or a run is stopped. */
export function LeaveConfirm({ run, onLeave, onStay }: LeaveConfirmProps) {
  // The question stays the same if the run ends while it is open.
  const [stopped] = useState(run);
  const texts =
    stopped === undefined
      ? {
          title: 'Leave without saving',
          message: 'You have unsaved changes. If you leave, they’ll be lost.',
          confirmLabel: 'Leave',
        }
      : {
          title: 'Log out?',
          message: `“${stopped}” hasn’t finished. If you log out, its remaining changes won’t be made. Any unsaved input will be lost.`,
          confirmLabel: 'Log out',
        };
  return (
    <ConfirmDialog isOpen {...texts} cancelLabel="Stay" isDanger onConfirm={onLeave} onCancel={onStay} />
  );
}
