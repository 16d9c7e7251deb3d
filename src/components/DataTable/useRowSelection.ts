import { useCallback, useLayoutEffect, useRef } from 'react';

export type RowSelection<Row> = {
  /** Keys of the selected rows, those on other pages included. */
  selected: Selected;
  onChange: (selected: Selected) => void;
  /** Returns why the row can’t be selected, or false for a heading without a checkbox. */
  isSelectable?: (row: Row) => boolean | string;
  labelOf: (row: Row) => string;
};

/** Selects single rows, ranges and the whole page. The returned functions are the same in every render. */
export function useRowSelection(
  selection: Pick<RowSelection<never>, 'selected' | 'onChange'> | undefined,
  keys: readonly string[],
  selectable: Selected,
) {
  const latest = useRef({ selection, keys, selectable });
  useLayoutEffect(() => {
    latest.current = { selection, keys, selectable };
  });
  const range = useRef<SelectedRange>(undefined);

  const toggle = useCallback((key: string) => {
    const now = latest.current;
    if (!now.selection || !now.selectable.has(key)) return;
    range.current = { anchor: key, end: key };
    now.selection.onChange(toggled(now.selection.selected, key));
  }, []);

  const extendTo = useCallback((key: string, start: string) => {
    const now = latest.current;
    if (!now.selection) return;
    const open = range.current ?? { anchor: start, end: start };
    range.current = { anchor: open.anchor, end: key };
    now.selection.onChange(
      extendedSelection(now.selection.selected, now.keys, {
        range: open,
        to: key,
        isSelectable: (each) => now.selectable.has(each),
      }),
    );
  }, []);

  const endRange = useCallback(() => {
    range.current = undefined;
  }, []);

  const toggleAll = useCallback(() => {
    const now = latest.current;
    range.current = undefined;
    now.selection?.onChange(allToggled(now.selection.selected, [...now.selectable]));
  }, []);

  return {
    toggle,
    extendTo,
    endRange,
    toggleAll,
    share: selection ? shareSelected(selection.selected, [...selectable]) : ('none' as const),
  };
}

type Selected = ReadonlySet<string>;

/** A range of rows selected with Shift. The anchor is fixed, the end moves. */
type SelectedRange = { anchor: string; end: string };

export function toggled(selected: Selected, key: string): Selected {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns the keys from one row to another, inclusive. Returns none if either is no longer in the list. */
export function keysBetween(keys: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Moves the end of the range. Rows that it no longer covers are deselected. */
export function extendedSelection(
  selected: Selected,
  keys: readonly string[],
  { range, to, isSelectable }: { range: SelectedRange; to: string; isSelectable: (key: string) => boolean },
): Selected {
  const next = new Set(selected);
  for (const key of keysBetween(keys, range.anchor, range.end)) next.delete(key);
  for (const key of keysBetween(keys, range.anchor, to)) if (isSelectable(key)) next.add(key);
  return next;
}

export function shareSelected(selected: Selected, shown: readonly string[]): 'none' | 'some' | 'all' {
  const count = shown.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

export function allToggled(selected: Selected, shown: readonly string[]): Selected {
  const next = new Set(selected);
  const isSelecting = shareSelected(selected, shown) !== 'all';
  for (const key of shown) {
    if (isSelecting) next.add(key);
    else next.delete(key);
  }
  return next;
}
