import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { drawnOf } from '../../../domain/graph/drawn.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { withLayer } from '../../../domain/graph/layers/withLayer.ts';
import { failureMarks, pathOverlay } from '../../../domain/graph/overlay.ts';
import type { ReachImpact } from '../../../domain/reach/report/impact.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { useRules } from '../../shell/reach/useNetworkData.ts';
import { useKnownReach, useWorked } from '../../shell/reach/useReach.ts';
import { useKnownClients, useNetwork, useNetworks, useNodes, useViewer } from '../../stores/reading.ts';
import { impactInWorker } from '../../workers/reachWorker/reachWorker.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { canSeeAcls, canSeeMetrics, type Viewer } from '../../../domain/session/permissions.ts';
import { whyKeyOf } from '../../../screens/graphs/GraphPanel/nodePanelView.ts';
import { GraphScreen } from '../../../screens/graphs/GraphScreen/GraphScreen.tsx';
import {
  readGraphQuery,
  writeGraphQuery,
  type GraphQuery,
} from '../../../screens/graphs/GraphScreen/graphQuery.ts';
import {
  graphView,
  type GraphActions,
  type GraphInput,
} from '../../../screens/graphs/GraphScreen/graphView.ts';
import { nodePlaces } from '../../../screens/nodes/nodePlaces.ts';
import { switchRole } from '../../flows/gateways.ts';
import { removeNode } from '../../flows/nodeRemoval.ts';
import { approveNode } from '../../flows/nodes.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useQuery } from '../forms/useQuery.ts';
import { useGo } from '../../shell/history.ts';
import { loadAcls } from '../../stores/acls.ts';
import { roleSwitches } from '../../stores/changes.ts';
import { askedPath, graphGroups, toggleGroup } from '../../stores/choices.ts';
import { loadNodeMetrics, nodeMetricsStore, openNodeMetrics } from '../../stores/metrics.ts';
import { externalClientsStore } from '../../stores/records.ts';
import { useCreateRole } from '../nodes/useCreateRole.ts';
import { useArrangement } from './useArrangement.ts';
import { useDraft } from './useDraft.ts';
import { useFocus } from './useFocus.ts';
import { useLook } from './useLook.ts';
import { useGroups, useLayer, useTopology } from './useTopology.ts';

export function GraphRoute({ netid }: { netid: string }) {
  const viewer = useViewer();
  return viewer && <Graph netid={netid} viewer={viewer} />;
}

function Graph({ netid, viewer }: { netid: string; viewer: Viewer }) {
  const [query, change] = useGraphQuery();
  const go = useGo();
  const { before, look } = useLook();
  const createRole = useCreateRole(nodePlaces);
  const nodes = useNodes();
  const networks = useNetworks();
  const clients = useKnownClients(viewer);
  const { data: allClients } = useSnapshot(externalClientsStore);
  const { underway } = useSnapshot(roleSwitches);
  const network = useNetwork(netid);
  const { selected, isFailing, layer: layerId, draft: side } = readGraphQuery(query);
  const { acls, drafted, ...draft } = useDraft({
    netid,
    viewer,
    acls: useRules(netid, viewer, valueOf(nodes.data)),
    nodes: valueOf(nodes.data),
    clients,
    isPointToSite: network?.isPointToSite ?? false,
    side,
  });

  const found = useTopology({
    netid,
    // A graph that begins without its clients would have no room for them where they belong.
    nodes: allClients.status === 'loading' ? undefined : valueOf(nodes.data),
    network,
    clients,
    acl: valueOf(acls),
  });
  const groups = useGroups(found);
  const arrangement = useArrangement(netid, viewer.user.name, found, groups);
  // Nothing is drawn as allowed before the rules are known, unless they keep one waiting.
  const isPatient = !useIsOver(patience, netid);
  const isRuled = !canSeeAcls(viewer) || acls.status === 'ready' || acls.status === 'failed';
  const topology = isRuled || !isPatient || found?.nodes.length === 0 ? found : undefined;
  const asked = useSnapshot(askedPath).path;
  const path = useMemo(() => asked && topology && pathOverlay(topology, asked), [asked, topology]);
  const measured = useMetricsOfSelected(viewer, netid, topology, selected);
  const affected = useFailure(viewer, netid, acls, isFailing ? selected : undefined);
  const marks = useMemo(
    () =>
      affected && topology && selected !== undefined ? failureMarks(topology, selected, affected) : undefined,
    [affected, topology, selected],
  );
  const opened = useSnapshot(graphGroups).opened.get(netid);
  const focused = useFocus({ viewer, netid, acls, topology, focus: useSteadyFocus(query), opened });
  const whole = useMemo(
    () =>
      topology &&
      drawnOf(topology, {
        selectedId: selected,
        groups,
        apart: new Set([...(path?.ids ?? []), ...[...(marks?.keys() ?? [])].slice(0, mostMarked)]),
        ...(opened && { opened }),
      }),
    [topology, selected, groups, opened, path, marks],
  );

  const acl = valueOf(acls);
  const layer = useLayer({
    id: layerId,
    viewer,
    netid,
    nodes: valueOf(nodes.data),
    topology,
    acl,
    drafted,
    side,
  });
  const shown = focused?.drawn ?? whole;
  const drawn = useMemo(() => (shown && layer ? withLayer(shown, layer) : shown), [shown, layer]);

  return (
    <>
      <Screen
        input={{
          netid,
          nodes: nodes.data,
          networks,
          isRefreshing: nodes.isLoading,
          clients,
          acls,
          topology,
          drawn,
          ...(focused ? { positions: focused.positions, core: 0, isArranging: false } : arrangement),
          look: before,
          path,
          marks,
          measured,
          switching: new Set(underway),
          draft: draft.view,
          query,
          viewer,
          places: nodePlaces,
        }}
        on={{
          refresh: () => void Promise.all([refreshNodes(), canSeeAcls(viewer) && loadAcls(netid)]),
          change,
          toggleGroup: useCallback((id: string) => toggleGroup(netid, id), [netid]),
          askPair:
            topology && canSeeAcls(viewer)
              ? (one, other) => go(whyQuery(whyKeyOf(topology, one), whyKeyOf(topology, other)))
              : undefined,
          look,
          createRole,
          switchRole: (one, role, isOn, leftovers) => void switchRole(one, role, isOn, leftovers),
          approve: (one) => void approveNode(one),
          remove: async (one, leftovers) => {
            if (await removeNode(one, leftovers)) change({ selected: undefined });
          },
        }}
      />
      {draft.view && <LeaveGuard form={draft.form} within={[paths.graphs(netid), paths.acls(netid)]} />}
    </>
  );
}

