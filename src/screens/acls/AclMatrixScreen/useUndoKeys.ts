import { useEffect, useEffectEvent } from 'react';
import type { AclMatrixActions } from './aclMatrixActions.ts';

/** Control and Z takes back, with Shift or with Y it does again, as everywhere; not while something is typed. */
export function useUndoKeys(on: Pick<AclMatrixActions, 'undo' | 'redo'>): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=dialog]')) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) on.redo();
    else on.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
