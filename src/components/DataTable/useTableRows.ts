import { useMemo } from 'react';
import { useCurrentRow, useNewRow } from './useCurrentRow.ts';
import { useRowSelection, type RowSelection } from './useRowSelection.ts';
import { useRowsLocation, useVirtualRows } from './useVirtualRows.ts';

/** `group`: a heading above the rows that belong to it. `current`: the row whose details are shown. */
export type RowTone = 'pending' | 'group' | 'current';

export type TableRows<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row> | undefined;
  rowTone?: ((row: Row) => RowTone | undefined) | undefined;
};

/** Props shared by table rows and cards. */
export type RenderedRow<Row> = {
  row: Row;
  rowKey: string;
  index: number;
  tone: RowTone | undefined;
  isNew: boolean;
  /** Empty for a row without a checkbox, undefined without a selection. */
  selectLabel: string | undefined;
  isSelected: boolean;
  lockedReason: string | undefined;
  measureRow: ((element: HTMLElement | null) => void) | undefined;
};

/** The rows to render, each with the gap above it, and their selection and focus. */
export function useTableRows<Row>(table: TableRows<Row>, height: number, isEven = false) {
  const { rows, rowKey: keyOf, selection, rowTone } = table;
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const [place, body] = useRowsLocation();
  const isSelectable = selection?.isSelectable;
  const selectable = useMemo(
    () => new Set(rows.filter((row) => (isSelectable?.(row) ?? true) === true).map(keyOf)),
    [rows, keyOf, isSelectable],
  );
  const selecting = useRowSelection(selection, keys, selectable);
  const currentRow = useCurrentRow(keys, place?.body);
  const newKey = useNewRow({ keys, body: place?.body, setCurrent: currentRow.setCurrent });
  const virtual = useVirtualRows({ keys, place, rowHeight: height, isEven, kept: currentRow.current });
  const shown = virtual.rows.flatMap(({ index, gap }) => {
    const [row, rowKey] = [rows[index], keys[index]];
    if (row === undefined || rowKey === undefined) return [];
    const canSelect = isSelectable?.(row) ?? true;
    const props: RenderedRow<Row> = {
      row,
      rowKey,
      index,
      tone: rowTone?.(row),
      isNew: rowKey === newKey,
      selectLabel: selection && (canSelect === false ? '' : `Select ${selection.labelOf(row)}`),
      isSelected: selection?.selected.has(rowKey) ?? false,
      lockedReason: typeof canSelect === 'string' ? canSelect : undefined,
      measureRow: virtual.measureRow,
    };
    return [{ gap, props }];
  });
  return { keys, body, place, selecting, canSelectAny: selectable.size > 0, currentRow, virtual, shown };
}
