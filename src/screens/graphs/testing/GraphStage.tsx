import { useMemo, useState } from 'react';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aPeer, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { visibleGraphOf } from '../../../domain/graph/visibleGraph.ts';
import { focusOn, type FocusGraph } from '../../../domain/graph/focus.ts';
import { groupsOf } from '../../../domain/graph/groups.ts';
import { coreRadius, layoutGraphOf, memberPositions } from '../../../domain/graph/layout/layoutGraph.ts';
import { withIsolatedOutside } from '../../../domain/graph/layout/newItems.ts';
import { around, startOf } from '../../../domain/graph/layout/startingPoints.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { draftedRules, withDraft } from '../../../domain/graph/layers/draftLayer.ts';
import type { Layer, LayerId } from '../../../domain/graph/layers/layer.ts';
import { rulesLayer } from '../../../domain/graph/layers/rulesLayer.ts';
import { trafficLayer } from '../../../domain/graph/layers/trafficLayer.ts';
import { healthLayer, withLayer } from '../../../domain/graph/layers/withLayer.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { aclImpact } from '../../../domain/acl/aclImpact.ts';
import { nodePaths } from '../../nodes/nodePaths.ts';
import type { Place } from '../GraphCanvas/place.ts';
import { nodeRadius } from '../GraphCanvas/graphItems.ts';
import { GraphScreen } from '../GraphScreen/GraphScreen.tsx';
import { readGraphQuery, writeGraphQuery } from '../GraphScreen/graphQuery.ts';
import { type GraphActions, graphView } from '../GraphScreen/graphView.ts';

export type Pair = readonly [from: string, to: string];

export type GraphStageProps = {
  netid: string;
  nodes: readonly Node[];
  clients: readonly ExternalClient[];
  /** By name. Without them, items are where a layout starts. */
  positions?: ReadonlyMap<string, Place>;
  isPointToSite?: boolean;
  /** Blocked directions, by name. */
  blocked?: readonly Pair[];
  isEverythingBlocked?: boolean;
  /** Pairs that are toggled and not submitted, by name. */
  drafted?: readonly Pair[];
  query?: string;
  /** Differences from an administrator who views a loaded network. */
  changes?: Partial<Parameters<typeof graphView>[1]> & GivenRecords;
  on: GraphActions;
};

/** Keeps the selection, the search and expanded groups in an address. */
export function GraphStage(props: GraphStageProps) {
  const { netid, nodes, clients, positions, isPointToSite = false, query = '', changes, on } = props;
  const [address, setAddress] = useState(() => new URLSearchParams(query));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const stored = useMemo(() => rulesOf(props), [props]);
  const isRuled = changes?.acls === undefined && (changes?.viewer?.user.isAdmin ?? true);
  const { selected, focus, draft: side = 'before' } = readGraphQuery(address);
  const draft = useMemo(() => draftOf(props, stored), [props, stored]);
  const acl = draft?.rules[side] ?? stored;
  const topology = useMemo(
    () => aTopology({ netid, isPointToSite, nodes, clients, acl: isRuled ? acl : undefined }),
    [netid, isPointToSite, nodes, clients, acl, isRuled],
  );
  const focused = useMemo(
    () => (focus ? focusOn(topology, focus.id, undefined, opened) : undefined),
    [topology, focus, opened],
  );
  const whole = useMemo(
    () => visibleGraphOf(topology, { selectedId: selected, expanded: opened }),
    [topology, selected, opened],
  );
  const shown = focused?.drawn ?? whole;
  const known = layerOf(topology, acl, readGraphQuery(address).layer);
  const layer = useMemo(
    () => (known?.id === 'rules' && draft ? withDraft(known, side, draft.rules) : known),
    [known, side, draft],
  );
  const drawn = useMemo(() => (layer ? withLayer(shown, layer) : shown), [shown, layer]);
  const arranged = useMemo(
    () => (focused ? ringsOf(focused) : placesOf(topology, positions)),
    [focused, topology, positions],
  );
  const records = recordsOf({
    viewer: createViewer(aSessionUser(), true, []),
    nodes: ready(nodes, 4),
    networks: ready([aNetwork({ netid, isPointToSite })], 4),
    clients: ready(clients, 4),
    ...changes,
  });
  return (
    <GraphScreen
      view={graphView(records, {
        netid,
        acls: ready(acl, 4),
        topology,
        drawn,
        ...arranged,
        path: undefined,
        marks: undefined,
        draft: draft && { side, impact: draft.impact, href: '/acls/office' },
        isArranging: false,
        query: address,
        places: nodePaths,
        ...changes,
      })}
      on={{
        ...on,
        change: (next) => {
          on.change(next);
          setAddress(writeGraphQuery(address, { ...readGraphQuery(address), ...next }));
        },
        toggleGroup: (id) => {
          on.toggleGroup(id);
          setOpened(
            (before) => new Set(before.has(id) ? [...before].filter((item) => item !== id) : [...before, id]),
          );
        },
      }}
    />
  );
}

