import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import type { PageRequest, Paging } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';

type PagesProps = { paging: Paging; onTurn: (request: PageRequest) => void };

/** Where one is among the clients, at the foot of the page. */
export function ClientPages({ paging, onTurn }: PagesProps) {
  return (
    <Pagination
      label="Pages of clients"
      subject="Clients"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => onTurn({ page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={(rowsPerPage) => onTurn({ page: 0, rowsPerPage })}
    />
  );
}

/** The same for the gateways, as soon as they may not fit on one page. */
export function GatewayPages({ paging, onTurn }: PagesProps) {
  if (paging.total <= Math.min(...rowsPerPageOptions)) return null;
  return (
    <Pagination
      label="Pages of gateways"
      subject="Gateways"
      place="list"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => onTurn({ page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={(rowsPerPage) => onTurn({ page: 0, rowsPerPage })}
    />
  );
}
