import { use, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { pressedKey } from '../Shortcuts/pressedKey.ts';
import { isFree, SingleKeys, useShortcuts } from '../Shortcuts/useShortcut.ts';
import { rowAround, rowAt, type useCurrentRow } from './useCurrentRow.ts';

type RowFocusOptions = ReturnType<typeof useCurrentRow> & {
  keys: readonly string[];
  body: HTMLElement | undefined;
  /** An element after the table, from which Tab continues. */
  after: RefObject<HTMLElement | null>;
  rowsPerPage: number;
  onToggle: (key: string) => void;
  /** Called when the focus moves from `start` with Shift. */
  onExtend: (key: string, start: string) => void;
  onMove: () => void;
  onSelectAll: (() => void) | undefined;
  onEdit: (index: number) => void;
  isMain: boolean;
};

/** Letters and the keys that do the same. E (edit) has no such key. */
const letters: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp', x: ' ', e: 'e' };

/**
 * Only one row of the table is a tab stop. Arrow keys, Home, End and the page keys move between rows, Space selects,
 * Shift with a move extends the selection, Ctrl or ⌘ with A selects all rows shown, and Enter follows the first link. J, K, X and E (next, previous, select,
 * edit) also work on the controls of a row. Tab moves through the controls of the row, then leaves the table.
 */
export function useRowFocus(options: RowFocusOptions) {
  const { keys, body, after, current, setCurrent, followFocus, rowsPerPage } = options;
  const areLettersOn = use(SingleKeys);

  const focusRow = (index: number) => {
    // The row may be out of sight, and so not yet rendered.
    flushSync(() => setCurrent(index));
    const row = rowAt(body, index);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  const isInside = () => body?.contains(document.activeElement) === true;
  const reach = (key: string) => () =>
    focusRow(
      isInside() ? (movedFocus(key, { from: current, count: keys.length, perPage: 1 }) ?? 0) : current,
    );
  useShortcuts(options.isMain && keys.length > 0 ? { j: reach('ArrowDown'), k: reach('ArrowUp') } : none);

  const onRowKey = (event: KeyboardEvent, row: HTMLElement, pressed: string) => {
    const to = movedFocus(pressed, { from: current, count: keys.length, perPage: rowsPerPage });
    const key = keys[current];
    const next = to === undefined ? undefined : keys[to];
    if (key === undefined) return;
    if (to !== undefined && next !== undefined) {
      focusRow(to);
      if (event.shiftKey) options.onExtend(next, key);
      else options.onMove();
    } else if (pressed === ' ') options.onToggle(key);
    else if (pressed === 'e') options.onEdit(current);
    else if (pressed === 'Enter') row.querySelector<HTMLElement>('a[href]')?.click();
    else return;
    event.preventDefault();
  };

  const onTab = (event: KeyboardEvent, row: HTMLElement) => {
    const isOnLast = event.target === (tabbableIn(row).at(-1) ?? row);
    // From there, the browser continues past the controls of the other rows.
    if (event.shiftKey && event.target === row) body?.focus({ preventScroll: true });
    if (!event.shiftKey && isOnLast) after.current?.focus({ preventScroll: true });
  };

  const bodyProps = {
    tabIndex: -1,
    ...followFocus,
    onKeyDown: (event: KeyboardEvent) => {
      const row = rowAround(event.target);
      if (!row || event.defaultPrevented || event.altKey) return;
      const pressed = pressedKey(event.nativeEvent);
      if (event.ctrlKey || event.metaKey) {
        if (pressed !== 'a' || !options.onSelectAll) return;
        event.preventDefault();
        options.onSelectAll();
        return;
      }
      const letter = areLettersOn && isFree(event.nativeEvent) ? letters[pressed] : undefined;
      if (event.key === 'Tab') onTab(event, row);
      else if (letter !== undefined) onRowKey(event, row, letter);
      else if (event.target === row && pressed !== 'e') onRowKey(event, row, event.key);
    },
  };

  /** Props of the header. Tab moves from it to the current row, past the controls of the rows above. */
  const headerProps = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Tab' || event.shiftKey || !rowAt(body, current)) return;
      if (event.target !== tabbableIn(event.currentTarget).at(-1)) return;
      event.preventDefault();
      focusRow(current);
    },
  };

  return { bodyProps, headerProps };
}

const none = {};

const candidates = 'a[href], button, input, select, textarea, [tabindex]';

function tabbableIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(candidates)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility(),
  );
}

export function movedFocus(
  key: string,
  { from, count, perPage }: { from: number; count: number; perPage: number },
): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, last);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'PageDown':
      return Math.min(from + perPage, last);
    case 'PageUp':
      return Math.max(from - perPage, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
