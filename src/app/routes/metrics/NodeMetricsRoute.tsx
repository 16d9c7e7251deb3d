import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import { NodeMetricsScreen } from '../../../screens/metrics/NodeMetricsScreen/NodeMetricsScreen.tsx';
import { peerFilter, nodeMetricsView } from '../../../screens/metrics/NodeMetricsScreen/nodeMetricsView.ts';
import { useListQuery } from '../forms/useQuery.ts';
import { useOnOpen, useRecords, useNow } from '../../stores/reading.ts';
import { retryUntilLoaded } from '../../stores/retryUntilLoaded.ts';
import { emptyResource } from '../../stores/resource.ts';
import { nodeMetrics, nodeMetricsStore } from '../../stores/metrics.ts';

export function NodeMetricsRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const { query, rowsPerPage, filter, turnTo } = useListQuery(peerFilter);
  const store = useSnapshot(nodeMetricsStore);
  const records = useRecords();
  const now = useNow();

  useOnOpen(() => {
    nodeMetrics.open({ node: { network: netid, id: nodeId } });
    return retryUntilLoaded(nodeMetricsStore, () => void nodeMetrics.load());
  }, `${netid} ${nodeId}`);
  // The store may still hold the metrics of the previous node.
  const isOfThisNode = store.node.network === netid && store.node.id === nodeId;

  return (
    <NodeMetricsScreen
      view={nodeMetricsView(records, {
        node: { network: netid, id: nodeId },
        metrics: isOfThisNode ? store : emptyResource<NodeMetrics>(),
        query,
        rowsPerPage,
        now,
      })}
      on={{ refresh: () => void nodeMetrics.refresh(), filter, turnTo }}
    />
  );
}
