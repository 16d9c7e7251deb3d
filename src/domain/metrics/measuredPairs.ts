import { isAllowed, type AclPairs } from '../acl/aclPairs.ts';
import { relayOf } from '../node/gateways.ts';
import { nodeHealth } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import type { Metrics } from './metrics.ts';
import { reportOf } from './peerReports.ts';

/** IDs of two nodes. */
type Pair = { readonly one: string; readonly other: string };

export type Contradictions = Readonly<Record<'notConnected' | 'yetConnected', readonly Pair[]>>;

/** Returns allowed pairs that a node reports as broken, and blocked pairs that a node reports as connected. */
export function contradictions(pairs: AclPairs, metrics: Metrics): Contradictions {
  const { nodeIds } = pairs;
  const notConnected: Pair[] = [];
  const yetConnected: Pair[] = [];
  for (const [row, one] of nodeIds.entries()) {
    for (let column = row + 1; column < nodeIds.length; column++) {
      const other = nodeIds[column] ?? '';
      const isOpen = isAllowed(pairs, row, column);
      const reports = [
        reportOf(metrics.get(one)?.connectivity, other),
        reportOf(metrics.get(other)?.connectivity, one),
      ];
      if (!reports.some((report) => report && report.isConnected !== isOpen)) continue;
      (isOpen ? notConnected : yetConnected).push({ one, other });
    }
  }
  return { notConnected, yetConnected };
}

/** Leaves out pairs with a node that is offline, or whose relay is. */
export function pairsOfOnlineNodes(
  pairs: readonly Pair[],
  nodes: ReadonlyMap<string, Node>,
  now: number,
): readonly Pair[] {
  const isOffline = (node: Node) => !node.isConnected || nodeHealth(node, now).status !== 'healthy';
  const isCutOff = (id: string) => {
    const node = nodes.get(id);
    if (!node || isOffline(node)) return node !== undefined;
    const relay = node.isRelayed ? relayOf(node, nodes.values()) : undefined;
    return relay !== undefined && isOffline(relay);
  };
  const ids = new Set(pairs.flatMap(({ one, other }) => [one, other]));
  const cutOff = new Set([...ids].filter(isCutOff));
  return pairs.filter(({ one, other }) => !cutOff.has(one) && !cutOff.has(other));
}
