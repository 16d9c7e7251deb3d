import type { Metrics, NodeMetrics } from '../../domain/metrics/metrics.ts';
import type { NodeRef } from '../../domain/node/node.ts';
import { api } from './api.ts';
import { attempt, attemptsAt, clearAttempts, startOver } from './attempts.ts';

/** Without a netid it holds the metrics of all networks. */
export const metricsStore = attemptsAt<Metrics, { netid: string | undefined }>('metrics', {
  netid: undefined,
});

export const nodeMetricsStore = attemptsAt<NodeMetrics, { node: NodeRef }>('nodeMetrics', {
  node: { network: '', id: '' },
});

export function openMetrics(netid: string | undefined): void {
  if (metricsStore.netid !== netid) {
    clearAttempts(metricsStore);
    metricsStore.netid = netid;
  } else if (metricsStore.data.status === 'ready') loadMetrics();
}

export function loadMetrics(): void {
  const { netid } = metricsStore;
  void attempt(metricsStore, (onProgress) =>
    netid === undefined
      ? api.metrics.ofAllNetworks({ onProgress })
      : api.metrics.ofNetwork(netid, { onProgress }),
  );
}

export function refreshMetrics(): void {
  startOver(metricsStore);
  loadMetrics();
}

export function openNodeMetrics(node: NodeRef): void {
  const { network, id } = nodeMetricsStore.node;
  if (network !== node.network || id !== node.id) {
    clearAttempts(nodeMetricsStore);
    nodeMetricsStore.node = node;
  } else if (nodeMetricsStore.data.status === 'ready') loadNodeMetrics();
}

export function loadNodeMetrics(): void {
  const { node } = nodeMetricsStore;
  void attempt(nodeMetricsStore, (onProgress) => api.metrics.ofNode(node, { onProgress }));
}

export function refreshNodeMetrics(): void {
  startOver(nodeMetricsStore);
  loadNodeMetrics();
}
