import { admin } from '../world/access.ts';
import { allMetrics, networkMetrics, nodeMetrics } from '../world/metrics.ts';
import { json } from './answers.ts';
import { route, type Route } from './route.ts';

/** Enterprise only: the community edition does not know these paths. */
export const metricsRoutes: readonly Route[] = [
  route('GET /metrics', admin, ({ world, caller }) => json(allMetrics(world, caller))),
  route('GET /metrics/{network}', admin, ({ world, caller, param }) => {
    return json(networkMetrics(world, caller, param('network')));
  }),
  route('GET /metrics/{network}/{node}', admin, ({ world, caller, param }) => {
    return json(nodeMetrics(world, caller, param('network'), param('node')));
  }),
];
