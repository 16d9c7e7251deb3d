import { isRowsPerPage, type RowsPerPage } from './settings/settings.ts';

/** `page` counts from 0, as in the address. */
export type PageRequest = { readonly page: number; readonly rowsPerPage: RowsPerPage };

export type Paging = PageRequest & {
  readonly total: number;
  readonly pageCount: number;
  /** Counted from 1; both 0 in an empty list. */
  readonly from: number;
  readonly to: number;
  /** The page of an item that another page is waiting for. */
  readonly awaitedPage?: number;
};

/** Clamps the page, because the list may have shrunk. `awaitedAt` is the index of an awaited item. */
export function paginate(total: number, request: PageRequest, awaitedAt = -1): Paging {
  const pageCount = Math.max(1, Math.ceil(total / request.rowsPerPage));
  const page = Math.min(request.page, pageCount - 1);
  const before = page * request.rowsPerPage;
  const awaitedPage = Math.floor(awaitedAt / request.rowsPerPage);
  return {
    page,
    rowsPerPage: request.rowsPerPage,
    total,
    pageCount,
    from: total === 0 ? 0 : before + 1,
    to: Math.min(before + request.rowsPerPage, total),
    ...(awaitedPage >= 0 && awaitedPage !== page && { awaitedPage }),
  };
}

export function pageOf<T>(items: readonly T[], paging: Paging): readonly T[] {
  return items.slice(paging.page * paging.rowsPerPage, paging.to);
}

/** Falls back for invalid pages and sizes. */
export function readPageRequest(
  query: URLSearchParams,
  defaultRowsPerPage: RowsPerPage,
  tableId = '',
): PageRequest {
  const rowsPerPage = wholeNumber(query.get(`rowsPerPage${tableId}`));
  return {
    page: wholeNumber(query.get(`page${tableId}`)) ?? 0,
    rowsPerPage: isRowsPerPage(rowsPerPage) ? rowsPerPage : defaultRowsPerPage,
  };
}

/** Keeps all other parameters. */
export function writePageRequest(
  query: URLSearchParams,
  request: PageRequest,
  tableId = '',
): URLSearchParams {
  const written = new URLSearchParams(query);
  written.set(`page${tableId}`, String(request.page));
  written.set(`rowsPerPage${tableId}`, String(request.rowsPerPage));
  return written;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
