import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { nodeKey, type Node } from '../../../domain/node/node.ts';
import { sortNodes, type NodeSort } from '../../../domain/node/nodeSort.ts';
import { paths } from '../../../domain/paths.ts';
import {
  isNetAdmin,
  networkChoices,
  seesOwnNodesOnly,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { ownNodesText, ownText } from '../../../domain/user/userText.ts';
import { staleness } from '../../shared/freshness/freshness.ts';
import type { NoRecord } from '../../shared/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../shared/NotFoundScreen/networkNotFound.ts';
import { messages } from '../../../domain/text/messages.ts';
import {
  pageFound,
  selectionOf,
  type ListFrame,
  type ListInput,
  type ListSelection,
  type ListState,
} from '../../shared/RecordList/listState.ts';
import { clientsByGateway } from '../nodeDeletion.ts';
import type { NodePaths } from '../nodePaths.ts';
import { nodeFilter, type NodeFilter } from './nodeListActions.ts';
import { facetsOf, filterChoices, narrowNodes, nodesInState, type Facet } from './nodeListFacets.ts';
import { listedRoles, nodeRow, type NodeRow, type NodeRowContext } from './nodeRow.ts';

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
};

export type NodeListView = NoRecord | { readonly status: 'noNetworks' } | ListedNodes;

export type ListedNodes = NodeListFrame &
  ListState<NodeRow> & {
    readonly selection?: ListSelection<NodeRow> | undefined;
    readonly addKeyHref?: string | undefined;
    /** Links to the user area for viewers who see only their own nodes and have none. */
    readonly areaHref?: string;
  };

export type NodeListFrame = ListFrame & {
  readonly title: string;
  readonly isNetwork: boolean;
  readonly ownNote: string | undefined;
  readonly graphHref: string | undefined;
  readonly addNodeHref: string | undefined;
  readonly facets: readonly Facet[];
  readonly filter: NodeFilter;
  readonly choices: ReturnType<typeof filterChoices>;
  readonly sort: NodeSort;
  readonly hasFailover: boolean;
  readonly hasHub: boolean;
};

export function nodeListView(input: NodeListInput): NodeListView {
  const { nodes, networks, viewer, places, netid, query, now } = input;
  const frame = emptyFrame(input);
  if (nodes.status === 'failed') return { ...frame, status: 'failed', reason: failureText(nodes.failure) };
  if (nodes.status !== 'ready') return { ...frame, status: 'loading' };

  const inScope = nodesInScope(nodes.value, netid);
  const known = networkChoices(viewer, valueOf(networks) ?? [], nodes.value);
  if (inScope.length === 0) {
    if (!viewer.user.isAdmin && known.length === 0) return { status: 'noNetworks' };
    if (netid !== undefined && !known.includes(netid)) return unknownNetwork(input, netid, frame);
    if (ownNote(input, known, nodes.value)) {
      return { ...frame, status: 'empty', count: 0, areaHref: paths.userArea(netid) };
    }
    const addKeyHref = frame.addNodeHref && (netid ? paths.createAccessKey(netid) : paths.accessKeys());
    return { ...frame, status: 'empty', count: 0, addKeyHref };
  }

  const narrowed = narrowNodes(inScope, frame.filter);
  const listed = sortNodes(nodesInState(narrowed, frame.filter.status, now), input.sort);
  const full: NodeListFrame = {
    ...frame,
    count: inScope.length,
    ownNote: ownNote(input, known, nodes.value),
    facets: facetsOf(narrowed, { list: places.list(netid), query, filter: frame.filter, now }),
    choices: filterChoices(inScope, netid, viewer.isEE),
  };
  const around = surroundings(input);
  const state = pageFound(listed, input, (node) => nodeRow(node, around), { keyOf: nodeKey });
  const selection = selectionOf(input, {
    all: inScope,
    found: listed,
    state,
    keyOf: nodeKey,
    rowOf: (node) => nodeRow(node, around),
  });
  return { ...full, ...state, selection };
}

function ownNote(
  { viewer, netid }: NodeListInput,
  known: readonly string[],
  nodes: readonly Node[],
): string | undefined {
  const netids = netid === undefined ? known : [netid];
  const ownOnly = netids.filter((candidate) => seesOwnNodesOnly(viewer, candidate, nodes));
  if (ownOnly.length === 0) return undefined;
  return ownOnly.length === netids.length ? ownText.ownNodesOnly : ownNodesText(ownOnly);
}

export function shownNodes(input: NodeListInput): readonly Node[] {
  const inScope = nodesInScope(valueOf(input.nodes) ?? [], input.netid);
  const filter = filterOf(input.query, input.netid);
  return sortNodes(nodesInState(narrowNodes(inScope, filter), filter.status, input.now), input.sort);
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
function filterOf(query: URLSearchParams, netid: string | undefined): NodeFilter {
  const filter = nodeFilter.read(query);
  return netid === undefined ? filter : { ...filter, networks: [] };
}

/** Other viewers know their networks without loading a list. */
function unknownNetwork(
  { networks, viewer, places }: NodeListInput,
  netid: string,
  frame: NodeListFrame,
): NodeListView {
  if (viewer.user.isAdmin && networks.status === 'failed') {
    return { ...frame, status: 'failed', reason: failureText(networks.failure) };
  }
  if (viewer.user.isAdmin && networks.status !== 'ready') return { ...frame, status: 'loading' };
  return networkNotFound(netid, {
    heading: messages['nodes.missing'],
    listHref: places.list(),
    listLabel: 'Nodes in all networks',
  });
}

function emptyFrame(input: NodeListInput): NodeListFrame {
  const { netid, viewer, places, networks, nodes } = input;
  const network = valueOf(networks)?.find((candidate) => candidate.netid === netid);
  return {
    title: netid ?? 'Nodes',
    isNetwork: netid !== undefined,
    // The age is rendered by itself.
    freshness: staleness(nodes),
    isRefreshing: input.isRefreshing,
    count: undefined,
    ownNote: undefined,
    graphHref: places.graph(netid),
    addNodeHref: canAddNodes(viewer, netid) ? places.keys(netid) : undefined,
    facets: [],
    filter: filterOf(input.query, netid),
    choices: filterChoices([], netid, viewer.isEE),
    sort: input.sort,
    hasFailover: viewer.isEE,
    hasHub: network?.isPointToSite ?? false,
  };
}

/** Adding a node requires an access key, which only network administrators can create. */
function canAddNodes(viewer: Viewer, netid: string | undefined): boolean {
  if (netid !== undefined) return isNetAdmin(viewer, netid);
  return viewer.user.isAdmin || [...viewer.rights.keys()].some((network) => isNetAdmin(viewer, network));
}

function surroundings(input: NodeListInput): NodeRowContext {
  const { netid, clients, viewer, places, serverVersion, switching, now } = input;
  const nodes = valueOf(input.nodes) ?? [];
  const byNetid = new Map((valueOf(input.networks) ?? []).map((network) => [network.netid, network]));
  const isPointToSite = netid !== undefined && (byNetid.get(netid)?.isPointToSite ?? false);
  return {
    viewer,
    networks: byNetid,
    nodes,
    clients: clients && clientsByGateway(clients),
    switching,
    places,
    serverVersion,
    roles: listedRoles(viewer.isEE, isPointToSite),
    now,
    marks: input.marks,
  };
}
