import type { Metrics, NodeMetrics } from '../../domain/metrics/metrics.ts';
import type { NodeRef } from '../../domain/node/node.ts';
import { api } from './api.ts';
import { resource } from './resource.ts';

/** Without a netid it holds the metrics of all networks. */
export const metrics = resource<Metrics, { netid: string | undefined }>(
  'metrics',
  ({ netid }, onProgress) =>
    netid === undefined
      ? api.metrics.ofAllNetworks({ onProgress })
      : api.metrics.ofNetwork(netid, { onProgress }),
  { about: { netid: undefined }, isRetried: true },
);

export const metricsStore = metrics.store;

export const nodeMetrics = resource<NodeMetrics, { node: NodeRef }>(
  'nodeMetrics',
  ({ node }, onProgress) => api.metrics.ofNode(node, { onProgress }),
  { about: { node: { network: '', id: '' } }, isRetried: true },
);

export const nodeMetricsStore = nodeMetrics.store;
