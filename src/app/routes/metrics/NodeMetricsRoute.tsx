import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import { readPageRequest, writePageRequest } from '../../../domain/paging.ts';
import {
  readPeerFilter,
  writePeerFilter,
} from '../../../screens/metrics/NodeMetricsScreen/nodeMetricsQuery.ts';
import { NodeMetricsScreen } from '../../../screens/metrics/NodeMetricsScreen/NodeMetricsScreen.tsx';
import { nodeMetricsView } from '../../../screens/metrics/NodeMetricsScreen/nodeMetricsView.ts';
import { keepTrying } from '../../services/keepTrying.ts';
import { emptyAttempts } from '../../stores/attempts.ts';
import { clock } from '../../stores/clock.ts';
import { externalClientsStore } from '../../stores/externalClients.ts';
import {
  loadNodeMetrics,
  nodeMetricsStore,
  openNodeMetrics,
  refreshNodeMetrics,
} from '../../stores/metrics.ts';
import { nodesStore } from '../../stores/nodes.ts';
import { setRowsPerPage, settingsStore } from '../../stores/settings.ts';

/** `/metrics/{netid}/{nodeId}` */
export function NodeMetricsRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const store = useSnapshot(nodeMetricsStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { data: clients } = useSnapshot(externalClientsStore);
  const { settings } = useSnapshot(settingsStore);
  const { now } = useSnapshot(clock);

  useEffect(() => {
    openNodeMetrics({ network: netid, id: nodeId });
    return keepTrying(nodeMetricsStore, loadNodeMetrics);
  }, [netid, nodeId]);

  // Until the effect has run, the store may hold those of the node that was left.
  const isOfThisNode = store.node.network === netid && store.node.id === nodeId;

  return (
    <NodeMetricsScreen
      view={nodeMetricsView({
        node: { network: netid, id: nodeId },
        metrics: isOfThisNode ? store : emptyAttempts<NodeMetrics>(),
        nodes,
        clients: valueOf(clients) ?? [],
        query,
        rowsPerPage: settings.rowsPerPage,
        now: now / 1000,
      })}
      on={{
        refresh: refreshNodeMetrics,
        filter: (changes) =>
          setQuery(writePeerFilter(query, { ...readPeerFilter(query), ...changes }), { replace: true }),
        turnTo: (request) => {
          const { rowsPerPage } = readPageRequest(query, settings.rowsPerPage);
          if (request.rowsPerPage !== rowsPerPage) setRowsPerPage(request.rowsPerPage);
          setQuery(writePageRequest(query, request));
        },
      }}
    />
  );
}
