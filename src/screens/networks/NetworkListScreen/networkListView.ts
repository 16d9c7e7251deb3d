import type { Act } from '../../../domain/actions/action.ts';
import type { Option } from '../../../components/Select/OptionList.tsx';
import { addressFilter, anyOf, direction, searched, filterByText } from '../../../domain/listFilter.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { isPending, mapValue, valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkTypeLabels } from '../../../domain/network/networkText.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { networkChoices, type Viewer } from '../../../domain/session/permissions.ts';
import {
  listView,
  type ListActions,
  type ListFilter,
  type ListInput,
} from '../../list/RecordList/listState.ts';
import { namedRow, networkRow, type NetworkRowContext } from './networkRow.ts';

export type NetworkListInput = ListInput & {
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
  /** Undefined when this viewer can’t see clients. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly viewer: Viewer;
  readonly isViewerKnown: boolean;
  readonly now: number;
};

export type NetworkListView = ReturnType<typeof networkListView>;

type ListedNetwork = { readonly netid: string; readonly network: Network | undefined };

/** Non-administrators load complete networks only at access level 0, and otherwise know the name and their nodes. */
export function networkListView(input: NetworkListInput) {
  const { isAdmin } = input.viewer.user;
  const networks = valueOf(input.networks) ?? [];
  const context = contextOf(input);
  return {
    typeChoices: isAdmin ? typeChoices(networks) : [],
    isByName: !isAdmin && networks.length === 0,
    createHref: isAdmin ? paths.createNetwork() : undefined,
    /** A network that was just created, until it has a key or a machine. */
    unused: isAdmin ? newestUnused(networks, input)?.netid : undefined,
    ...listView(isAdmin ? allNetworks(input) : ownNetworks(input), input, {
      filter: isAdmin ? networkFilter : ownFilter,
      find: findNetworks,
      rowOf: ({ netid, network }) => (network ? networkRow(network, context) : namedRow(netid, context)),
      keyOf: ({ netid }) => netid,
    }),
  };
}

/** In seconds. A network that is unused for longer needs no hint. */
const isNewFor = 24 * 60 * 60;

function newestUnused(networks: readonly Network[], { nodes, now }: NetworkListInput): Network | undefined {
  const joined = valueOf(nodes)?.filter(({ isServer }) => !isServer);
  const used = new Set(joined?.map(({ network }) => network));
  return networks
    .filter(({ accessKeys, netid }) => joined && accessKeys.length === 0 && !used.has(netid))
    .filter(({ networkLastModified }) => now - networkLastModified < isNewFor)
    .toSorted((one, other) => other.networkLastModified - one.networkLastModified)[0];
}

function allNetworks({ networks }: NetworkListInput): Loadable<readonly ListedNetwork[]> {
  return mapValue(networks, (all) => all.map((network) => ({ netid: network.netid, network })));
}

function ownNetworks({
  viewer,
  isViewerKnown,
  nodes,
  networks,
}: NetworkListInput): Loadable<readonly ListedNetwork[]> {
  if (!isViewerKnown || isPending(nodes)) return { status: 'loading' };
  const whole = new Map((valueOf(networks) ?? []).map((network) => [network.netid, network]));
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

function contextOf(input: NetworkListInput): NetworkRowContext {
  const nodes = valueOf(input.nodes);
  return {
    viewer: input.viewer,
    nodes: nodes && groupBy(nodes, networkOf),
    clients: input.clients && groupBy(input.clients, networkOf),
    now: input.now,
    marks: input.marks,
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

export type NetworkListActions = ListActions<NetworkFilter> & {
  act: Act;
};

type NetworkFilter = ListFilter & {
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
