import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { pageOf, paginate, readPageRequest, type Paging } from '../../../domain/paging.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { freshness, type Freshness } from '../freshness/freshness.ts';

/** What every list is built from, besides its records. */
export type ListInput = {
  /** A refresh is on its way. */
  readonly isRefreshing: boolean;
  /** Of the address: filter, page and page size. */
  readonly query: URLSearchParams;
  /** Where the address names no page size. */
  readonly rowsPerPage: RowsPerPage;
  /** The browser's unless named. */
  readonly timeZone?: string;
  /** The key of a row that was just made, until it has been seen. */
  readonly newRow?: string | undefined;
};

type PageInput = Pick<ListInput, 'query' | 'rowsPerPage' | 'newRow'>;

/** What stands around a list in every state. */
export type ListFrame = {
  /** undefined while unknown. */
  readonly count: number | undefined;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
};

export type ListState<Row> =
  | { readonly status: 'loading' | 'empty' | 'noMatch' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly rows: readonly Row[]; readonly paging: Paging };

/** What the main table of a page draws while there is something to draw. */
export function shownRows<Row>(state: ListState<Row>) {
  return {
    rows: state.status === 'ready' ? state.rows : noRows,
    isLoading: state.status === 'loading',
    isMain: true,
  };
}

const noRows: readonly never[] = [];

export function listFrame(data: Loadable<readonly unknown[]>, input: ListInput): ListFrame {
  return {
    count: valueOf(data)?.length,
    freshness: freshness(data, input.timeZone),
    isRefreshing: input.isRefreshing,
  };
}

/** The page of records that the address asks for, of those that `find` leaves and in its order. */
export function listState<Item, Found, Row>(
  data: Loadable<readonly Item[]>,
  input: PageInput,
  find: (all: readonly Item[]) => readonly Found[],
  rowOf: (item: Found) => Row,
  keyOf?: (item: Found) => string,
): ListState<Row> {
  if (data.status === 'failed') return { status: 'failed', reason: failureText(data.failure) };
  if (data.status !== 'ready') return { status: 'loading' };
  if (data.value.length === 0) return { status: 'empty' };
  return pageFound(find(data.value), input, rowOf, { keyOf });
}

type PageOptions<Found> = {
  /** Tells the tables of one page apart. */
  readonly tableId?: string;
  /** The key of an item's row; a list in which nothing is made needs none. */
  readonly keyOf?: ((item: Found) => string) | undefined;
};

/** Rows are built for that page only. */
export function pageFound<Found, Row>(
  found: readonly Found[],
  { query, rowsPerPage, newRow }: PageInput,
  rowOf: (item: Found) => Row,
  { tableId = '', keyOf }: PageOptions<Found> = {},
): ListState<Row> {
  if (found.length === 0) return { status: 'noMatch' };
  const awaitedAt = newRow === undefined || !keyOf ? -1 : found.findIndex((item) => keyOf(item) === newRow);
  const paging = paginate(found.length, readPageRequest(query, rowsPerPage, tableId), awaitedAt);
  return { status: 'ready', paging, rows: pageOf(found, paging).map(rowOf) };
}
