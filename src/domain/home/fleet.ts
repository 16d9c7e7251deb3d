import type { Network } from '../network/network.ts';
import { groupBy } from '../groupBy.ts';
import { nodeFacets, nodeHealth, type HealthStatus } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { compareNames } from '../order.ts';
import { unheardSince } from '../server/restart.ts';

/** Healthy nodes come first, so that exceptions are grouped at the end of each network. */
const order: readonly FleetState[] = ['healthy', 'off', 'pending', 'warning', 'error'];

/** “off” are nodes that haven’t checked in since a restart of the server. */
type FleetState = HealthStatus | 'off';

export type Fleet = ReturnType<typeof fleetOf>;

export function fleetOf(nodes: readonly Node[], now: number) {
  const isUnheard = unheardSince(nodes, now);
  const statesOf = (members: readonly Node[]): FleetState[] =>
    members.map((node) => (isUnheard(node) ? 'off' : nodeHealth(node, now).status));
  const heard = nodes.filter((node) => !isUnheard(node));
  return {
    counts: { ...nodeFacets(heard, now), all: nodes.length, off: nodes.length - heard.length },
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
