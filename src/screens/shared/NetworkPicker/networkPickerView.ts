import { filterByText } from '../../../domain/listFilter.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import type { RowsPerPage } from '../../../domain/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { pageFound, type ListState } from '../RecordList/listState.ts';

/** What every row of a picker has. */
export type NetworkPickerRow = { readonly netid: string; readonly href: string };

/** What of the address and the settings narrows a picker. */
export type NetworkPickerQuery = { readonly query: URLSearchParams; readonly rowsPerPage: RowsPerPage };

export type NetworkPickerView<Row extends NetworkPickerRow> = {
  readonly search: string;
  /** The networks are those of one person: that there is none says nothing of the server. */
  readonly isOwn?: boolean;
} & ListState<Row>;

type NetworkPickerInput<Row> = NetworkPickerQuery & {
  /** What has to be known before there is anything to choose from: any `Loadable`. */
  readonly needs: readonly (
    | { readonly status: 'idle' | 'loading' | 'ready' }
    | { readonly status: 'failed'; readonly failure: Failure }
  )[];
  /** In any order; undefined while not known. */
  readonly netids: readonly string[] | undefined;
  /** @default false */
  readonly isOwn?: boolean;
  /** Asked for the rows of one page only. */
  readonly rowOf: (netid: string) => Row;
};

/** Which network: of those there are the ones a search finds, by name, a page of them. */
export function networkPickerView<Row extends NetworkPickerRow>(
  input: NetworkPickerInput<Row>,
): NetworkPickerView<Row> {
  const { needs, netids, query, rowsPerPage, rowOf, isOwn = false } = input;
  const frame = { search: query.get('search')?.trim() ?? '', ...(isOwn && { isOwn }) };
  for (const need of needs) {
    if (need.status === 'failed') return { ...frame, status: 'failed', reason: failureText(need.failure) };
  }
  if (!netids || needs.some(({ status }) => status !== 'ready')) return { ...frame, status: 'loading' };
  if (netids.length === 0) return { ...frame, status: 'empty' };
  const found = filterByText(netids, frame.search, (netid) => [netid]).toSorted(compareNames);
  return { ...frame, ...pageFound(found, { query, rowsPerPage }, rowOf) };
}

/** How many there are of each network that has any. */
export function countByNetwork(
  records: readonly { readonly network: string }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { network } of records) counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}

/** Of a picker that tells how many nodes each network has. */
export type NodeCountRow = NetworkPickerRow & {
  /** undefined while unknown, and to whom only own nodes are told and who has none. */
  readonly nodes: number | undefined;
};

/** How many nodes a network has, as far as they are known. */
export function nodeCounts(
  nodes: Loadable<readonly { readonly network: string }[]>,
): (netid: string) => number | undefined {
  const known = valueOf(nodes);
  const counts = known && countByNetwork(known);
  return (netid) => counts && (counts.get(netid) ?? 0);
}
