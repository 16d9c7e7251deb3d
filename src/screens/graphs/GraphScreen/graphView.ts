import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import {
  graphHeading,
  markTexts,
  noNodesHeading,
  notDrawnText,
  standingText,
  topologyCounts,
} from '../../../domain/graph/graphText.ts';
import { layerIds } from '../../../domain/graph/layers/layer.ts';
import { litBy } from '../../../domain/graph/legend.ts';
import type { Mark, PathOverlay } from '../../../domain/graph/overlay.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import type { Node, NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import {
  canSeeAcls,
  canSeeMetrics,
  networkChoices,
  seesOwnNodesOnly,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText, sentences } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { clientsByGateway } from '../../nodes/nodeDeletion.ts';
import type { NodePlaces } from '../../nodes/nodePlaces.ts';
import { hubsAmong, type RoleActions } from '../../nodes/roles/roleControl.ts';
import { freshness } from '../../shared/freshness/freshness.ts';
import type { Place } from '../GraphCanvas/place.ts';
import type { Look } from '../GraphCanvas/useViewport.ts';
import { panelView } from '../GraphPanel/panelView.ts';
import type { DraftView } from './DraftBar.tsx';
import { readGraphQuery, type GraphQuery } from './graphQuery.ts';

type Drawing = {
  readonly netid: string;
  readonly positions: ReadonlyMap<string, Place> | undefined;
  readonly core: number;
  readonly isArranging: boolean;
  readonly path: PathOverlay | undefined;
  readonly marks: ReadonlyMap<string, Mark> | undefined;
  readonly draft?: DraftView | undefined;
  readonly look?: Look | undefined;
  readonly isRefreshing: boolean;
};

export type GraphInput = Drawing & {
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  /** undefined: this viewer is not told of them. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly acls: Loadable<AclMatrix>;
  readonly topology: Topology | undefined;
  readonly drawn: DrawnGraph | undefined;
  readonly measured?: NodeMetrics | undefined;
  /** The nodes, by `nodeKey`, of which a role is being switched. */
  readonly switching: ReadonlySet<string>;
  readonly query: URLSearchParams;
  readonly viewer: Viewer;
  readonly places: NodePlaces;
  readonly timeZone?: string;
};

type GraphNotice = { readonly fact: string; readonly advice: string };

export type GraphView = ReturnType<typeof graphView>;
export type GraphReady = Extract<GraphView, { status: 'ready' }>;

export function graphView(input: GraphInput) {
  const { netid, nodes, topology, drawn, viewer, timeZone } = input;
  const heading = graphHeading(netid);
  if (nodes.status === 'failed')
    return { status: 'failed' as const, heading, reason: failureText(nodes.failure) };
  if (nodes.status !== 'ready' || !topology || !drawn) return { status: 'loading' as const, heading };
  if (topology.nodes.length === 0) {
    const isKnown = networkChoices(viewer, valueOf(input.networks) ?? [], nodes.value).includes(netid);
    const isOwnOnly = isKnown && seesOwnNodesOnly(viewer, netid, nodes.value);
    return {
      status: 'empty' as const,
      heading: noNodesHeading(netid),
      ...(isOwnOnly
        ? { href: paths.userArea(netid), label: labels.section.userArea }
        : { href: paths.graphs(), label: labels.action.selectNetwork }),
      ...(isOwnOnly ? noNodeOfTheirs : isKnown ? noNodeYet : noSuchNetwork),
    };
  }
  const layers = layerIds.filter(
    (id) => (id !== 'rules' || canSeeAcls(viewer)) && (id !== 'traffic' || canSeeMetrics(viewer)),
  );
  const asked = readGraphQuery(input.query);
  const query = layers.includes(asked.layer) ? asked : { ...asked, layer: layers[0] ?? 'roles' };
  const network = valueOf(input.networks)?.find((one) => one.netid === netid);
  return {
    ...input,
    status: 'ready' as const,
    heading,
    counts: topologyCounts(topology),
    query,
    layers,
    topology,
    drawn,
    lit: query.lit && litBy(topology, query.lit, drawn.layer),
    listed: query.focus ? standings(drawn) : query.isFailing ? input.marks && losers(input.marks) : undefined,
    notice: noticeOf(input, topology, query),
    notDrawn: drawn.notDrawn && notDrawnText(drawn.notDrawn),
    panel: panelView(query, {
      topology,
      layer: drawn.layer,
      groups: [...drawn.groups, ...drawn.openGroups],
      viewer,
      networks: new Map(network && [[netid, network]]),
      nodes: nodes.value,
      hubs: hubsAmong(nodes.value),
      clients: input.clients && clientsByGateway(input.clients),
      switching: input.switching,
      places: input.places,
      measured: input.measured,
      timeZone,
    }),
    freshness: freshness(nodes, timeZone),
  };
}

function standings({ standing }: DrawnGraph): ReadonlyMap<string, string> | undefined {
  return standing && new Map([...standing].map(([id, one]) => [id, standingText(one)]));
}

const losses: readonly Mark[] = ['failed', 'cutOff', 'losing'];

function losers(marks: ReadonlyMap<string, Mark>): ReadonlyMap<string, string> {
  const worstFirst = [...marks].toSorted(([, one], [, other]) => losses.indexOf(one) - losses.indexOf(other));
  return new Map(worstFirst.map(([id, mark]) => [id, markTexts[mark]]));
}

const noNodeOfTheirs = { fact: ownText.noNode, text: ownText.ownNodesOnly };
const noNodeYet = { fact: 'Nothing to draw yet', text: 'Nodes appear here when they join the network.' };
const noSuchNetwork = {
  fact: 'No such network',
  text: 'It may have been deleted, or it is not one of yours.',
};

const withoutRules = 'Drawn as if nothing were blocked.';

function noticeOf(
  input: GraphInput,
  { isPointToSite, hubId, rules }: Topology,
  query: GraphQuery,
): GraphNotice | undefined {
  const { acls, viewer, netid } = input;
  if (seesOwnNodesOnly(viewer, netid, valueOf(input.nodes) ?? [])) {
    return {
      fact: ownText.ownNodesOnly,
      advice: `Only administrators can read the ACLs of a network. ${withoutRules}`,
    };
  }
  if (isPointToSite && hubId === undefined) {
    return {
      fact: 'This network has no hub.',
      advice: 'Its nodes have no links until one of them is made the hub.',
    };
  }
  if (!canSeeAcls(viewer)) {
    return { fact: 'Only administrators can read the ACLs of a network.', advice: withoutRules };
  }
  if (!rules) {
    if (acls.status !== 'failed') {
      return { fact: 'The ACLs of this network are still on their way.', advice: withoutRules };
    }
    return {
      fact: 'The ACLs of this network could not be read.',
      advice: sentences(failureText(acls.failure), withoutRules),
    };
  }
  if (query.draft !== undefined && !input.draft) {
    return {
      fact: 'No changes of these rules wait to be submitted.',
      advice: 'Drawn are the rules as they are.',
    };
  }
  return undefined;
}

export type GraphActions = RoleActions & {
  refresh(): void;
  readonly change: (changes: Partial<GraphQuery>) => void;
  readonly toggleGroup: (id: string) => void;
  readonly askPair: ((one: string, other: string) => void) | undefined;
  readonly look: (look: Look) => void;
  approve(node: NamedNode): void;
  remove(node: NamedNode, leftovers: readonly Leftover[]): void;
};