function Screen({ input, on }: { input: GraphInput; on: GraphActions }) {
  return <GraphScreen view={graphView(input)} on={on} />;
}

function useSteadyFocus(query: URLSearchParams): GraphQuery['focus'] {
  const { focus } = readGraphQuery(query);
  const { id, other } = focus ?? {};
  return useMemo(() => (id === undefined ? undefined : { id, other }), [id, other]);
}

function useMetricsOfSelected(
  viewer: Viewer,
  netid: string,
  topology: Topology | undefined,
  selected: string | undefined,
): NodeMetrics | undefined {
  const store = useSnapshot(nodeMetricsStore);
  const isNode = topology?.nodes.some((one) => one.id === selected && 'node' in one) ?? false;
  const id = isNode && canSeeMetrics(viewer) ? selected : undefined;
  useEffect(() => {
    if (id === undefined) return;
    openNodeMetrics({ network: netid, id });
    if (nodeMetricsStore.data.status === 'idle') loadNodeMetrics();
  }, [netid, id]);
  return store.node.id === id ? valueOf(store.data) : undefined;
}

const mostMarked = 120;

function useFailure(
  viewer: Viewer,
  netid: string,
  acls: Loadable<AclMatrix>,
  nodeId: string | undefined,
): ReachImpact['affected'] | undefined {
  const source = valueOf(useKnownReach(viewer, netid, acls))?.source;
  const work = useMemo(() => {
    if (!source || nodeId === undefined || !canSeeAcls(viewer)) return undefined;
    const change = { kind: 'failure', nodeId } as const;
    return () => impactInWorker({ kind: 'impact', source, netid, change });
  }, [source, netid, nodeId, viewer]);
  const impact = valueOf(useWorked(work, nodeId));
  return nodeId === undefined ? undefined : impact?.affected;
}

/** How long a graph waits for the rules, in ms. */
const patience = 1500;

function useIsOver(time: number, subject: string): boolean {
  const [overFor, setOverFor] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOverFor(subject), time);
    return () => clearTimeout(timer);
  }, [time, subject]);
  return overFor === subject;
}

/** Selection and shape are steps in the history, the letters of a search are not. */
function useGraphQuery(): [URLSearchParams, (changes: Partial<GraphQuery>) => void] {
  const { query, change } = useQuery();
  const show = useCallback(
    (changes: Partial<GraphQuery>) =>
      change((before) => writeGraphQuery(before, { ...readGraphQuery(before), ...changes }), {
        replace: changes.search !== undefined && !('selected' in changes),
      }),
    [change],
  );
  return [query, show];
}
