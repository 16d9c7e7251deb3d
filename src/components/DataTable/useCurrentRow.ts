import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
} from 'react';
import { flushSync } from 'react-dom';

/** The row of the keyboard, by key to survive sorting, and by index in case it is removed. */
type Place = { key: string | undefined; index: number };

/**
 * Tracks the row that was focused last. If it is removed while it or one of its controls has the focus, the row in its
 * place is focused. `followFocus` goes on `body`, the element around the rows.
 */
export function useCurrentRow(keys: readonly string[], body: HTMLElement | undefined) {
  const hasFocus = useRef(false);
  const [place, setPlace] = useState<Place>({ key: undefined, index: 0 });
  const found = place.key === undefined ? -1 : keys.indexOf(place.key);
  const current = found >= 0 ? found : Math.max(0, Math.min(place.index, keys.length - 1));
  const setCurrent = useCallback((index: number) => setPlace({ key: keys[index], index }), [keys]);
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    rowAt(body, current)?.focus({ preventScroll: true });
  });
  const followFocus = {
    onFocus: (event: FocusEvent) => {
      const row = rowAround(event.target);
      hasFocus.current = row !== null;
      // React also bubbles events from a menu or dialog that the row opened, which is elsewhere in the document.
      if (row && Number(row.dataset.index) !== current) setCurrent(Number(row.dataset.index));
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { current, setCurrent, followFocus };
}

export function rowAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
}

export function rowAt(body: HTMLElement | undefined, index: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`) ?? null;
}

type NewRow = {
  readonly key: string;
  /** Whether the row was scrolled to and focused. From then on it is only highlighted. */
  readonly isSeen: boolean;
  readonly onSeen: () => void;
};

/** The row of a new record. The table that contains it highlights it, scrolls to it and focuses it. */
export const NewRowContext = createContext<NewRow | undefined>(undefined);

type Rows = {
  readonly keys: readonly string[];
  readonly body: HTMLElement | undefined;
  readonly setCurrent: (index: number) => void;
};

/** After a dialog that replaced another one, react-aria focuses the first control of the page, which may be a check box. */
const textFields = 'input:not([type=checkbox], [type=radio]), textarea';

/** Frames in which a closing dialog restores the focus. */
const framesOfADialog = 4;

export function useNewRow({ keys, body, setCurrent }: Rows): string | undefined {
  const newRow = useContext(NewRowContext);
  const index = newRow ? keys.indexOf(newRow.key) : -1;
  const onSeen = newRow?.isSeen ? undefined : newRow?.onSeen;
  useEffect(() => {
    if (!onSeen || !body || index < 0) return undefined;
    let stillFrames = 0;
    let frame = requestAnimationFrame(function waitForDialog() {
      // Nothing can be focused under a dialog.
      stillFrames = body.closest('[inert], [aria-hidden="true"]') ? 0 : stillFrames + 1;
      if (stillFrames < framesOfADialog) {
        frame = requestAnimationFrame(waitForDialog);
        return;
      }
      // The row may be out of sight, and so not yet rendered.
      flushSync(() => setCurrent(index));
      const row = rowAt(body, index);
      // Focus stays in a text field or in the row.
      if (!row?.contains(document.activeElement) && !document.activeElement?.matches(textFields)) {
        row?.focus({ preventScroll: true });
      }
      row?.scrollIntoView({ block: 'nearest' });
      onSeen();
    });
    return () => cancelAnimationFrame(frame);
  }, [onSeen, body, index, setCurrent]);
  return index >= 0 ? newRow?.key : undefined;
}
