import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Loadable } from '../../domain/loadable.ts';
import { mostMeasured, type Metrics } from '../../domain/metrics/metrics.ts';
import type { Node } from '../../domain/node/node.ts';
import { canSeeMetrics, type Viewer } from '../../domain/session/permissions.ts';
import { loadMetrics, metricsStore, openMetrics } from '../stores/metrics.ts';

/**
 * What the nodes of a network report of each other, on servers that measure it; undefined where that is not read: for
 * whoever may not see it, and for more nodes than are read beside something else.
 */
export function useMeasured(
  netid: string,
  viewer: Viewer | undefined,
  nodes: readonly Node[] | undefined,
  isWanted = true,
): Loadable<Metrics> | undefined {
  const store = useSnapshot(metricsStore);
  const count = nodes?.filter(({ network }) => network === netid).length ?? 0;
  const isRead =
    isWanted && viewer !== undefined && canSeeMetrics(viewer) && count > 0 && count <= mostMeasured;
  useEffect(() => {
    if (!isRead) return;
    openMetrics(netid);
    if (metricsStore.data.status === 'idle') loadMetrics();
  }, [netid, isRead]);
  return isRead && store.netid === netid ? store.data : undefined;
}
