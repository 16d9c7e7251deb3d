import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { CustomRow } from './entryList.ts';

type DeleteQuestionProps = { row: CustomRow; onYes: () => void; onNo: () => void };

export function DeleteQuestion({ row: { fullName, address }, onYes, onNo }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`${labels.action.delete} ${fullName}`}
      message={`Delete the DNS entry ${fullName}? Nodes of this network no longer find ${address} by this name.`}
      confirmLabel="Delete entry"
      isDanger
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
