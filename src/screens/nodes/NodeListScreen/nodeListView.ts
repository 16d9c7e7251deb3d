import { knownOf, type Known } from '../../../domain/actions/known.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { relayOf, type GatewayRole } from '../../../domain/node/gateways.ts';
import { nodeKey, type Node } from '../../../domain/node/node.ts';
import { sortNodes, type NodeSort } from '../../../domain/node/nodeSort.ts';
import { addName, paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import {
  isNetAdmin,
  networkChoices,
  seesOwnNodesOnly,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { ownNodesText, ownText } from '../../../domain/user/userAreaText.ts';
import { staleness } from '../../list/freshness/freshness.ts';
import type { NoRecord } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { messages } from '../../../domain/text/messages.ts';
import { rowOwner } from '../../list/RecordList/OwnerName.tsx';
import { listView, type PageOfList, type ListView } from '../../list/RecordList/listState.ts';
import type { NodePaths } from '../nodePaths.ts';
import { tagsOf } from '../NodeTags/NodeTags.tsx';
import { nodeFilter, type NodeFilter } from './nodeListActions.ts';
import { facetsOf, filterChoices, markOf, narrowNodes, nodesInState, type Facet } from './nodeListFacets.ts';
import { listedRoles, type NodeRow } from './nodeRow.ts';

export type NodeListPage = PageOfList & {
  readonly places: NodePaths;
  readonly netid: string | undefined;
  readonly sort: NodeSort;
  readonly now: number;
  /** The user’s own nodes, which are all that the user dashboard lists. */
  readonly own?: readonly Node[] | undefined;
};

export type NodeListView = NoRecord | { readonly status: 'noNetworks' } | ListedNodes;

export type ListedNodes = ListView<NodeRow, NodeFilter> & {
  readonly title: string;
  readonly isNetwork: boolean;
  readonly ownNote: string | undefined;
  readonly graphHref: string | undefined;
  readonly addNodeHref: string | undefined;
  readonly facets: readonly Facet[];
  readonly choices: ReturnType<typeof filterChoices>;
  readonly sort: NodeSort;
  readonly hasFailover: boolean;
  readonly hasHub: boolean;
  readonly hasTasks: boolean;
  /** For what can be done with the selected nodes. */
  readonly around: Around;
  readonly addKeyHref?: string | undefined;
  /** Links to the user dashboard for viewers who see only their own nodes and have none. */
  readonly areaHref?: string;
};

/** The listed nodes with the records around them. */
type Around = Known<Network> & { readonly nodes: readonly Node[] };

export function nodeListView(records: Records, page: NodeListPage): NodeListView {
  const { viewer, ownerOf } = records;
  const { places, netid, query, sort, now, marks } = page;
  const nodes = listedNodes(records, page);
  const { networks, clients, switching } = knownOf(records);
  const around = { viewer, nodes: valueOf(nodes) ?? [], networks, switching, clients };
  const inScope = nodesInScope(around.nodes, netid);
  const filterHere = filterOn(netid);
  const filter = filterHere.read(query);
  const narrowed = narrowNodes(inScope, filter, ownerOf);
  const hasHub = netid !== undefined && (networks.get(netid)?.isPointToSite ?? false);
  const isEmpty = inScope.length === 0;
  // Each poll changes the time of loading. `age` renders it by itself.
  const data = nodes.status === 'ready' ? ({ status: 'ready', value: inScope, loadedAt: 0 } as const) : nodes;
  const view: ListedNodes = {
    title: netid ?? 'Nodes',
    isNetwork: netid !== undefined,
    ownNote: isEmpty ? undefined : ownNote(around, netid),
    graphHref: places.graph(netid),
    addNodeHref: canAddNodes(viewer, netid) ? placeOfKeys(page, networks) : undefined,
    facets: isEmpty
      ? []
      : facetsOf(narrowed, now, {
          marks,
          current: filter.status,
          hrefOf: (status) => nodeFilter.href(places.list(netid), query, { status }),
        }),
    choices: filterChoices(inScope, { netid, isEE: viewer.isEE, ownerOf }),
    sort,
    hasFailover: viewer.isEE,
    hasHub,
    hasTasks: places.hasTasks,
    around,
    ...listView({ data, isLoading: records.nodes.isLoading }, page, {
      filter: filterHere,
      find: () => sortNodes(nodesInState(narrowed, filter.status, now, marks), sort),
      rowOf: rowsOf(records, page, { around, roles: listedRoles(viewer.isEE, hasHub) }),
      keyOf: nodeKey,
    }),
    freshness: staleness(nodes),
  };
  return view.status === 'empty' ? emptyView(view, around, records, page) : view;
}

function listedNodes({ nodes }: Records, { own }: NodeListPage): Loadable<readonly Node[]> {
  return own ? { status: 'ready', value: own, loadedAt: 0 } : nodes.data;
}

type Listed = { readonly around: Around; readonly roles: readonly GatewayRole[] };

function rowsOf(
  { config, ownerOf, usernames }: Records,
  { places, marks, now }: NodeListPage,
  { around, roles }: Listed,
): (node: Node) => NodeRow {
  const serverVersion = valueOf(config.data)?.version ?? '';
  return (node) => {
    const network = around.networks.get(node.network);
    return {
      node,
      viewer: around.viewer,
      places,
      serverVersion,
      roles,
      network: network && {
        isPointToSite: network.isPointToSite,
        allowManualSignup: network.allowManualSignup,
      },
      relayName: node.isRelayed ? relayOf(node, around.nodes)?.name : undefined,
      isSwitching: around.switching.has(nodeKey(node)),
      tags: tagsOf(node, network, now),
      owner: rowOwner(ownerOf(node), usernames),
      mark: markOf(node, marks),
    };
  };
}

/** A network without a usable key leads directly to the creation of one, others to a dialog over the list. */
function placeOfKeys(
  { places, netid, query }: NodeListPage,
  networks: ReadonlyMap<string, Network>,
): string | undefined {
  const keys = networks.get(netid ?? '')?.accessKeys;
  const isWithoutKey = keys?.every(({ uses }) => uses === 0);
  if (!places.asksForKey || isWithoutKey) return places.keys(netid, isWithoutKey);
  const adding = new URLSearchParams(query);
  adding.set(addName, 'node');
  return `${places.list(netid)}?${adding.toString()}`;
}

function emptyView(view: ListedNodes, around: Around, records: Records, page: NodeListPage): NodeListView {
  const { netid } = page;
  const known = knownNetworks(around);
  if (!around.viewer.user.isAdmin && known.length === 0) return { status: 'noNetworks' };
  if (netid !== undefined && !known.includes(netid)) return unknownNetwork(view, netid, records, page);
  if (ownNote(around, netid)) return { ...view, areaHref: paths.userArea(netid) };
  const addKeyHref = view.addNodeHref && (netid ? paths.createAccessKey(netid) : view.addNodeHref);
  return { ...view, addKeyHref };
}

function knownNetworks({ viewer, networks, nodes }: Around): readonly string[] {
  return networkChoices(viewer, [...networks.values()], nodes);
}

/** Administrators see all nodes. */
function ownNote(around: Around, netid: string | undefined): string | undefined {
  const { viewer, nodes } = around;
  if (viewer.user.isAdmin) return undefined;
  const netids = netid === undefined ? knownNetworks(around) : [netid];
  const ownOnly = netids.filter((candidate) => seesOwnNodesOnly(viewer, candidate, nodes));
  if (ownOnly.length === 0) return undefined;
  return ownOnly.length === netids.length ? ownText.ownNodesOnly : ownNodesText(ownOnly);
}

export function shownNodes(records: Records, page: NodeListPage): readonly Node[] {
  const { netid, query, now, marks, sort } = page;
  const inScope = nodesInScope(valueOf(listedNodes(records, page)) ?? [], netid);
  const filter = filterOn(netid).read(query);
  const narrowed = narrowNodes(inScope, filter, records.ownerOf);
  return sortNodes(nodesInState(narrowed, filter.status, now, marks), sort);
}

export function selectedNodes(records: Records, page: NodeListPage): readonly Node[] {
  const inScope = nodesInScope(valueOf(listedNodes(records, page)) ?? [], page.netid);
  return sortNodes(
    inScope.filter((node) => page.selection?.has(nodeKey(node))),
    page.sort,
  );
}

function nodesInScope(nodes: readonly Node[], netid: string | undefined): readonly Node[] {
  return netid === undefined ? nodes : nodes.filter((node) => node.network === netid);
}

/** A network’s own page ignores a network filter in the address. */
function filterOn(netid: string | undefined): typeof nodeFilter {
  if (netid === undefined) return nodeFilter;
  return { ...nodeFilter, read: (query) => ({ ...nodeFilter.read(query), networks: [] }) };
}

/** Other viewers know their networks without loading a list. */
function unknownNetwork(
  view: ListedNodes,
  netid: string,
  { networks: { data }, viewer }: Records,
  { places }: NodeListPage,
): NodeListView {
  if (viewer.user.isAdmin && data.status === 'failed') {
    return { ...view, count: undefined, status: 'failed', reason: failureText(data.failure) };
  }
  if (viewer.user.isAdmin && data.status !== 'ready') {
    return { ...view, count: undefined, status: 'loading' };
  }
  return networkNotFound(netid, {
    heading: messages['nodes.missing'],
    listHref: places.list(),
    listLabel: 'Nodes in all networks',
  });
}

/** Adding a node requires an access key, which only network administrators can create. */
function canAddNodes(viewer: Viewer, netid: string | undefined): boolean {
  if (netid !== undefined) return isNetAdmin(viewer, netid);
  return viewer.user.isAdmin || [...viewer.rights.keys()].some((network) => isNetAdmin(viewer, network));
}
