import { memo, type ReactNode } from 'react';
import { useFrameWidth } from '../AppFrame/frame.ts';
import { DataCards } from './DataCards.tsx';
import { sameProps } from './sameProps.ts';
import { WideTable, type WideTableProps } from './WideTable.tsx';

export type DataTableProps<Row> = WideTableProps<Row> & {
  /**
   * The row as a block, for phones; the same function in every render.
   * Without it, phones scroll the table sideways.
   */
  renderCard?: ((row: Row) => ReactNode) | undefined;
};

function PlainDataTable<Row>({ renderCard, ...rest }: DataTableProps<Row>) {
  const width = useFrameWidth();
  if (width !== 'phone' || !renderCard) return <WideTable {...rest} />;
  const { label, rows, rowKey, selection, rowTone, isLoading, skeletonRows } = rest;
  return (
    <DataCards
      {...{ label, rows, rowKey, selection, rowTone, isLoading, skeletonRows }}
      renderCard={renderCard}
    />
  );
}

/**
 * Rows of one kind over the whole width of the page: a table, on phones a list of blocks. Drawn again only when a row
 * holds other values, or something else given it is another one.
 */
export const DataTable = memo(PlainDataTable, sameProps) as typeof PlainDataTable;
