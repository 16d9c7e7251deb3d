import {
  networkDns,
  shadowingEntries,
  type DnsEntry,
  type NetworkDns,
} from '../../../domain/dns/dnsEntry.ts';
import { outsideEntries } from '../../../domain/dns/outsideEntries.ts';
import { shadowingText, outsideText, unservedText } from '../../../domain/dns/dnsRules.ts';
import { plural } from '../../../domain/format/count.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { paths } from '../../../domain/paths.ts';
import { networkIn, type Records } from '../../../domain/records.ts';
import { isNetAdmin, networkChoices, seesOwnNodesOnly } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import {
  selectionOf,
  type ListFilter,
  type ListFrame,
  type ListSelection,
  type PageOfList,
} from '../../list/RecordList/listState.ts';
import {
  customRow,
  customTableId,
  defaultRow,
  defaultTableId,
  dnsRowKey,
  entryList,
  matchingEntries,
  type CustomRow,
  type DefaultRow,
  type EntryList,
} from './entryList.ts';
import { trimmed } from '../../../domain/trimmed.ts';

type Page = PageOfList & { readonly netid: string };

export type DnsView = ReturnType<typeof dnsView>;
export type DnsList = Exclude<DnsView, { status: 'disabled' | 'noRecord' }>;
export type ListedDns = Extract<DnsList, { status: 'loading' | 'ready' }>;

const loading = { status: 'loading', count: undefined } as const;

const loadingView = {
  status: 'loading',
  custom: loading,
  defaults: loading,
  isOwnOnly: false,
  notes: [],
  defaultsNote: undefined,
} as const;

/** Default entries are the network’s nodes, even those that the DNS call doesn’t list. */
export function dnsView(records: Records, page: Page) {
  const { viewer } = records;
  const { netid, query } = page;
  const [nodes, entries, networks, config] = [
    records.nodes.data,
    records.dns.data,
    records.networks.data,
    records.config.data,
  ];
  const frame = frameOf(records, page);
  if (valueOf(config)?.isDnsOn === false) return { status: 'disabled' as const };
  const failed = (failure: Failure) =>
    ({ ...frame, status: 'failed', reason: failureText(failure) }) as const;
  if (nodes.status === 'failed') return failed(nodes.failure);
  const isConfigKnown = config.status === 'ready' || config.status === 'failed';
  if (nodes.status !== 'ready' || !isConfigKnown) return { ...frame, ...loadingView };

  const dns = networkDns(netid, valueOf(entries) ?? [], nodes.value);
  const isKnown = networkChoices(viewer, valueOf(networks) ?? [], nodes.value).includes(netid);
  if (!isKnown && dns.defaults.length === 0) {
    const areNetworksMissing = viewer.user.isAdmin && networks.status !== 'ready';
    if (areNetworksMissing && networks.status === 'failed') return failed(networks.failure);
    if (areNetworksMissing) return { ...frame, ...loadingView };
    return networkNotFound(netid, {
      heading: 'Not Found',
      listHref: paths.dns(),
      listLabel: 'DNS for all networks',
    });
  }

  const request = { query, rowsPerPage: page.rowsPerPage, search: frame.filter.search };
  const defaults = entryList(dns.defaults, { ...request, tableId: defaultTableId }, defaultRow);
  const rowOf = (entry: DnsEntry) => customRow(entry, { viewer, marks: page.marks });
  const custom =
    customPart(records, netid) ??
    entryList(dns.custom, { ...request, newRow: page.newRow, tableId: customTableId }, rowOf);
  const selection = selectionOf(page, {
    all: dns.custom,
    found: matchingEntries(dns.custom, frame.filter.search),
    state: custom.status === 'denied' ? { status: 'empty' } : custom,
    keyOf: dnsRowKey,
    rowOf,
  });
  const counted = countedFrame(frame, custom, dns.defaults.length);
  const isOwnOnly = seesOwnNodesOnly(viewer, netid, nodes.value);
  if (custom.status === 'empty' && defaults.status === 'empty') {
    return { ...counted, status: 'empty' as const };
  }
  return {
    ...counted,
    status: 'ready' as const,
    paging: defaults.status === 'ready' ? defaults.paging : undefined,
    custom,
    selection,
    defaults,
    isOwnOnly,
    notes: notesOf(networkIn(records, netid), custom, dns),
    defaultsNote: unservedNote(defaults),
  };
}

function countedFrame(frame: DnsFrame, custom: EntryList<CustomRow>, defaults: number): DnsFrame {
  if (custom.status === 'denied') {
    return { ...frame, count: defaults, counted: plural(defaults, 'node entry in', 'node entries in') };
  }
  if (custom.count === undefined) return frame;
  const count = custom.count + defaults;
  return { ...frame, count, counted: plural(count, 'entry in', 'entries in') };
}

function customPart({ viewer, dns }: Records, netid: string): EntryList<CustomRow> | undefined {
  const entries = dns.data;
  if (entries.status === 'failed') {
    return { status: 'failed', count: undefined, reason: failureText(entries.failure) };
  }
  if (!isNetAdmin(viewer, netid)) return { status: 'denied', count: undefined };
  return entries.status === 'ready' ? undefined : loading;
}

function frameOf({ viewer, dns }: Records, { netid, query }: Page): DnsFrame {
  return {
    netid,
    count: undefined,
    counted: 'in',
    filter: { search: trimmed(query.get('search') ?? '') },
    selection: undefined,
    createHref: isNetAdmin(viewer, netid) ? paths.createDnsEntry(netid) : undefined,
    freshness: freshness(dns.data),
    isRefreshing: dns.isLoading,
  };
}

type DnsFrame = ListFrame & {
  readonly netid: string;
  readonly counted: string;
  readonly filter: ListFilter;
  readonly selection: ListSelection<CustomRow> | undefined;
  readonly createHref: string | undefined;
};

const maxNotes = 3;

function notesOf(
  network: Network | undefined,
  list: EntryList<CustomRow>,
  { custom, defaults }: NetworkDns,
): readonly string[] {
  if (list.status !== 'ready') return [];
  const shown = new Set(list.rows.map(({ entry }) => entry));
  const shadowing = shadowingEntries(custom, defaults).filter(({ entry }) => shown.has(entry));
  const strays = network ? outsideEntries([...shown], network, defaults).map(outsideText) : [];
  return [
    ...notesAtMost(shadowing.map(shadowingText), 'have duplicate names'),
    ...notesAtMost(strays, 'point outside the network'),
  ];
}

function notesAtMost(notes: readonly string[], problem: string): readonly string[] {
  if (notes.length <= maxNotes) return notes;
  return [...notes.slice(0, maxNotes), `${notes.length - maxNotes} more entries ${problem}.`];
}

function unservedNote(list: EntryList<DefaultRow>): string | undefined {
  const names =
    list.status === 'ready' ? list.rows.filter((row) => !row.isServed).map(({ name }) => name) : [];
  return names.length > 0 ? unservedText(names) : undefined;
}
