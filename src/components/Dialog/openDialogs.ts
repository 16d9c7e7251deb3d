import { createContext, use, useLayoutEffect, useRef, type RefObject } from 'react';

export type OpenDialog = {
  readonly onClose: () => void;
  /** Nothing closes the dialog until its request has finished. */
  readonly isPending: boolean;
};

/** The open dialogs, the topmost last. The console closes the topmost one when the user goes back. */
export const OpenDialogs = createContext<Set<RefObject<OpenDialog>>>(new Set());

export function useOpenDialog(isOpen: boolean, { onClose, isPending }: OpenDialog): void {
  const open = use(OpenDialogs);
  const latest = useRef({ onClose, isPending });
  useLayoutEffect(() => {
    latest.current = { onClose, isPending };
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    open.add(latest);
    return () => void open.delete(latest);
  }, [isOpen, open]);
}
