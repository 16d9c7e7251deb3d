import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import type { NodeSort } from '../../../domain/node/nodeSort.ts';
import type { Paging } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import type { NodeListActions } from './nodeListActions.ts';
import { sortProps } from './sortFields.ts';

type NodeListFooterProps = { paging: Paging; sort: NodeSort; on: NodeListActions };

/** Where in the list one is; on phones with the sorting, which has no room above. */
export function NodeListFooter({ paging, sort, on }: NodeListFooterProps) {
  const { rowsPerPage } = paging;
  return (
    <Pagination
      label="Pages of nodes"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => on.turnTo({ page, rowsPerPage })}
      onRowsPerPageChange={(size) => on.turnTo({ page: 0, rowsPerPage: size })}
      phoneControl={<SortControl {...sortProps(sort, on.sortBy)} />}
    />
  );
}
