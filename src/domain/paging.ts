import { isRowsPerPage, type RowsPerPage } from './settings/settings.ts';

/** What a table asks for; `page` counts from 0, as in the address. */
export type PageRequest = { readonly page: number; readonly rowsPerPage: RowsPerPage };

/** Where a table stands in its list. */
export type Paging = PageRequest & {
  readonly total: number;
  readonly pageCount: number;
  /** The first and last row shown, counted from 1; both 0 in an empty list. */
  readonly from: number;
  readonly to: number;
  /** Where something that is waited for is, on another page. */
  readonly awaitedPage?: number;
};

/** `awaitedAt`: the place in the list of what is waited for. A page past the end becomes the last one: the list may have shrunk, or a search narrowed it. */
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

/** Reads `page` and `rowsPerPage`, both suffixed with the table's id; what is no page or no offered size falls back. */
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

/** The query with one table's values set; those of other tables, filters and the rest stay. */
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
