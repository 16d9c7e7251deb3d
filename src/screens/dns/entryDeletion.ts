import type { Confirmation } from '../../components/ConfirmDialog/ConfirmDialog.tsx';

export function entryDeletion(fullName: string, address: string): Confirmation {
  return {
    title: `Delete ${fullName}?`,
    message: `Nodes in this network will no longer find ${address} by this name.`,
    confirmLabel: 'Delete entry',
  };
}
