import type { Option } from '../../../components/Select/OptionList.tsx';
import { addressFilter, anyOf, direction, searched, filterByText } from '../../../domain/listFilter.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { isPending, mapValue, valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkTypeLabels } from '../../../domain/network/networkText.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { isViewerKnown, type Records } from '../../../domain/records.ts';
import { networkChoices } from '../../../domain/session/permissions.ts';
import { listView, type ListFilter, type PageOfList } from '../../list/RecordList/listState.ts';
import { namedRow, networkRow, type NetworkRowContext } from './networkRow.ts';

type Page = PageOfList & { readonly now: number };

export type NetworkListView = ReturnType<typeof networkListView>;

type ListedNetwork = { readonly netid: string; readonly network: Network | undefined };

/** Non-administrators load complete networks only at access level 0, and otherwise know the name and their nodes. */
export function networkListView(records: Records, page: Page) {
  const { isAdmin } = records.viewer.user;
  const networks = valueOf(records.networks.data) ?? [];
  const context = contextOf(records, page);
  const data = isAdmin ? allNetworks(records) : ownNetworks(records);
  const { isLoading } = isAdmin ? records.networks : records.nodes;
  return {
    typeChoices: isAdmin ? typeChoices(networks) : [],
    isByName: !isAdmin && networks.length === 0,
    createHref: isAdmin ? paths.createNetwork() : undefined,
    /** A network that was just created, until it has a key or a machine. */
    unused: isAdmin ? newestUnused(networks, records, page.now)?.netid : undefined,
    ...listView({ data, isLoading }, page, {
      filter: isAdmin ? networkFilter : ownFilter,
      find: findNetworks,
      rowOf: ({ netid, network }) => (network ? networkRow(network, context) : namedRow(netid, context)),
      keyOf: ({ netid }) => netid,
    }),
  };
}

/** In seconds. A network that is unused for longer needs no hint. */
const isNewFor = 24 * 60 * 60;

function newestUnused(networks: readonly Network[], { nodes }: Records, now: number): Network | undefined {
  const joined = valueOf(nodes.data)?.filter(({ isServer }) => !isServer);
  const used = new Set(joined?.map(({ network }) => network));
  return networks
    .filter(({ accessKeys, netid }) => joined && accessKeys.length === 0 && !used.has(netid))
    .filter(({ networkLastModified }) => now - networkLastModified < isNewFor)
    .toSorted((one, other) => other.networkLastModified - one.networkLastModified)[0];
}

function allNetworks({ networks }: Records): Loadable<readonly ListedNetwork[]> {
  return mapValue(networks.data, (all) => all.map((network) => ({ netid: network.netid, network })));
}

function ownNetworks(records: Records): Loadable<readonly ListedNetwork[]> {
  const { viewer, networks } = records;
  const nodes = records.nodes.data;
  if (!isViewerKnown(records) || isPending(nodes)) return { status: 'loading' };
  const whole = new Map((valueOf(networks.data) ?? []).map((network) => [network.netid, network]));
  const netids = networkChoices(viewer, [], valueOf(nodes) ?? []);
  if (nodes.status === 'failed' && netids.length === 0) return nodes;
  const value = netids.map((netid) => ({ netid, network: whole.get(netid) }));
  return { loadedAt: 0, ...nodes, status: 'ready', value };
}

function findNetworks(all: readonly ListedNetwork[], filter: NetworkFilter): readonly ListedNetwork[] {
  const { search, types, isAscending } = filter;
  const found = filterByText(all, search, ({ netid, network }) => [
    netid,
    network?.addressRange ?? '',
    network?.addressRange6 ?? '',
  ]).filter(({ network }) => types.length === 0 || types.some((type) => network && isOfType(network, type)));
  const ascending = found.toSorted((a, b) => compareNames(a.netid, b.netid));
  return isAscending ? ascending : ascending.toReversed();
}

function contextOf(records: Records, { now, marks }: Page): NetworkRowContext {
  const nodes = valueOf(records.nodes.data);
  const clients = valueOf(records.clients.data);
  return {
    viewer: records.viewer,
    nodes: nodes && groupBy(nodes, networkOf),
    clients: clients && groupBy(clients, networkOf),
    now,
    marks,
  };
}

const networkOf = ({ network }: { readonly network: string }) => network;

function typeChoices(networks: readonly Network[]): readonly Option[] {
  return networkTypes.map((type) => ({
    id: type,
    label: networkTypeLabels[type],
    count: networks.filter((network) => isOfType(network, type)).length,
  }));
}

export type NetworkFilter = ListFilter & {
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

/** Only administrators filter by type. */
const ownFilter: typeof networkFilter = {
  ...networkFilter,
  read: (query) => ({ ...networkFilter.read(query), types: [] }),
};

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
