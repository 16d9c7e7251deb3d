import type { Option } from '../../../components/Select/OptionList.tsx';
import { addressFilter, anyOf, direction, searched, filterByText } from '../../../domain/listFilter.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { byNetwork, type Network } from '../../../domain/network/network.ts';
import { networkTypeLabels } from '../../../domain/network/networkText.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { networkChoices, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import {
  listFrame,
  listView,
  pageFound,
  selectionOf,
  type ListActions,
  type ListFilter,
  type ListInput,
  type ListView,
} from '../../shared/RecordList/listState.ts';
import { namedRow, networkRow, type NetworkRow, type NetworkRowContext } from './networkRow.ts';

export type NetworkListInput = ListInput & {
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
  /** Undefined when this viewer can’t see clients. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly viewer: Viewer;
  readonly isViewerKnown: boolean;
  readonly now: number;
};

export type NetworkListView = ListView<NetworkRow, NetworkFilter> & {
  readonly typeChoices: readonly Option[];
  readonly isByName: boolean;
  readonly createHref: string | undefined;
};

export function networkListView(input: NetworkListInput): NetworkListView {
  return input.viewer.user.isAdmin ? fullList(input) : ownList(input);
}

function fullList(input: NetworkListInput): NetworkListView {
  const { networks } = input;
  const around = surroundings(input);
  return {
    typeChoices: typeChoices(valueOf(networks) ?? []),
    isByName: false,
    createHref: paths.createNetwork(),
    ...listView(networks, input, {
      filter: networkFilter,
      find: (all, filter) => {
        const { search, types } = filter;
        const found = filterByText(all, search, ({ netid, addressRange, addressRange6 }) => [
          netid,
          addressRange,
          addressRange6,
        ]).filter((network) => types.length === 0 || types.some((type) => isOfType(network, type)));
        return inOrder(found, ({ netid }) => netid, filter);
      },
      rowOf: (network) => networkRow(network, around),
      keyOf: ({ netid }) => netid,
    }),
  };
}

/** Non-administrators load complete networks only at access level 0, and otherwise know the name and their nodes. */
function ownList(input: NetworkListInput): NetworkListView {
  const { viewer, isViewerKnown, nodes } = input;
  const filter: NetworkFilter = { ...networkFilter.read(input.query), types: [] };
  const whole = new Map((valueOf(input.networks) ?? []).map((network) => [network.netid, network]));
  const netids = networkChoices(viewer, [], valueOf(nodes) ?? []);
  const isWaiting = !isViewerKnown || nodes.status === 'idle' || nodes.status === 'loading';
  const frame = {
    ...listFrame(nodes, input),
    count: isWaiting ? undefined : netids.length,
    filter,
    typeChoices: [],
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
  const around = surroundings(input);
  const sorted = inOrder(found, (netid) => netid, filter);
  const rowOf = (netid: string) => {
    const network = whole.get(netid);
    return network ? networkRow(network, around) : namedRow(netid, around);
  };
  const state = pageFound(sorted, input, rowOf);
  const selection = selectionOf(input, { all: netids, found: sorted, state, keyOf: (netid) => netid, rowOf });
  return { ...frame, ...state, selection };
}

function surroundings(input: NetworkListInput): NetworkRowContext {
  const nodes = valueOf(input.nodes);
  return {
    viewer: input.viewer,
    nodes: nodes && byNetwork(nodes),
    clients: input.clients && byNetwork(input.clients),
    now: input.now,
    timeZone: input.timeZone,
    marks: input.marks,
  };
}

function inOrder<T>(
  items: readonly T[],
  netidOf: (item: T) => string,
  { isAscending }: NetworkFilter,
): readonly T[] {
  const ascending = items.toSorted((a, b) => compareNames(netidOf(a), netidOf(b)));
  return isAscending ? ascending : ascending.toReversed();
}

function typeChoices(networks: readonly Network[]): readonly Option[] {
  return networkTypes.map((type) => ({
    id: type,
    label: networkTypeLabels[type],
    count: networks.filter((network) => isOfType(network, type)).length,
  }));
}

export type NetworkListActions = ListActions<NetworkFilter> & {
  refreshKeys(netid: string): void;
  remove(netid: string): void;
  refreshAllKeys(netids: readonly string[]): void;
  removeAll(netids: readonly string[]): void;
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
