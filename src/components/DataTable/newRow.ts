import { createContext, useContext, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { rowAt } from './useCurrentRow.ts';

type NewRow = {
  readonly key: string;
  /** It has been scrolled to, and got the focus; from then on it is only marked. */
  readonly isSeen: boolean;
  readonly onSeen: () => void;
};

/** The row of what was just made: the table that has it marks it, scrolls to it and moves the focus there. */
export const NewRowContext = createContext<NewRow | undefined>(undefined);

type Rows = {
  readonly keys: readonly string[];
  /** Holds the rows. */
  readonly body: HTMLElement | undefined;
  readonly setCurrent: (index: number) => void;
};

/** As long as a dialog gives the focus back to what opened it, in frames. */
const framesOfADialog = 4;

/** The key of the new row, if it is one of these. */
export function useNewRow({ keys, body, setCurrent }: Rows): string | undefined {
  const newRow = useContext(NewRowContext);
  const index = newRow ? keys.indexOf(newRow.key) : -1;
  const onSeen = newRow?.isSeen ? undefined : newRow?.onSeen;
  useEffect(() => {
    if (!onSeen || !body || index < 0) return undefined;
    let still = 0;
    let frame = requestAnimationFrame(function arrive() {
      // Under a dialog nothing takes the focus.
      still = body.closest('[inert], [aria-hidden="true"]') ? 0 : still + 1;
      if (still < framesOfADialog) {
        frame = requestAnimationFrame(arrive);
        return;
      }
      // The row may be out of sight, and so not yet rendered.
      flushSync(() => setCurrent(index));
      const row = rowAt(body, index);
      // Whoever types already, or is at a control of the row, stays there.
      if (!row?.contains(document.activeElement) && !document.activeElement?.matches('input, textarea')) {
        row?.focus({ preventScroll: true });
      }
      row?.scrollIntoView({ block: 'nearest' });
      onSeen();
    });
    return () => cancelAnimationFrame(frame);
  }, [onSeen, body, index, setCurrent]);
  return index >= 0 ? newRow?.key : undefined;
}
