import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { visibleGraphOf, type Focus } from '../../../domain/graph/visibleGraph.ts';
import { focusOn, type FocusGraph } from '../../../domain/graph/focus.ts';
import { groupsOf, type GraphGroup } from '../../../domain/graph/groups.ts';
import {
  draftedRules,
  withDraft,
  type DraftedRules,
  type DraftSide,
} from '../../../domain/graph/layers/draftLayer.ts';
import { emptyLayer, layerMessages, type Layer, type LayerId } from '../../../domain/graph/layers/layer.ts';
import { rulesLayer } from '../../../domain/graph/layers/rulesLayer.ts';
import { trafficLayer } from '../../../domain/graph/layers/trafficLayer.ts';
import { healthLayer } from '../../../domain/graph/layers/withLayer.ts';
import { layoutGraphOf, type LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import {
  failureImpactOf,
  pathOverlay,
  pathsBetween,
  type QueriedPath,
} from '../../../domain/graph/overlay.ts';
import { topologyOf, type Topology, type TopologySource } from '../../../domain/graph/topology.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { ReachImpact } from '../../../domain/reach/report/impact.ts';
import type { ReachRow } from '../../../domain/reach/report/reachOf.ts';
import { reachIndex, type ReachSource } from '../../../domain/reach/network/reachIndex.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import { shortReason } from '../../../domain/reach/rules/reason.ts';
import { verdictOf } from '../../../domain/reach/why/verdict.ts';
import { canSeeAcls, canSeeMetrics, type Viewer } from '../../../domain/session/permissions.ts';
import { aclImpact, type ImpactNetwork } from '../../../domain/acl/aclImpact.ts';
import { explanationView } from '../../reach/WhyScreen/explanationView.ts';
import { nodeRadius } from '../GraphCanvas/graphItems.ts';

// Contents of the graph page, from domain values and the address. They are built in parts, because a
// selection must not rebuild the topology, nor a poll the layer of ACLs.

export type NetworkGraph = {
  readonly topology: Topology;
  /** Groups and layout don't depend on ACLs or health. */
  readonly groups: readonly GraphGroup[];
  readonly layout: LayoutGraph;
};

/** `network` is undefined for viewers who can't see the network. */
export function networkGraph(
  netid: string,
  network: Network | undefined,
  source: Omit<TopologySource, 'network'>,
): NetworkGraph {
  // Only point-to-site networks have a hub: viewers who can't see the network recognise it by that.
  const isPointToSite =
    network?.isPointToSite ?? source.nodes.some((node) => node.network === netid && node.isHub);
  const topology = topologyOf({ network: { netid, isPointToSite }, ...source });
  const groups = groupsOf(topology);
  return { topology, groups, layout: layoutGraphOf(topology, groups, nodeRadius) };
}

/** Further affected items stay in their groups. */
const maxMarked = 120;

export function graphPage(
  { topology, groups }: NetworkGraph,
  selected: string | undefined,
  opened: ReadonlySet<string> | undefined,
  { asked, affected }: { asked: QueriedPath | undefined; affected: ReachImpact['affected'] | undefined },
) {
  const path = asked && pathOverlay(topology, asked);
  const marks =
    affected && selected !== undefined ? failureImpactOf(topology, selected, affected) : undefined;
  const apart = new Set([...(path?.ids ?? []), ...[...(marks?.keys() ?? [])].slice(0, maxMarked)]);
  const drawn = visibleGraphOf(topology, {
    selectedId: selected,
    groups,
    ungrouped: apart,
    ...(opened && { expanded: opened }),
  });
  return { path, marks, drawn };
}

/** Returns undefined for the roles, and for layers this viewer can't see. */
export function graphLayer(
  id: LayerId,
  viewer: Viewer,
  topology: Topology,
  known: {
    acl: AclMatrix | undefined;
    drafted: DraftedRules | undefined;
    side: DraftSide;
    /** Undefined where nothing is read: for too many nodes, and for viewers who can't see it. */
    measured: Loadable<Metrics> | undefined;
  },
): Layer | undefined {
  const { acl, drafted, side, measured } = known;
  if (id === 'health') return healthLayer(topology);
  if (id === 'rules' && canSeeAcls(viewer)) {
    if (!acl) return emptyLayer('rules', layerMessages.noRules);
    const layer = rulesLayer(topology, acl);
    return drafted ? withDraft(layer, side, drafted) : layer;
  }
  if (id !== 'traffic' || !canSeeMetrics(viewer)) return undefined;
  if (measured?.status === 'ready') return trafficLayer(topology, measured.value);
  if (measured?.status === 'failed') return emptyLayer('traffic', layerMessages.unread);
  return emptyLayer('traffic', measured ? layerMessages.reading : layerMessages.tooMany);
}

export function graphDraft(acl: AclMatrix | undefined, edit: AclEdit | undefined, network: ImpactNetwork) {
  if (!acl || !edit) return undefined;
  const impact = aclImpact(edit.before, edit.pairs, network);
  return impact.changes > 0 ? { rules: draftedRules(acl, edit), impact } : undefined;
}

export function targetOf({ nodes }: Topology, netid: string, id: string): End | undefined {
  const item = nodes.find((node) => node.id === id);
  if (!item) return undefined;
  if ('node' in item) return { kind: 'node', node: item.node };
  if ('client' in item) return { kind: 'client', client: item.client };
  return { kind: 'address', address: item.label, network: netid };
}

/** Builds the focus on one item, or the paths between two. Returns undefined until they are known. */
export function focusGraph(
  netid: string,
  topology: Topology,
  focus: Focus,
  known: {
    opened: ReadonlySet<string> | undefined;
    reach: { readonly source: ReachSource; readonly now: number } | undefined;
    /** Reachability of the focused item; undefined if it can't be determined. */
    rows: readonly ReachRow[] | undefined | 'loading';
  },
): FocusGraph | undefined {
  const { opened, reach, rows } = known;
  if (focus.other === undefined) {
    return rows === 'loading' ? undefined : focusOn(topology, focus.id, rows, opened);
  }
  const [a, b] = [targetOf(topology, netid, focus.id), targetOf(topology, netid, focus.other)];
  if (!a || !b || !reach) return undefined;
  const { source, now } = reach;
  const index = reachIndex(source);
  const ways = [[a, b] as const, [b, a] as const].flatMap(([from, to]) => {
    const { reason } = verdictOf(index, { from, to, now });
    const path = pathOverlay(topology, explanationView(index, { from, to, now }));
    return path ? [{ path, reason: reason ? shortReason(reason) : '' }] : [];
  });
  return pathsBetween(topology, focus.id, focus.other, ways);
}
