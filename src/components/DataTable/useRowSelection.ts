import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import {
  allToggled,
  extended,
  shareSelected,
  toggled,
  type Selected,
  type SelectedRange,
} from './rowSelection.ts';

export type RowSelection<Row> = {
  /** Keys; those of rows on other pages are kept. */
  selected: Selected;
  onChange: (selected: Selected) => void;
  /** Or the reason why not. */
  isSelectable?: (row: Row) => true | string;
  /** Names the row in "Select …". */
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

  /** `start` is where the range begins if none is open. */
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

  /** The next range begins anew. */
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
    /** How much of what can be selected is. */
    share: selection ? shareSelected(selection.selected, [...selectable]) : ('none' as const),
    canSelectAny: selectable.size > 0,
  };
}

function canSelect<Row>(row: Row | undefined, isSelectable: RowSelection<Row>['isSelectable']): boolean {
  return row !== undefined && (isSelectable?.(row) ?? true) === true;
}
