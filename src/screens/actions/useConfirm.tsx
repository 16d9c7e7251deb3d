import { useState } from 'react';
import { ConfirmDialog, type Confirmation } from '../../components/ConfirmDialog/ConfirmDialog.tsx';

/** Asks for confirmation before it calls `onYes`. */
export function useConfirm<Asked>(questionOf: (asked: Asked) => Confirmation, onYes: (asked: Asked) => void) {
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const question = asked !== undefined && (
    <ConfirmDialog
      {...questionOf(asked)}
      isOpen
      onCancel={close}
      onConfirm={() => {
        close();
        onYes(asked);
      }}
    />
  );
  return { ask, question };
}
