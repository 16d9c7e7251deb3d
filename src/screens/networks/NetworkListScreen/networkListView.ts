import type { Option } from '../../../components/Select/OptionList.tsx';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { addressFilter, anyOf, direction, searched } from '../../../domain/addressFilter.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { byNetwork, type Network } from '../../../domain/network/network.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { filterByText } from '../../../domain/search.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { networkTypeLabels } from '../../../domain/network/networkText.ts';
import { freshness, type Freshness } from '../../shared/freshness/freshness.ts';
import { onceFor, rowsByRecord } from '../../shared/rowsByRecord.ts';
import { namedRow, networkRow, type NetworkRow, type NetworkRowSurroundings } from './networkRow.ts';

export type NetworkListInput = {
  /** All for administrators; for others, who cannot list networks, those that they are told of whole. */
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
  /** undefined: this viewer is not told of them. */
  readonly clients: readonly ExternalClient[] | undefined;
  /** A refresh is on its way. */
  readonly isRefreshing: boolean;
  readonly viewer: Viewer;
  /** Whether the viewer's own data is settled. */
  readonly isViewerKnown: boolean;
  /** Of the address: filters, order, page and page size. */
  readonly query: URLSearchParams;
  /** Where the address names no page size. */
  readonly rowsPerPage: RowsPerPage;
  /** Unix seconds. */
  readonly now: number;
  /** The browser's unless named. */
  readonly timeZone?: string;
};

export type NetworkListView = NetworkListFrame &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'empty' | 'noMatch' }
    | { readonly status: 'failed'; readonly reason: string }
    | { readonly status: 'ready'; readonly rows: readonly NetworkRow[]; readonly paging: Paging }
  );

/** What stands around the list in every state. */
export type NetworkListFrame = {
  /** undefined while unknown. */
  readonly count: number | undefined;
  readonly filter: NetworkFilter;
  /** Nothing to choose from where only names are known. */
  readonly typeChoices: readonly Option[];
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
  /** Of the networks only names and nodes are known: this viewer administers none of them. */
  readonly isByName: boolean;
  /** undefined: not for this viewer. */
  readonly createHref: string | undefined;
};

/** The page of networks that the address asks for; rows are built for that page only. */
export function networkListView(input: NetworkListInput): NetworkListView {
  return input.viewer.user.isAdmin ? fullList(input) : ownList(input);
}

function fullList(input: NetworkListInput): NetworkListView {
  const { networks, timeZone } = input;
  const all = valueOf(networks);
  const filter = networkFilter.read(input.query);
  const frame: NetworkListFrame = {
    count: all?.length,
    filter,
    typeChoices: typeChoices(all ?? []),
    freshness: freshness(networks, timeZone),
    isRefreshing: input.isRefreshing,
    isByName: false,
    createHref: paths.createNetwork(),
  };
  if (networks.status === 'failed') {
    return { ...frame, status: 'failed', reason: failureText(networks.failure) };
  }
  if (!all) return { ...frame, status: 'loading' };
  if (all.length === 0) return { ...frame, status: 'empty' };
  const found = filterByText(all, filter.search, ({ netid, addressRange, addressRange6 }) => [
    netid,
    addressRange,
    addressRange6,
  ]).filter((network) => filter.types.length === 0 || filter.types.some((type) => isOfType(network, type)));
  const sorted = inOrder(found, ({ netid }) => netid, filter);
  return pageFrom(sorted, frame, input, keptRow);
}

