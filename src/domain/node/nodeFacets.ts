import { nodeHealth, type HealthStatus } from './health.ts';
import type { Node } from './node.ts';

/** How many nodes are in each state; a pending node is in no other. */
export type NodeFacets = Readonly<Record<HealthStatus | 'all', number>>;

export function nodeFacets(
  nodes: readonly Pick<Node, 'isPending' | 'lastCheckIn' | 'lastModified'>[],
  now: number,
): NodeFacets {
  const counts = { all: nodes.length, healthy: 0, warning: 0, error: 0, pending: 0 };
  for (const node of nodes) counts[nodeHealth(node, now).status] += 1;
  return counts;
}
