import { useCallback, useEffect, useEffectEvent } from 'react';
import { Pagination, type PaginationProps } from '../../../components/Pagination/Pagination.tsx';
import type { PageRequest, Paging } from '../../../domain/paging.ts';
import { rowsPerPageOptions, type RowsPerPage } from '../../../domain/settings/settings.ts';

export type ListPagesProps = Pick<PaginationProps<RowsPerPage>, 'subject' | 'position' | 'phoneControl'> & {
  noun: string;
  paging: Paging;
  onTurn: (request: PageRequest) => void;
  /** Hides the pagination until there is a second page. */
  isFromSecondPage?: boolean;
};

export function ListPages({ noun, paging, onTurn, isFromSecondPage = false, ...looks }: ListPagesProps) {
  const { awaitedPage, rowsPerPage: size } = paging;
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (awaitedPage !== undefined) turn({ page: awaitedPage, rowsPerPage: size });
  }, [awaitedPage, size]);
  const onRowsPerPageChange = useCallback(
    (rowsPerPage: RowsPerPage) => onTurn({ page: 0, rowsPerPage }),
    [onTurn],
  );
  if (isFromSecondPage && paging.total <= rowsPerPageOptions[0]) return null;
  return (
    <Pagination
      {...looks}
      {...paging}
      label={`Pages of ${noun}`}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => onTurn({ page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={onRowsPerPageChange}
    />
  );
}
