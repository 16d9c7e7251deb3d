import {
  networkDns,
  shadowingEntries,
  outsideEntries,
  type DnsEntry,
  type NetworkDns,
} from '../../../domain/dns/dnsEntry.ts';
import type { Act } from '../../../domain/actions/action.ts';
import { shadowingText, outsideText, unservedText } from '../../../domain/dns/dnsRules.ts';
import { plural } from '../../../domain/format/count.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { FindingMarks } from '../../../domain/findings/marks.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import type { ServerConfig } from '../../../domain/server/serverConfigWire.ts';
import {
  isNetAdmin,
  networkChoices,
  seesOwnNodesOnly,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import { selectionOf, type ListActions, type ListPage } from '../../list/RecordList/listState.ts';
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

export type DnsInput = {
  readonly netid: string;
  readonly entries: Loadable<readonly DnsEntry[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly config: Loadable<Pick<ServerConfig, 'isDnsOn'>>;
  readonly viewer: Viewer;
  readonly isRefreshing: boolean;
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
  readonly newRow?: string | undefined;
  readonly marks?: FindingMarks;
} & Pick<ListPage, 'selection' | 'runObstacle'>;

export type DnsView = ReturnType<typeof dnsView>;
export type ListedDns = Extract<DnsView, { status: 'loading' | 'ready' }>;

const loading = { status: 'loading', count: undefined } as const;

const loadingView = {
  status: 'loading',
  custom: loading,
  selection: undefined,
  defaults: loading,
  isOwnOnly: false,
  notes: [],
  defaultsNote: undefined,
} as const;

/** Default entries are the network’s nodes, even those that the DNS call doesn’t list. */
export function dnsView(input: DnsInput) {
  const { netid, nodes, entries, networks, viewer, query } = input;
  const frame = frameOf(input);
  if (valueOf(input.config)?.isDnsOn === false) return { status: 'disabled' as const };
  const failed = (failure: Failure) => ({ status: 'failed', frame, reason: failureText(failure) }) as const;
  if (nodes.status === 'failed') return failed(nodes.failure);
  const isConfigKnown = input.config.status === 'ready' || input.config.status === 'failed';
  if (nodes.status !== 'ready' || !isConfigKnown) return { ...loadingView, frame };

  const dns = networkDns(netid, valueOf(entries) ?? [], nodes.value);
  const isKnown = networkChoices(viewer, valueOf(networks) ?? [], nodes.value).includes(netid);
  if (!isKnown && dns.defaults.length === 0) {
    const areNetworksMissing = viewer.user.isAdmin && networks.status !== 'ready';
    if (areNetworksMissing && networks.status === 'failed') return failed(networks.failure);
    if (areNetworksMissing) return { ...loadingView, frame };
    return networkNotFound(netid, {
      heading: 'Not Found',
      listHref: paths.dns(),
      listLabel: 'DNS for all networks',
    });
  }

  const request = { query, rowsPerPage: input.rowsPerPage, search: frame.search };
  const defaults = entryList(dns.defaults, { ...request, tableId: defaultTableId }, defaultRow);
  const custom =
    customPart(input) ??
    entryList(dns.custom, { ...request, newRow: input.newRow, tableId: customTableId }, (entry) =>
      customRow(entry, input),
    );
  const selection = selectionOf(input, {
    all: dns.custom,
    found: matchingEntries(dns.custom, frame.search),
    state: custom.status === 'denied' ? { status: 'empty' } : custom,
    keyOf: dnsRowKey,
    rowOf: (entry) => customRow(entry, input),
  });
  const counted = countedFrame(input, custom, dns.defaults.length);
  const isOwnOnly = seesOwnNodesOnly(viewer, netid, nodes.value);
  if (custom.status === 'empty' && defaults.status === 'empty') {
    return { status: 'empty' as const, frame: counted };
  }
  return {
    status: 'ready' as const,
    frame: counted,
    custom,
    selection,
    defaults,
    isOwnOnly,
    notes: notesOf(input, custom, dns),
    defaultsNote: unservedNote(defaults),
  };
}

function countedFrame(input: DnsInput, custom: EntryList<CustomRow>, defaults: number): DnsFrame {
  if (custom.status === 'denied') {
    return frameOf(input, defaults, plural(defaults, 'node entry in', 'node entries in'));
  }
  if (custom.count === undefined) return frameOf(input);
  const count = custom.count + defaults;
  return frameOf(input, count, plural(count, 'entry in', 'entries in'));
}

function customPart({ netid, viewer, entries }: DnsInput): EntryList<CustomRow> | undefined {
  if (entries.status === 'failed') {
    return { status: 'failed', count: undefined, reason: failureText(entries.failure) };
  }
  if (!isNetAdmin(viewer, netid)) return { status: 'denied', count: undefined };
  return entries.status === 'ready' ? undefined : loading;
}

function frameOf({ netid, entries, viewer, query, isRefreshing }: DnsInput, count?: number, counted = 'in') {
  return {
    netid,
    count,
    counted,
    search: trimmed(query.get('search') ?? ''),
    createHref: isNetAdmin(viewer, netid) ? paths.createDnsEntry(netid) : undefined,
    freshness: freshness(entries),
    isRefreshing,
  };
}

export type DnsFrame = ReturnType<typeof frameOf>;

const maxNotes = 3;

function notesOf(
  { netid, networks }: DnsInput,
  list: EntryList<CustomRow>,
  { custom, defaults }: NetworkDns,
): readonly string[] {
  if (list.status !== 'ready') return [];
  const shown = new Set(list.rows.map(({ entry }) => entry));
  const shadowing = shadowingEntries(custom, defaults).filter(({ entry }) => shown.has(entry));
  const network = valueOf(networks)?.find((candidate) => candidate.netid === netid);
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

export type DnsActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (tableId: string, request: PageRequest) => void;
  act: Act;
} & Pick<ListActions, 'select' | 'saveRecords'>;
