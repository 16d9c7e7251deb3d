import type { ReactNode } from 'react';
import { footer } from './Dialog.css.ts';

/** The last line of a dialog or drawer: buttons at the right, Cancel before the action. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={footer}>{children}</div>;
}
