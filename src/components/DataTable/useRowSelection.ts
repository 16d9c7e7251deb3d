import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

export type RowSelection<Row> = {
  /** Keys; those of rows on other pages are kept. */
  selected: Selected;
  onChange: (selected: Selected) => void;
  /** Or the reason why not. */
  isSelectable?: (row: Row) => true | string;
  labelOf: (row: Row) => string;
};

/** Selects single rows, ranges and the whole page. The functions it returns stay the same between renders. */
export function useRowSelection<Row>(
  selection: RowSelection<Row> | undefined,
  rows: readonly Row[],
  keys: readonly string[],
) {
  const isSelectable = selection?.isSelectable;
  const selectable = useMemo(
    () => new Set(keys.filter((_, index) => canSelect(rows[index], isSelectable))),
    [keys, rows, isSelectable],
  );
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
      extended(now.selection.selected, now.keys, {
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
    canSelectAny: selectable.size > 0,
  };
}

function canSelect<Row>(row: Row | undefined, isSelectable: RowSelection<Row>['isSelectable']): boolean {
  return row !== undefined && (isSelectable?.(row) ?? true) === true;
}

/** Rows by key; those of other pages stay in the set untouched. */
type Selected = ReadonlySet<string>;

/** A run of rows picked with the shift key: it starts at the anchor, its other end moves. */
type SelectedRange = { anchor: string; end: string };

export function toggled(selected: Selected, key: string): Selected {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The keys from one row to another, both included, in the order of the list; none when either has left it. */
export function keysBetween(keys: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The range moves its end to another row: what it leaves is deselected, what it gains is selected. */
export function extended(
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