const layers = new Map<Topology, Map<LayerId, Layer | undefined>>();

/** Memoised by topology. */
function layerOf(topology: Topology, acl: AclMatrix, id: LayerId): Layer | undefined {
  const known = layers.get(topology) ?? new Map<LayerId, Layer | undefined>();
  layers.set(topology, known);
  if (!known.has(id)) known.set(id, newLayer(topology, acl, id));
  return known.get(id);
}

function newLayer(topology: Topology, acl: AclMatrix, id: LayerId): Layer | undefined {
  switch (id) {
    case 'health':
      return healthLayer(topology);
    case 'rules':
      return rulesLayer(topology, acl);
    case 'traffic':
      return trafficLayer(topology, measuredIn(topology));
    default:
      return undefined;
  }
}

/** Each node reports on a few others, with latencies and traffic that cover all kinds of lines. */
function measuredIn({ nodes }: Topology): Metrics {
  const members = nodes.flatMap((item) => ('node' in item ? [item.node] : []));
  const reportAt = (index: number, place: number, peer: Node | undefined) =>
    aPeer({
      peerId: peer?.id ?? '',
      isConnected: (index + place) % 9 !== 0,
      latency: [8, 70, 190][(index + place) % 3] ?? 8,
      totalSent: 10 ** (3 + ((index * 3 + place) % 7)),
      totalReceived: 0,
    });
  return new Map(
    members.map((node, index) => {
      const peers = [1, 2, 5].map((step) => members[(index + step) % members.length]);
      return [
        node.id,
        someNodeMetrics(
          node,
          peers.map((peer, place) => reportAt(index, place, peer)),
        ),
      ];
    }),
  );
}

function rulesOf({ nodes, blocked = [], isEverythingBlocked = false }: GraphStageProps) {
  const idOf = (name: string) => nodes.find((node) => node.name === name)?.id ?? '';
  const ids = nodes.map(({ id }) => id);
  const rules = anAclMatrix(
    ids,
    blocked.map(([from, to]) => [idOf(from), idOf(to)] as const),
  );
  return isEverythingBlocked ? { ...rules, cells: rules.cells.fill(1) } : rules;
}

function draftOf({ nodes, drafted }: GraphStageProps, acl: AclMatrix) {
  if (!drafted) return undefined;
  const placeOf = (name: string) => acl.indexOf.get(nodes.find((node) => node.name === name)?.id ?? '') ?? 0;
  const edit = drafted.reduce((before, [a, b]) => togglePair(before, placeOf(a), placeOf(b)), editAcls(acl));
  return {
    rules: draftedRules(acl, edit),
    impact: aclImpact(edit.before, edit.pairs, { nodes, clients: [], isPointToSite: false }),
  };
}

/** Replaces elkjs with one circle of linked items, one of unreachable items. */
function ringsOf({ inner: [middle = '', ...inner], outer }: FocusGraph) {
  const circle = (ids: readonly string[], radius: number) =>
    ids.map((id, index) => [id, around(radius, (index / ids.length) * 2 * Math.PI)] as const);
  return {
    positions: new Map([
      [middle, { x: 0, y: 0 }],
      ...circle(inner, 60 * Math.sqrt(inner.length)),
      ...circle(outer, 60 * Math.sqrt(inner.length) + 120),
    ]),
    core: 0,
  };
}

/** Uses the given places, or the starting points of a layout. */
function placesOf(topology: Topology, given: GraphStageProps['positions']) {
  const graph = layoutGraphOf(topology, groupsOf(topology), nodeRadius);
  const labels = new Map(topology.nodes.map(({ id, label }) => [id, label]));
  const { points } = startOf(graph);
  const known = new Map(
    graph.items.map(({ id }, index) => {
      const label = labels.get(id) ?? '';
      return [id, given?.get(label) ?? points[index] ?? { x: 0, y: 0 }] as const;
    }),
  );
  const all = new Map([...known, ...memberPositions(graph, known)]);
  const core = given?.size ? 0 : coreRadius(graph, all);
  const isolated = topology.rules?.isolated;
  return { positions: isolated && core > 0 ? withIsolatedOutside(graph, all, isolated, core) : all, core };
}
