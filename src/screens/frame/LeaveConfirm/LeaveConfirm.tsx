import { useState } from 'react';
import { joinNames } from '../../../domain/text/labels.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';

export type LeaveConfirmProps = {
  /** Title of the run that logging out stops. */
  run?: string | undefined;
  /** Networks whose rules the user hasn’t kept yet. Logging out keeps them. */
  trials?: readonly string[];
  onLeave: () => void;
  onStay: () => void;
};

/** Asks for confirmation before unsaved changes are discarded, a run is stopped, or rules on trial stay in effect. */
export function LeaveConfirm({ run, trials = [], onLeave, onStay }: LeaveConfirmProps) {
  // The question stays the same if the run or a trial ends while it is open.
  const [reasons] = useState([
    ...(run === undefined
      ? []
      : [`“${run}” hasn’t finished. If you log out, its remaining changes won’t be made.`]),
    ...(trials.length === 0
      ? []
      : [
          `You haven’t confirmed the new rules in ${joinNames(trials)}. If you log out, they stay in effect.`,
        ]),
  ]);
  const texts =
    reasons.length === 0
      ? {
          title: 'Leave without saving',
          message: 'You have unsaved changes. If you leave, they’ll be lost.',
          confirmLabel: 'Leave',
        }
      : {
          title: 'Log out?',
          message: [...reasons, 'Any unsaved input will be lost.'].join(' '),
          confirmLabel: 'Log out',
        };
  return (
    <ConfirmDialog isOpen {...texts} cancelLabel="Stay" isDanger onConfirm={onLeave} onCancel={onStay} />
  );
}