/** Whoever is no administrator knows networks from their own data: those at level 0 whole, others by name and nodes. */
function ownList(input: NetworkListInput): NetworkListView {
  const { viewer, isViewerKnown, nodes, timeZone } = input;
  const filter: NetworkFilter = { ...networkFilter.read(input.query), types: [] };
  const whole = new Map((valueOf(input.networks) ?? []).map((network) => [network.netid, network]));
  const netids = networkChoices(viewer, [], valueOf(nodes) ?? []);
  const isWaiting = !isViewerKnown || nodes.status === 'idle' || nodes.status === 'loading';
  const frame: NetworkListFrame = {
    count: isWaiting ? undefined : netids.length,
    filter,
    typeChoices: [],
    freshness: freshness(nodes, timeZone),
    isRefreshing: input.isRefreshing,
    isByName: whole.size === 0,
    createHref: undefined,
  };
  if (isWaiting) return { ...frame, status: 'loading' };
  if (netids.length === 0) {
    return nodes.status === 'failed'
      ? { ...frame, status: 'failed', reason: failureText(nodes.failure) }
      : { ...frame, status: 'empty' };
  }
  const found = filterByText(netids, filter.search, (netid) => {
    const { addressRange = '', addressRange6 = '' } = whole.get(netid) ?? {};
    return [netid, addressRange, addressRange6];
  });
  const rowOf = (netid: string, around: NetworkRowSurroundings) => {
    const network = whole.get(netid);
    return network ? keptRow(network, around) : namedRow(netid, around);
  };
  return pageFrom(
    inOrder(found, (netid) => netid, filter),
    frame,
    input,
    rowOf,
  );
}

const keptRow = rowsByRecord(networkRow);
const nodesOf = onceFor(byNetwork<Node>);
const clientsOf = onceFor(byNetwork<ExternalClient>);

function pageFrom<T>(
  found: readonly T[],
  frame: NetworkListFrame,
  input: NetworkListInput,
  rowOf: (item: T, around: NetworkRowSurroundings) => NetworkRow,
): NetworkListView {
  if (found.length === 0) return { ...frame, status: 'noMatch' };
  const paging = paginate(found.length, readPageRequest(input.query, input.rowsPerPage));
  const nodes = valueOf(input.nodes);
  const around: NetworkRowSurroundings = {
    viewer: input.viewer,
    nodes: nodes && nodesOf(nodes),
    clients: input.clients && clientsOf(input.clients),
    now: input.now,
    timeZone: input.timeZone,
  };
  return {
    ...frame,
    status: 'ready',
    rows: pageOf(found, paging).map((item) => rowOf(item, around)),
    paging,
  };
}

function inOrder<T>(
  items: readonly T[],
  netidOf: (item: T) => string,
  { isAscending }: NetworkFilter,
): readonly T[] {
  const ascending = items.toSorted((one, other) => compareNames(netidOf(one), netidOf(other)));
  return isAscending ? ascending : ascending.toReversed();
}

function typeChoices(networks: readonly Network[]): readonly Option[] {
  return networkTypes.map((type) => ({
    id: type,
    label: networkTypeLabels[type],
    count: networks.filter((network) => isOfType(network, type)).length,
  }));
}

/** What can be asked for on the network list. Questions before a change were answered already. */
export type NetworkListActions = {
  refresh(): void;
  /** Goes to the list narrowed or ordered so, on its first page. */
  filter(changes: Partial<NetworkFilter>): void;
  turnTo(page: PageRequest): void;
  refreshKeys(netid: string): void;
  remove(netid: string): void;
};

/** What narrows and orders the network list. */
type NetworkFilter = {
  /** Trimmed. */
  readonly search: string;
  /** Any of these; all while it is empty. */
  readonly types: readonly NetworkType[];
  readonly isAscending: boolean;
};

export const networkTypes = ['mesh', 'pointToSite', 'manualSignup'] as const;
type NetworkType = (typeof networkTypes)[number];

export const noNetworkFilter = { search: '', types: [] } satisfies Partial<NetworkFilter>;

export const networkFilter = addressFilter<NetworkFilter>({
  search: searched,
  types: anyOf('type', networkTypes),
  isAscending: direction,
});

function isOfType(network: Network, type: NetworkType): boolean {
  switch (type) {
    case 'mesh':
      return !network.isPointToSite;
    case 'pointToSite':
      return network.isPointToSite;
    case 'manualSignup':
      return network.allowManualSignup;
  }
}
