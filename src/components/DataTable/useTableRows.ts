import { useMemo } from 'react';
import { useCurrentRow, useNewRow } from './useCurrentRow.ts';
import { useRowSelection, type RowSelection } from './useRowSelection.ts';
import { useRowsLocation, useVirtualRows } from './useVirtualRows.ts';

/** `group`: a heading above the rows that belong to it. `current`: the row whose details are shown. */
export type RowTone = 'pending' | 'group' | 'current';

type RowsOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: RowSelection<Row> | undefined;
  rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  height: number;
  isEven?: boolean;
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
export function useTableRows<Row>(options: RowsOptions<Row>) {
  const { rows, rowKey: keyOf, selection, rowTone, height, isEven = false } = options;
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const [place, body] = useRowsLocation();
  const selecting = useRowSelection(selection, rows, keys);
  const currentRow = useCurrentRow(keys);
  const newKey = useNewRow({ keys, body: place?.body, setCurrent: currentRow.setCurrent });
  const virtual = useVirtualRows({ keys, place, rowHeight: height, isEven, kept: currentRow.current });
  const shown = virtual.rows.flatMap(({ index, gap }) => {
    const [row, rowKey] = [rows[index], keys[index]];
    if (row === undefined || rowKey === undefined) return [];
    const selectable = selection?.isSelectable?.(row) ?? true;
    const props: RenderedRow<Row> = {
      row,
      rowKey,
      index,
      tone: rowTone?.(row),
      isNew: rowKey === newKey,
      selectLabel: selection && (selectable === false ? '' : `Select ${selection.labelOf(row)}`),
      isSelected: selection?.selected.has(rowKey) ?? false,
      lockedReason: typeof selectable === 'string' ? selectable : undefined,
      measureRow: virtual.measureRow,
    };
    return [{ gap, props }];
  });
  return { keys, body, place, selecting, currentRow, virtual, shown };
}
