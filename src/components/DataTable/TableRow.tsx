import { memo, useId, type ReactNode } from 'react';
import { RowCheckbox } from '../Checkbox/Checkbox.tsx';
import type { Column } from './column.ts';
import { sameProps } from './sameProps.ts';
import type { RenderedRow } from './useTableRows.ts';
import * as css from './DataTable.css.ts';

export type TableRowProps<Row> = RenderedRow<Row> & {
  columns: readonly Column<Row>[];
  density: keyof typeof css.height;
  isCurrent: boolean;
  /** Sets the row index for screen readers, if not all rows are in the document. */
  isNumbered: boolean;
  onSelect: (rowKey: string, isRange: boolean) => void;
  rowActions: ((row: Row) => ReactNode) | undefined;
};

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, index, columns, isSelected, tone, rowActions, measureRow } = props;
  const { selectLabel, lockedReason } = props;
  const headerId = useId();
  return (
    <tr
      aria-labelledby={headerId}
      // Only a row with a checkbox can be selected.
      aria-selected={selectLabel ? isSelected : undefined}
      {...(measureRow && { ref: measureRow })}
      {...(props.isNumbered && { 'aria-rowindex': index + 2 })}
      tabIndex={props.isCurrent ? 0 : -1}
      data-index={index}
      data-tone={tone}
      data-selected={isSelected || undefined}
      data-new={props.isNew || undefined}
      className={`${css.row} ${css.height[props.density]}`}
    >
      {selectLabel !== undefined && (
        <td className={css.cell}>
          {selectLabel !== '' && (
            <RowCheckbox
              label={selectLabel}
              {...{ isSelected, lockedReason }}
              onToggle={(isRange) => props.onSelect(rowKey, isRange)}
            />
          )}
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} {...{ column, row, headerId }} />
      ))}
      {rowActions && (
        <td className={css.cell}>
          <div className={css.actions}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

function Cell<Row>({ column, row, headerId }: { column: Column<Row>; row: Row; headerId: string }) {
  const className = `${css.cell} ${column.isNumeric ? css.numeric : ''}`;
  if (column.isRowHeader)
    return (
      <th id={headerId} scope="row" className={`${className} ${css.rowHeader}`}>
        {column.cell(row)}
      </th>
    );
  return <td className={className}>{column.cell(row)}</td>;
}

/** Renders again only if its row, the columns or its state change. */
export const TableRow = memo(PlainTableRow, sameProps) as typeof PlainTableRow;
