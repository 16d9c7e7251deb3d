import { clientsByGateway } from '../../../domain/actions/known.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { VisibleGraph } from '../../../domain/graph/visibleGraph.ts';
import {
  graphHeading,
  failureImpactTexts,
  hiddenText,
  relationText,
  topologyCounts,
} from '../../../domain/graph/graphText.ts';
import { layerIds } from '../../../domain/graph/layers/layer.ts';
import { highlightedBy } from '../../../domain/graph/legend.ts';
import type { FailureImpact, PathOverlay } from '../../../domain/graph/overlay.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
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
import { ownText } from '../../../domain/user/userAreaText.ts';
import type { NodePaths } from '../../nodes/nodePaths.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import type { Place } from '../GraphCanvas/place.ts';
import type { SavedViewport } from '../GraphCanvas/useViewport.ts';
import { panelView, type PanelActions } from '../GraphPanel/panelView.ts';
import type { DraftView } from './DraftBar.tsx';
import { readGraphQuery, type GraphQuery } from './graphQuery.ts';

type Drawing = {
  readonly netid: string;
  readonly positions: ReadonlyMap<string, Place> | undefined;
  readonly core: number;
  readonly isArranging: boolean;
  readonly path: PathOverlay | undefined;
  readonly marks: ReadonlyMap<string, FailureImpact> | undefined;
  readonly draft?: DraftView | undefined;
  readonly look?: SavedViewport | undefined;
  readonly isRefreshing: boolean;
};

export type GraphInput = Drawing & {
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  /** Undefined if this viewer can't see them. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly acls: Loadable<AclMatrix>;
  readonly topology: Topology | undefined;
  readonly drawn: VisibleGraph | undefined;
  readonly measured?: NodeMetrics | undefined;
  /** Keys of the nodes with a pending role change. */
  readonly switching: ReadonlySet<string>;
  readonly query: URLSearchParams;
  readonly viewer: Viewer;
  readonly places: NodePaths;
};

export type GraphView = ReturnType<typeof graphView>;
export type GraphReady = Extract<GraphView, { status: 'ready' }>;

export function graphView(input: GraphInput) {
  const { netid, nodes, topology, drawn, viewer } = input;
  const heading = graphHeading(netid);
  if (nodes.status === 'failed')
    return { status: 'failed' as const, heading, reason: failureText(nodes.failure) };
  if (nodes.status !== 'ready' || !topology || !drawn) return { status: 'loading' as const, heading };
  if (topology.nodes.length === 0) {
    const isKnown = networkChoices(viewer, valueOf(input.networks) ?? [], nodes.value).includes(netid);
    const isOwnOnly = isKnown && seesOwnNodesOnly(viewer, netid, nodes.value);
    return {
      status: 'empty' as const,
      heading,
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
  const network = valueOf(input.networks)?.find((known) => known.netid === netid);
  return {
    ...input,
    status: 'ready' as const,
    heading,
    counts: topologyCounts(topology),
    query,
    layers,
    topology,
    drawn,
    lit: query.highlighted && highlightedBy(topology, query.highlighted, drawn.layer),
    listed: query.focus
      ? relationTexts(drawn)
      : query.isFailing
        ? input.marks && impactTexts(input.marks)
        : undefined,
    notice: noticeOf(input, topology, query),
    notDrawn: drawn.hidden && hiddenText(drawn.hidden),
    panel: panelView(query, {
      topology,
      layer: drawn.layer,
      groups: drawn.groups,
      viewer,
      networks: new Map(network && [[netid, network]]),
      nodes: nodes.value,
      clients: input.clients && clientsByGateway(input.clients),
      switching: input.switching,
      places: input.places,
      measured: input.measured,
    }),
    freshness: freshness(nodes),
  };
}

function relationTexts({ relations }: VisibleGraph): ReadonlyMap<string, string> | undefined {
  return relations && new Map([...relations].map(([id, relation]) => [id, relationText(relation)]));
}

const losses: readonly FailureImpact[] = ['failed', 'cutOff', 'losing'];

function impactTexts(marks: ReadonlyMap<string, FailureImpact>): ReadonlyMap<string, string> {
  const worstFirst = [...marks].toSorted(([, a], [, b]) => losses.indexOf(a) - losses.indexOf(b));
  return new Map(worstFirst.map(([id, mark]) => [id, failureImpactTexts[mark]]));
}

const noNodeOfTheirs = { fact: ownText.noNode, text: ownText.ownNodesOnly };
const noNodeYet = { fact: 'No nodes yet', text: 'Nodes appear here once they join the network.' };
const noSuchNetwork = {
  fact: 'Network not found',
  text: 'It may have been deleted, or you may not have access to it.',
};

const withoutRules = 'Blocked pairs aren’t shown.';

function noticeOf(
  input: GraphInput,
  { isPointToSite, hubId, rules }: Topology,
  query: GraphQuery,
): { readonly fact: string; readonly advice: string } | undefined {
  const { acls, viewer, netid } = input;
  if (seesOwnNodesOnly(viewer, netid, valueOf(input.nodes) ?? [])) {
    return {
      fact: ownText.ownNodesOnly,
      advice: `Only administrators can view ACLs. ${withoutRules}`,
    };
  }
  if (isPointToSite && hubId === undefined) {
    return {
      fact: 'This network has no hub.',
      advice: 'Its nodes have no links until you make one of them the hub.',
    };
  }
  if (!canSeeAcls(viewer)) {
    return { fact: 'Only administrators can view ACLs.', advice: withoutRules };
  }
  if (!rules) {
    if (acls.status !== 'failed') {
      return { fact: 'Loading ACLs…', advice: withoutRules };
    }
    return {
      fact: 'Couldn’t load this network’s ACLs.',
      advice: sentences(failureText(acls.failure), withoutRules),
    };
  }
  if (query.draft !== undefined && !input.draft) {
    return {
      fact: 'No draft changes.',
      advice: 'Showing the current rules.',
    };
  }
  return undefined;
}

export type GraphActions = Omit<PanelActions, 'focus' | 'close'> & {
  refresh(): void;
  readonly askPair: ((a: string, b: string) => void) | undefined;
  readonly saveViewport: (look: SavedViewport) => void;
};
