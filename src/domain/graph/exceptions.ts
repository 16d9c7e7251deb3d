import type { HealthStatus } from '../node/health.ts';
import type { GraphNode, Topology } from './topology.ts';

/** At most so many plain nodes stand out, so that a network in which everything is broken can be drawn too. */
const mostExceptions = 120;

const urgency: Readonly<Record<HealthStatus, number>> = { error: 0, pending: 1, warning: 2, healthy: 3 };

/**
 * Ids of what is drawn by itself in a large graph: the hub, the server, gateways and relays, and the most urgent of the
 * nodes that are not well or have lost peers to the rules.
 */
export function exceptionsOf(topology: Topology): ReadonlySet<string> {
  const blocked = blockedCounts(topology);
  const isException = new Set<string>();
  const troubled: { readonly id: string; readonly urgency: number; readonly blocked: number }[] = [];
  for (const thing of topology.nodes) {
    if (!('node' in thing)) continue;
    const { id, health } = thing;
    const lost = blocked.get(id) ?? 0;
    if (isStructure(thing)) isException.add(id);
    else if (health !== 'healthy' || lost > 0) troubled.push({ id, urgency: urgency[health], blocked: lost });
  }
  const mostUrgent = troubled
    .toSorted((one, other) => one.urgency - other.urgency || other.blocked - one.blocked)
    .slice(0, mostExceptions);
  for (const { id } of mostUrgent) isException.add(id);
  return isException;
}

function isStructure(thing: Extract<GraphNode, { node: unknown }>): boolean {
  return thing.isHub || thing.node.isServer || (thing.kind !== 'normal' && thing.kind !== 'relayed');
}

function blockedCounts({ mesh, blockedFromHub }: Topology): ReadonlyMap<string, number> {
  return new Map([
    ...mesh.ids.map((id, index) => [id, mesh.blockedCounts[index] ?? 0] as const),
    ...blockedFromHub.map((id) => [id, 1] as const),
  ]);
}
