import type { Act } from '../../../domain/actions/action.ts';
import { knownOf } from '../../../domain/actions/known.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
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
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import {
  canSeeAcls,
  canSeeMetrics,
  networkChoices,
  seesOwnNodesOnly,
} from '../../../domain/session/permissions.ts';
import { failureText, sentences } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import type { NodePaths } from '../../nodes/nodePaths.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import type { Place } from '../GraphCanvas/place.ts';
import type { SavedViewport } from '../GraphCanvas/useViewport.ts';
import { panelView } from '../GraphPanel/panelView.ts';
import type { DraftView } from './DraftBar.tsx';
import { readGraphQuery, type GraphQuery } from './graphQuery.ts';

type Page = {
  readonly netid: string;
  readonly acls: Loadable<AclMatrix>;
  readonly topology: Topology | undefined;
  readonly drawn: VisibleGraph | undefined;
  readonly positions: ReadonlyMap<string, Place> | undefined;
  readonly core: number;
  readonly isArranging: boolean;
  readonly path: PathOverlay | undefined;
  readonly marks: ReadonlyMap<string, FailureImpact> | undefined;
  readonly measured?: NodeMetrics | undefined;
  readonly draft?: DraftView | undefined;
  readonly look?: SavedViewport | undefined;
  readonly query: URLSearchParams;
  readonly places: NodePaths;
};

export type GraphView = ReturnType<typeof graphView>;
export type GraphReady = Extract<GraphView, { status: 'ready' }>;

export function graphView(records: Records, page: Page) {
  const { viewer, networks, clients, switching } = knownOf(records);
  const { data: nodes, isLoading } = records.nodes;
  const { netid, topology, drawn, marks } = page;
  const heading = graphHeading(netid);
  if (nodes.status === 'failed')
    return { status: 'failed' as const, heading, reason: failureText(nodes.failure) };
  if (nodes.status !== 'ready' || !topology || !drawn) return { status: 'loading' as const, heading };
  if (topology.nodes.length === 0) {
    const isKnown = networkChoices(viewer, [...networks.values()], nodes.value).includes(netid);
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
  const asked = readGraphQuery(page.query);
  const query = layers.includes(asked.layer) ? asked : { ...asked, layer: layers[0] ?? 'roles' };
  return {
    ...page,
    status: 'ready' as const,
    heading,
    isRefreshing: isLoading,
    counts: topologyCounts(topology),
    query,
    layers,
    topology,
    drawn,
    lit: query.highlighted && highlightedBy(topology, query.highlighted, drawn.layer),
    listed: query.focus ? relationTexts(drawn) : query.isFailing ? marks && impactTexts(marks) : undefined,
    notice: noticeOf(records, page, topology, query),
    notDrawn: drawn.hidden && hiddenText(drawn.hidden),
    panel: panelView(query, {
      topology,
      layer: drawn.layer,
      groups: drawn.groups,
      viewer,
      networks,
      nodes: nodes.value,
      clients,
      switching,
      places: page.places,
      measured: page.measured,
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
  { viewer, nodes }: Records,
  { netid, acls, draft }: Page,
  { isPointToSite, hubId, rules }: Topology,
  query: GraphQuery,
): { readonly fact: string; readonly advice: string } | undefined {
  if (seesOwnNodesOnly(viewer, netid, valueOf(nodes.data) ?? [])) {
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
  if (query.draft !== undefined && !draft) {
    return {
      fact: 'No draft changes.',
      advice: 'Showing the current rules.',
    };
  }
  return undefined;
}

export type GraphActions = {
  readonly refresh: () => void;
  readonly act: Act;
  readonly change: (changes: Partial<GraphQuery>) => void;
  readonly toggleGroup: (id: string) => void;
  readonly askPair: ((a: string, b: string) => void) | undefined;
  readonly saveViewport: (look: SavedViewport) => void;
};
