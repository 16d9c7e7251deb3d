import type { FindingMarks } from '../../../domain/findings/marks.ts';
import type { AddressFilter } from '../../../domain/listFilter.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { pageOf, paginate, readPageRequest, type PageRequest, type Paging } from '../../../domain/paging.ts';
import type { Refreshable } from '../../../domain/records.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { freshness, type Freshness } from '../freshness/freshness.ts';

/** What the address, the settings and the user’s selection say about a list. */
export type PageOfList = {
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
  readonly newRow?: string | undefined;
  readonly marks?: FindingMarks;
  /** Keys of the selected rows. Those of deleted records are ignored. */
  readonly selection?: ReadonlySet<string>;
  /** Why no change of several rows can start now. */
  readonly runObstacle?: string | undefined;
};

type Paged = Pick<PageOfList, 'query' | 'rowsPerPage' | 'newRow'>;

export type ListFrame = {
  readonly count: number | undefined;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
};

type WithoutRows =
  | { readonly status: 'loading' | 'empty' | 'noMatch' }
  | { readonly status: 'failed'; readonly reason: string };

export type ListState<Row> =
  WithoutRows | { readonly status: 'ready'; readonly rows: readonly Row[]; readonly paging: Paging };

export type ListSelection<Row> = {
  readonly keys: ReadonlySet<string>;
  /** The selected rows, including those on other pages and those filtered out. */
  readonly rows: readonly Row[];
  readonly hiddenCount: number;
  /** Keys of the rows that pass the search and the filters, on all pages. */
  readonly found: readonly string[];
  readonly obstacle: string | undefined;
};

export type ListFilter = {
  readonly search: string;
};

export type ListView<Row, Filter extends ListFilter = ListFilter> = ListFrame &
  ListState<Row> & { readonly filter: Filter; readonly selection?: ListSelection<Row> | undefined };

/** `paging` is undefined while the list has no page to turn. */
export type AnyListView = Partial<ListFrame> &
  (WithoutRows | { readonly status: 'ready'; readonly paging: Paging | undefined }) & {
    readonly filter: ListFilter;
    readonly selection?: ListSelection<object> | undefined;
  };

export type ListActions<Filter extends ListFilter = ListFilter> = {
  refresh(): void;
  filter(changes: Partial<Filter>): void;
  turnTo(request: PageRequest): void;
  readonly select?: (keys: ReadonlySet<string>) => void;
  readonly saveRecords?: (format: ExportFormat, records: readonly object[]) => void;
};

export type ExportFormat = 'csv' | 'json';

/** Props of the `DataTable`. Its rows can be selected if there are `select` and `labelOf`. */
export function shownRows<Row>(
  view: ListState<Row> & { readonly selection?: Pick<ListSelection<Row>, 'keys'> | undefined },
  select?: ListActions['select'],
  labelOf?: (row: Row) => string,
) {
  return {
    rows: view.status === 'ready' ? view.rows : noRows,
    isLoading: view.status === 'loading',
    isMain: true,
    selection: select && labelOf && { selected: view.selection?.keys ?? noKeys, onChange: select, labelOf },
  };
}

const noRows: readonly never[] = [];
const noKeys: ReadonlySet<string> = new Set();

function listFrame({ data, isLoading }: Refreshable<readonly unknown[]>): ListFrame {
  return { count: valueOf(data)?.length, freshness: freshness(data), isRefreshing: isLoading };
}

type ListPlan<Item, Row, Filter extends object> = {
  readonly filter: AddressFilter<Filter>;
  readonly find: (all: readonly Item[], filter: Filter) => readonly Item[];
  readonly rowOf: (item: Item) => Row;
  readonly keyOf?: (item: Item) => string;
};

export function listView<Item, Row, Filter extends ListFilter>(
  listed: Refreshable<readonly Item[]>,
  page: PageOfList,
  { filter, find, rowOf, keyOf }: ListPlan<Item, Row, Filter>,
): ListView<Row, Filter> {
  const { data } = listed;
  const asked = filter.read(page.query);
  const frame = { ...listFrame(listed), filter: asked };
  if (data.status === 'failed') return { ...frame, status: 'failed', reason: failureText(data.failure) };
  if (data.status !== 'ready') return { ...frame, status: 'loading' };
  if (data.value.length === 0) return { ...frame, status: 'empty' };
  const found = find(data.value, asked);
  const state = pageFound(found, page, rowOf, { keyOf });
  const selection = keyOf && selectionOf(page, { all: data.value, found, state, keyOf, rowOf });
  return { ...frame, ...state, selection };
}

type Selectable<Item, Row> = {
  readonly all: readonly Item[];
  readonly found: readonly Item[];
  readonly state: ListState<unknown>;
  readonly keyOf: (item: Item) => string;
  readonly rowOf: (item: Item) => Row;
};

export function selectionOf<Item, Row>(
  { selection: wanted, runObstacle }: Pick<PageOfList, 'selection' | 'runObstacle'>,
  { all, found, state, keyOf, rowOf }: Selectable<Item, Row>,
): ListSelection<Row> | undefined {
  if (!wanted || wanted.size === 0) return undefined;
  const selected = all.filter((item) => wanted.has(keyOf(item)));
  const shown = state.status === 'ready' ? pageOf(found, state.paging).map(keyOf) : [];
  const keys = new Set(selected.map(keyOf));
  return {
    keys,
    rows: selected.map(rowOf),
    hiddenCount: keys.size - shown.filter((key) => keys.has(key)).length,
    found: found.map(keyOf),
    obstacle: runObstacle,
  };
}

type PageOptions<Found> = {
  readonly tableId?: string;
  readonly keyOf?: ((item: Found) => string) | undefined;
};

export function pageFound<Found, Row>(
  found: readonly Found[],
  { query, rowsPerPage, newRow }: Paged,
  rowOf: (item: Found) => Row,
  { tableId = '', keyOf }: PageOptions<Found> = {},
): ListState<Row> {
  if (found.length === 0) return { status: 'noMatch' };
  const awaitedAt = newRow === undefined || !keyOf ? -1 : found.findIndex((item) => keyOf(item) === newRow);
  const paging = paginate(found.length, readPageRequest(query, rowsPerPage, tableId), awaitedAt);
  return { status: 'ready', paging, rows: pageOf(found, paging).map(rowOf) };
}
