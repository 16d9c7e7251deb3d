import { clientsByGateway, type Known } from '../../../domain/actions/known.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { relayOf, type GatewayRole } from '../../../domain/node/gateways.ts';
import { nodeKey, type Node } from '../../../domain/node/node.ts';
import { sortNodes, type NodeSort } from '../../../domain/node/nodeSort.ts';
import { addName, paths } from '../../../domain/paths.ts';
import {
  isNetAdmin,
  networkChoices,
  seesOwnNodesOnly,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { ownNodesText, ownText } from '../../../domain/user/userAreaText.ts';
import { nodeOwners, type OwnerOf } from '../../../domain/user/owners.ts';
import { staleness } from '../../list/freshness/freshness.ts';
import type { NoRecord } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { messages } from '../../../domain/text/messages.ts';
import { rowOwner } from '../../list/RecordList/OwnerName.tsx';
import { listView, type ListInput, type ListView } from '../../list/RecordList/listState.ts';
import type { NodePaths } from '../nodePaths.ts';
import { tagsOf } from '../NodeTags/NodeTags.tsx';
import { nodeFilter, type NodeFilter } from './nodeListActions.ts';
import { facetsOf, filterChoices, markOf, narrowNodes, nodesInState, type Facet } from './nodeListFacets.ts';
import { listedRoles, type NodeRow } from './nodeRow.ts';

export type NodeListInput = ListInput & {
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  /** Undefined when this viewer can’t see clients. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly viewer: Viewer;
  readonly places: NodePaths;
  readonly serverVersion: string;
  readonly netid: string | undefined;
  readonly sort: NodeSort;
  readonly switching: ReadonlySet<string>;
  readonly now: number;
  readonly ownerOf?: OwnerOf;
  /** Undefined where the viewer can’t list users. */
  readonly usernames?: ReadonlySet<string> | undefined;
};

const noOwners = nodeOwners(undefined);

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
  readonly around: Known;
  readonly addKeyHref?: string | undefined;
  /** Links to the user dashboard for viewers who see only their own nodes and have none. */
  readonly areaHref?: string;
};

export function nodeListView(input: NodeListInput): NodeListView {
  const { nodes, clients, viewer, places, netid, query, sort, now, marks, ownerOf = noOwners } = input;
  const all = valueOf(nodes) ?? [];
  const inScope = nodesInScope(all, netid);
  const filterHere = filterOn(netid);
  const filter = filterHere.read(query);
  const narrowed = narrowNodes(inScope, filter, ownerOf);
  const networks = new Map((valueOf(input.networks) ?? []).map((network) => [network.netid, network]));
  const { switching } = input;
  const around = { viewer, nodes: all, networks, switching, clients: clients && clientsByGateway(clients) };
  const hasHub = netid !== undefined && (networks.get(netid)?.isPointToSite ?? false);
  const isEmpty = inScope.length === 0;
  const view: ListedNodes = {
    title: netid ?? 'Nodes',
    isNetwork: netid !== undefined,
    ownNote: isEmpty ? undefined : ownNote(input),
    graphHref: places.graph(netid),
    addNodeHref: canAddNodes(viewer, netid) ? placeOfKeys(input, networks) : undefined,
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
    // Each poll changes the time of loading. `age` renders it by itself.
    ...listView(nodes.status === 'ready' ? { status: 'ready', value: inScope, loadedAt: 0 } : nodes, input, {
      filter: filterHere,
      find: () => sortNodes(nodesInState(narrowed, filter.status, now, marks), sort),
      rowOf: rowsOf(input, around, listedRoles(viewer.isEE, hasHub)),
      keyOf: nodeKey,
    }),
    freshness: staleness(nodes),
  };
  return view.status === 'empty' ? emptyView(view, input) : view;
}

function rowsOf(input: NodeListInput, around: Known, roles: readonly GatewayRole[]): (node: Node) => NodeRow {
  const { places, serverVersion, marks, now, ownerOf = noOwners, usernames } = input;
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
      tags: tagsOf(node, now),
      owner: rowOwner(ownerOf(node), usernames),
      mark: markOf(node, marks),
    };
  };
}

/** A network without a usable key leads directly to the creation of one, others to a dialog over the list. */
function placeOfKeys(
  { places, netid, query }: NodeListInput,
  networks: ReadonlyMap<string, Network>,
): string | undefined {
  const keys = networks.get(netid ?? '')?.accessKeys;
  const isWithoutKey = keys?.every(({ uses }) => uses === 0);
  if (!places.asksForKey || isWithoutKey) return places.keys(netid, isWithoutKey);
  const adding = new URLSearchParams(query);
  adding.set(addName, 'node');
  return `${places.list(netid)}?${adding.toString()}`;
}

function emptyView(view: ListedNodes, input: NodeListInput): NodeListView {
  const { viewer, netid } = input;
  const known = knownNetworks(input);
  if (!viewer.user.isAdmin && known.length === 0) return { status: 'noNetworks' };
  if (netid !== undefined && !known.includes(netid)) return unknownNetwork(view, netid, input);
  if (ownNote(input)) return { ...view, areaHref: paths.userArea(netid) };
  const addKeyHref = view.addNodeHref && (netid ? paths.createAccessKey(netid) : view.addNodeHref);
  return { ...view, addKeyHref };
}

function knownNetworks({ viewer, networks, nodes }: NodeListInput): readonly string[] {
  return networkChoices(viewer, valueOf(networks) ?? [], valueOf(nodes) ?? []);
}

/** Administrators see all nodes. */
function ownNote(input: NodeListInput): string | undefined {
  const { viewer, netid } = input;
  if (viewer.user.isAdmin) return undefined;
  const nodes = valueOf(input.nodes) ?? [];
  const netids = netid === undefined ? knownNetworks(input) : [netid];
  const ownOnly = netids.filter((candidate) => seesOwnNodesOnly(viewer, candidate, nodes));
  if (ownOnly.length === 0) return undefined;
  return ownOnly.length === netids.length ? ownText.ownNodesOnly : ownNodesText(ownOnly);
}

export function shownNodes(input: NodeListInput): readonly Node[] {
  const inScope = nodesInScope(valueOf(input.nodes) ?? [], input.netid);
  const filter = filterOn(input.netid).read(input.query);
  return sortNodes(
    nodesInState(
      narrowNodes(inScope, filter, input.ownerOf ?? noOwners),
      filter.status,
      input.now,
      input.marks,
    ),
    input.sort,
  );
}

export function selectedNodes({ nodes, netid, selection, sort }: NodeListInput): readonly Node[] {
  const inScope = nodesInScope(valueOf(nodes) ?? [], netid);
  return sortNodes(
    inScope.filter((node) => selection?.has(nodeKey(node))),
    sort,
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
  { networks, viewer, places }: NodeListInput,
): NodeListView {
  if (viewer.user.isAdmin && networks.status === 'failed') {
    return { ...view, count: undefined, status: 'failed', reason: failureText(networks.failure) };
  }
  if (viewer.user.isAdmin && networks.status !== 'ready') {
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
