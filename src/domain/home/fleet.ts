import type { DnsEntry } from '../dns/dnsEntry.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import { nodeFacets, nodeHealth, type HealthStatus } from '../node/health.ts';
import type { Node, NodeRef } from '../node/node.ts';
import { compareIds, compareNames } from '../order.ts';
import type { User } from '../user/userWire.ts';

type FleetTick = { readonly node: NodeRef; readonly name: string; readonly status: HealthStatus };

/** Healthy nodes come first, so that exceptions are grouped at the end of each network. */
const order: Readonly<Record<HealthStatus, number>> = { healthy: 0, pending: 1, warning: 2, error: 3 };

export type Fleet = ReturnType<typeof fleetOf>;

export function fleetOf(nodes: readonly Node[], now: number) {
  const networks = new Map<string, FleetTick[]>();
  for (const node of nodes) {
    const tick = {
      node: { network: node.network, id: node.id },
      name: node.name,
      status: nodeHealth(node, now).status,
    };
    const ticks = networks.get(node.network);
    if (ticks) ticks.push(tick);
    else networks.set(node.network, [tick]);
  }
  return {
    counts: nodeFacets(nodes, now),
    networks: [...networks]
      .map(([netid, ticks]) => ({ netid, ticks: ticks.toSorted(compareTicks) }))
      .toSorted((a, b) => compareNames(a.netid, b.netid)),
  };
}

function compareTicks(a: FleetTick, b: FleetTick): number {
  return (
    order[a.status] - order[b.status] || compareNames(a.name, b.name) || compareIds(a.node.id, b.node.id)
  );
}

export function homeCounts(lists: {
  readonly networks: readonly Pick<Network, 'accessKeys'>[];
  readonly nodes: readonly Node[];
  readonly externalClients: readonly ExternalClient[];
  readonly dnsEntries: readonly DnsEntry[];
  readonly users: readonly User[];
  readonly isDnsOn: boolean;
}) {
  return {
    networks: lists.networks.length,
    nodes: lists.nodes.length,
    accessKeys: lists.networks.reduce((sum, network) => sum + network.accessKeys.length, 0),
    externalClients: lists.externalClients.length,
    dnsEntries: lists.isDnsOn ? lists.dnsEntries.length : 0,
    users: lists.users.length,
  };
}
