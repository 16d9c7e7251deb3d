import type { Confirmation, Consequence } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../components/Text/Text.tsx';

export function keyDeletion(name: string, netid: string, consequences: readonly Consequence[]): Confirmation {
  return {
    title: `Delete ${name}?`,
    message: (
      <>
        No new nodes will be able to join <Identifier>{netid}</Identifier> with this key. Nodes that already
        joined aren’t affected. This can’t be undone.
      </>
    ),
    consequences,
    confirmLabel: 'Delete key',
  };
}
