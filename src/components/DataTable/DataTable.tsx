import { memo, type ReactNode } from 'react';
import { useFrameWidth } from '../AppFrame/frame.ts';
import { DataCards } from './DataCards.tsx';
import { sameProps } from './sameProps.ts';
import { WideTable, type WideTableProps } from './WideTable.tsx';

export type DataTableProps<Row> = WideTableProps<Row> & {
  /**
   * Renders a row as a card, for phones. Must be the same function in every render. Without it, the table scrolls
   * sideways on phones.
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
 * Table over the full width of the page, on phones a list of cards. Renders again only if a row has other values or
 * another prop changes.
 */
export const DataTable = memo(PlainDataTable, sameProps) as typeof PlainDataTable;
