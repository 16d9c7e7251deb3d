import type { Network } from '../network/network.ts';
import { groupBy } from '../groupBy.ts';
import { nodeFacets, nodeHealth, type HealthStatus } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { compareNames } from '../order.ts';

/** Healthy nodes come first, so that exceptions are grouped at the end of each network. */
const order: readonly HealthStatus[] = ['healthy', 'pending', 'warning', 'error'];

export type Fleet = ReturnType<typeof fleetOf>;

export function fleetOf(nodes: readonly Node[], now: number) {
  const statesOf = (members: readonly Node[]) => members.map((node) => nodeHealth(node, now).status);
  return {
    counts: nodeFacets(nodes, now),
    networks: [...groupBy(nodes, ({ network }) => network)]
      .map(([netid, members]) => ({
        netid,
        ticks: statesOf(members).toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
      }))
      .toSorted((a, b) => compareNames(a.netid, b.netid)),
  };
}

export function accessKeyCount(networks: readonly Pick<Network, 'accessKeys'>[]): number {
  return networks.reduce((sum, { accessKeys }) => sum + accessKeys.length, 0);
}
