import { networkIn, type Records } from '../../../domain/records.ts';
import { isDeletion } from '../../../domain/actions/action.ts';
import { useCallback, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { withLayer } from '../../../domain/graph/layers/withLayer.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import { canExplain, canSeeAcls, canSeeMetrics } from '../../../domain/session/permissions.ts';
import { structuralShare } from '../../../domain/structuralSharing.ts';
import { whyKeyOf } from '../../../screens/graphs/GraphPanel/nodePanelView.ts';
import {
  graphLayer,
  graphPage,
  networkGraph,
  type NetworkGraph,
} from '../../../screens/graphs/GraphScreen/graphPage.ts';
import {
  readGraphQuery,
  writeGraphQuery,
  type GraphQuery,
} from '../../../screens/graphs/GraphScreen/graphQuery.ts';
import { GraphScreen, type GraphScreenProps } from '../../../screens/graphs/GraphScreen/GraphScreen.tsx';
import { graphView } from '../../../screens/graphs/GraphScreen/graphView.ts';
import { nodePaths } from '../../../screens/nodes/nodePaths.ts';
import { useStructuralSharing } from '../../../screens/useStableCallbacks.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useQuery } from '../forms/useQuery.ts';
import { useNetworkMetrics, useAcls } from '../../reach/useNetworkData.ts';
import { useKnownReach, useWorkerResult } from '../../reach/useReach.ts';
import { useHealthMoment, useOnOpen, useViewer, useRecords } from '../../stores/reading.ts';
import { useGo } from '../../stores/history.ts';
import { loadAcls } from '../../stores/acls.ts';
import { highlightedPath, graphGroups, toggleGroup } from '../../stores/choices.ts';
import { metrics, nodeMetrics, nodeMetricsStore } from '../../stores/metrics.ts';
import { askReach } from '../../workers/reachWorker/reachWorker.ts';
import { useAct } from '../nodes/useAct.ts';
import { useArrangement } from './useArrangement.ts';
import { useDraft } from './useDraft.ts';
import { useFocus } from './useFocus.ts';
import { useSavedViewport } from './useSavedViewport.ts';
import { aclForm } from '../../stores/drafts/aclEdits.ts';

export function GraphRoute({ netid }: { netid: string }) {
  const records = useRecords();
  const { viewer } = records;
  const [query, change] = useGraphQuery();
  const chosen = useStructuralSharing(readGraphQuery(query));
  const { selected, isFailing, layer: layerId, draft: side = 'before', focus } = chosen;
  const go = useGo();
  const { before, look } = useSavedViewport();
  const act = useAct(nodePaths);
  const known = valueOf(records.nodes.data);
  const clients = valueOf(records.clients.data);
  const asked = useSnapshot(highlightedPath).path;
  const opened = useSnapshot(graphGroups).opened.get(netid);
  const network = networkIn(records, netid);
  const { acls, drafted, view: draft } = useDraft(netid, useAcls(netid), side);
  const acl = valueOf(acls);

  const now = useHealthMoment(known);
  // A layout that starts without the clients would leave no room for them at their gateways.
  const isComplete = records.clients.data.status !== 'loading';
  const built = useMemo(
    () =>
      known && isComplete
        ? networkGraph(netid, network, { nodes: known, clients: clients ?? [], acl, now })
        : undefined,
    [netid, known, isComplete, network, clients, acl, now],
  );
  const found = useStructuralSharing(built, sharedGraph);
  const arrangement = useArrangement(netid, found);
  // Waits for the ACLs for a while, so that blocked pairs don't appear as allowed.
  const hasWaited = useWorkerResult(patience, netid).status === 'ready';
  const isRuled = !canSeeAcls(viewer) || acls.status === 'ready' || acls.status === 'failed';
  const graph = isRuled || hasWaited || found?.topology.nodes.length === 0 ? found : undefined;
  const topology = graph?.topology;

  const reach = useKnownReach(netid, acls);
  const source = valueOf(reach)?.source;
  const failing = isFailing && canSeeAcls(viewer) ? selected : undefined;
  const ask = useMemo(() => {
    if (!source || failing === undefined) return undefined;
    const failure = { kind: 'failure', nodeId: failing } as const;
    return () => askReach('impact', source, netid, failure);
  }, [source, netid, failing]);
  const impact = valueOf(useWorkerResult(ask, failing));
  const affected = failing === undefined ? undefined : impact?.affected;
  const page = useMemo(
    () => graph && graphPage(graph, selected, opened, { asked, affected }),
    [graph, selected, opened, asked, affected],
  );
  const measured = useNetworkMetrics(netid, layerId === 'traffic');
  const layer = useMemo(
    () => topology && graphLayer(layerId, viewer, topology, { acl, drafted, side, measured }),
    [layerId, viewer, topology, acl, drafted, side, measured],
  );
  const focused = useFocus(netid, reach, topology, focus, opened);
  const shown = focused?.drawn ?? page?.drawn;
  const drawn = useMemo(() => (shown && layer ? withLayer(shown, layer) : shown), [shown, layer]);

  return (
    <>
      <Screen
        records={records}
        page={{
          netid,
          acls,
          topology,
          drawn,
          ...(focused ? { positions: focused.positions, core: 0, isArranging: false } : arrangement),
          look: before,
          path: page?.path,
          marks: page?.marks,
          measured: useMetricsOfSelected(netid, topology, selected),
          draft,
          query,
          places: nodePaths,
        }}
        on={{
          refresh: () => {
            void refreshNodes();
            if (canSeeAcls(viewer)) void loadAcls(netid);
            if (measured) void metrics.refresh();
          },
          change,
          toggleGroup: useCallback((id: string) => toggleGroup(netid, id), [netid]),
          askPair:
            topology && canExplain(viewer, netid)
              ? (a, b) => go(whyQuery(whyKeyOf(topology, a), whyKeyOf(topology, b)))
              : undefined,
          saveViewport: look,
          act: (actions, options) =>
            act(actions, {
              ...options,
              around: async (make) => {
                const isDone = await make();
                if (isDone && actions.some(isDeletion)) change({ selected: undefined });
              },
            }),
        }}
      />
      {draft && <LeaveGuard form={aclForm(netid)} within={[paths.graphs(netid), paths.acls(netid)]} />}
    </>
  );
}

type ScreenProps = Pick<GraphScreenProps, 'on'> & {
  records: Records;
  page: Parameters<typeof graphView>[1];
};

/** A separate component, so that the view is built once even if the route renders again for `useStructuralSharing`. */
function Screen({ records, page, on }: ScreenProps) {
  return <GraphScreen view={graphView(records, page)} on={on} />;
}

/** Shares items, links and counts. Records below those keep their identity from the stores. */
const sharedGraph = (before: NetworkGraph | undefined, next: NetworkGraph | undefined) =>
  structuralShare(before, next, 4);

const patience = () => new Promise<true>((resolve) => setTimeout(resolve, 1500, true));

function useMetricsOfSelected(
  netid: string,
  topology: Topology | undefined,
  selected: string | undefined,
): NodeMetrics | undefined {
  const viewer = useViewer();
  const store = useSnapshot(nodeMetricsStore);
  const isNode = topology?.nodes.some((node) => node.id === selected && 'node' in node) ?? false;
  const id = isNode && canSeeMetrics(viewer) ? selected : undefined;
  useOnOpen((node) => void nodeMetrics.load({ node: { network: netid, id: node } }), id);
  return store.node.id === id ? valueOf(store.data) : undefined;
}

/** Selection and view are history entries; keystrokes of a search aren't. */
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
