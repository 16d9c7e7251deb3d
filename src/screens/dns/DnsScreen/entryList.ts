import { deletionOfEntry } from '../../../domain/actions/dnsActions.ts';
import { addressFilter, searched, filterByText } from '../../../domain/listFilter.ts';
import { primaryAddress } from '../../../domain/addresses.ts';
import { type DnsEntry, fullName, isNodeServed } from '../../../domain/dns/dnsEntry.ts';
import { subjectKey } from '../../../domain/findings/finding.ts';
import type { FindingMarks } from '../../../domain/findings/marks.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';
import { pageFound, type ListState } from '../../list/RecordList/listState.ts';

export const customTableId = '_custom';
export const defaultTableId = '_default';

export const dnsFilter = addressFilter<{ readonly search: string }>({ search: searched }, [
  customTableId,
  defaultTableId,
]);

/** One of the two tables. `count` ignores the search. */
export type EntryList<Row> =
  | (ListState<Row> & { readonly count: number | undefined })
  | { readonly status: 'denied'; readonly count: undefined };

type ListRequest = {
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
  readonly search: string;
  readonly tableId: string;
  readonly newRow?: string | undefined;
};

type Listed = Pick<DnsEntry, 'name' | 'network' | 'address' | 'address6'>;

export function matchingEntries<Entry extends Listed>(entries: readonly Entry[], search: string) {
  return filterByText(entries, search, (entry) => [fullName(entry), entry.address, entry.address6]);
}

export function entryList<Entry extends Listed, Row>(
  entries: readonly Entry[],
  request: ListRequest,
  rowOf: (entry: Entry) => Row,
): EntryList<Row> {
  const count = entries.length;
  if (count === 0) return { status: 'empty', count };
  const matches = matchingEntries(entries, request.search);
  return { count, ...pageFound(matches, request, rowOf, { ...request, keyOf: dnsRowKey }) };
}

/** Includes the address, because a name can have several addresses. */
export function dnsRowKey({ name, address }: Pick<DnsEntry, 'name' | 'address'>): string {
  return `${name} ${address}`;
}

type CustomContext = { readonly viewer: Viewer; readonly marks: FindingMarks | undefined };

export function customRow(entry: DnsEntry, { viewer, marks }: CustomContext) {
  const { name, network } = entry;
  return {
    ...namesOf(entry),
    key: dnsRowKey(entry),
    entry,
    mark: marks?.get(subjectKey({ kind: 'dnsEntry', network, name })),
    deletion: deletionOfEntry(entry, { viewer }),
  };
}

export type CustomRow = ReturnType<typeof customRow>;

export function defaultRow(node: Node) {
  return {
    ...namesOf(node),
    key: node.id,
    href: paths.node(node),
    health: healthView(node),
    isServed: isNodeServed(node),
  };
}

export type DefaultRow = ReturnType<typeof defaultRow>;

function namesOf(entry: Pick<DnsEntry, 'name' | 'network' | 'address' | 'address6'>) {
  return {
    name: entry.name,
    suffix: `.${entry.network}`,
    fullName: fullName(entry),
    address: primaryAddress(entry),
  };
}
