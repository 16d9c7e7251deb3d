import { addressFilter, searched, filterByText } from '../../../domain/listFilter.ts';
import { type DnsEntry, fullName, isNodeServed, shownAddress } from '../../../domain/dns/dnsEntry.ts';
import { recordNameProblem } from '../../../domain/fieldRules.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { messages } from '../../../domain/text/messages.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';
import { pageFound, type ListState } from '../../shared/RecordList/listState.ts';
import { rowsByRecord } from '../../shared/rowsByRecord.ts';

/** The suffixes of the two tables' page parameters. */
export const customTableId = '_custom';
export const defaultTableId = '_default';

/** One search narrows both. */
export const dnsFilter = addressFilter<{ readonly search: string }>({ search: searched }, [
  customTableId,
  defaultTableId,
]);

type EntryRow = {
  readonly key: string;
  readonly name: string;
  /** `.prod-eu` */
  readonly suffix: string;
  readonly fullName: string;
  readonly address: string;
};

export type CustomRow = EntryRow & {
  readonly entry: DnsEntry;
  /** No node and no external client has its address. */
  readonly isOwnerless: boolean;
  /** Why it cannot be deleted. */
  readonly lockedBecause: string | undefined;
};

export type DefaultRow = EntryRow & {
  readonly href: string;
  readonly health: HealthView;
  /** Whether it is found by its name. */
  readonly isServed: boolean;
};

/** One of the two tables; `count` is what it has without the search. */
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

/** The page of entries that the address asks for; rows are built for that page only. */
export function entryList<Entry extends Pick<DnsEntry, 'name' | 'network' | 'address' | 'address6'>, Row>(
  entries: readonly Entry[],
  request: ListRequest,
  rowOf: (entry: Entry) => Row,
): EntryList<Row> {
  const count = entries.length;
  if (count === 0) return { status: 'empty', count };
  const found = filterByText(entries, request.search, (entry) => [
    fullName(entry),
    entry.address,
    entry.address6,
  ]);
  return { count, ...pageFound(found, request, rowOf, { ...request, keyOf: dnsRowKey }) };
}

const nothing = {};
const isOwnerless = { isOwnerless: true };
const hasOwner = { isOwnerless: false };
const keptCustomRow = rowsByRecord(newCustomRow);
const keptDefaultRow = rowsByRecord(newDefaultRow);
export const customRow = (entry: DnsEntry, ownerless: ReadonlySet<DnsEntry>) =>
  keptCustomRow(entry, ownerless.has(entry) ? isOwnerless : hasOwner);
export const defaultRow = (node: Node) => keptDefaultRow(node, nothing);

/** A name may stand for several addresses. */
export function dnsRowKey({ name, address }: Pick<DnsEntry, 'name' | 'address'>): string {
  return `${name} ${address}`;
}

function newCustomRow(entry: DnsEntry, around: Pick<CustomRow, 'isOwnerless'>): CustomRow {
  const problem = recordNameProblem(entry.name);
  return {
    ...wordsOf(entry),
    key: dnsRowKey(entry),
    entry,
    ...around,
    // Control characters are refused in a new name, but an entry that has them can be deleted.
    lockedBecause: problem && problem !== 'common.validation.control' ? messages[problem] : undefined,
  };
}

function newDefaultRow(node: Node): DefaultRow {
  return {
    ...wordsOf(node),
    key: node.id,
    href: paths.node(node),
    health: healthView(node),
    isServed: isNodeServed(node),
  };
}

function wordsOf(entry: Pick<DnsEntry, 'name' | 'network' | 'address' | 'address6'>) {
  return {
    name: entry.name,
    suffix: `.${entry.network}`,
    fullName: fullName(entry),
    address: shownAddress(entry),
  };
}
