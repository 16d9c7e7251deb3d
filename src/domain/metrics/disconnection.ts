import { isPairAllowed, type AclMatrix } from '../acl/aclMatrix.ts';
import { isAllowed, type AclPairs } from '../acl/aclPairs.ts';
import { grouped } from '../format/count.ts';
import { relayOf } from '../node/gateways.ts';
import { healthReasonText, nodeHealth } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { byName } from '../order.ts';
import type { Metrics } from './metrics.ts';
import { reportOf } from './peerReports.ts';

/** IDs of two nodes whose connection isn't as expected. */
export type Pair = { readonly one: string; readonly other: string };

export type NodeCause<P extends Pair> = {
  readonly id: string;
  readonly name: string;
  /** For example "no check-in for 40 min". */
  readonly because: string;
  readonly pairs: readonly P[];
};

export type Causes<P extends Pair> = {
  /** Node with the most pairs first. A pair of two such nodes is listed with one of them. */
  readonly nodes: readonly NodeCause<P>[];
  readonly pairs: readonly P[];
};

/** Groups pairs by offline node; the rest have no known cause. */
export function groupByCause<P extends Pair>(
  pairs: readonly P[],
  nodes: ReadonlyMap<string, Node>,
  now: number,
): Causes<P> {
  const reasons = new Map<string, string | undefined>();
  const reasonOf = (id: string) => {
    const node = nodes.get(id);
    if (!reasons.has(id)) reasons.set(id, node && nodeTrouble(node, nodes, now));
    return reasons.get(id);
  };
  const pairsOf = new Map<string, P[]>();
  for (const pair of pairs) {
    for (const id of [pair.one, pair.other]) {
      if (reasonOf(id) === undefined) continue;
      const own = pairsOf.get(id);
      if (own) own.push(pair);
      else pairsOf.set(id, [pair]);
    }
  }
  const covered = new Set<P>();
  const byCount = [...pairsOf].toSorted(([, a], [, b]) => b.length - a.length);
  const groups = byCount.flatMap(([id, all]): readonly NodeCause<P>[] => {
    const own = all.filter((pair) => !covered.has(pair));
    for (const pair of own) covered.add(pair);
    const [name, because] = [nodes.get(id)?.name ?? id, reasonOf(id) ?? ''];
    return own.length === 0 ? [] : [{ id, name, because, pairs: own }];
  });
  return {
    nodes: groups.toSorted((a, b) => b.pairs.length - a.pairs.length || byName(a, b)),
    pairs: pairs.filter((pair) => !covered.has(pair)),
  };
}

/** Returns why a node can't be connected to any peer. Returns undefined if it checks in. */
export function nodeTrouble(node: Node, nodes: ReadonlyMap<string, Node>, now: number): string | undefined {
  const own = offlineReason(node, now);
  if (own !== undefined || !node.isRelayed) return own;
  const relay = relayOf(node, nodes.values());
  const relayReason = relay && offlineReason(relay, now);
  return relay && relayReason !== undefined ? `its relay ${relay.name}: ${relayReason}` : undefined;
}

function offlineReason(node: Node, now: number): string | undefined {
  if (!node.isPending && !node.isConnected) return 'it is disconnected';
  const { status, reason } = nodeHealth(node, now);
  return status === 'healthy' ? undefined : healthReasonText(reason);
}

/** Explains why two online nodes can't reach each other, as far as ACLs show. */
export function disconnectionReason({ one, other }: Pair, acl: AclMatrix | undefined): string {
  const isRuled = acl !== undefined && acl.indexOf.has(one) && acl.indexOf.has(other);
  if (isRuled && !isPairAllowed(acl, one, other)) return 'blocked by ACL';
  return 'cause unknown (both are online)';
}

export function disconnectedText(count: number, of: number): string {
  return `is disconnected from ${allOf(count, of)}`;
}

function allOf(count: number, of: number): string {
  if (count < of) return `${grouped(count)} of ${grouped(of)}`;
  return count === 1 ? 'its only peer' : `all ${grouped(count)}`;
}

/**
 * Combines the rule of a pair with the reports of its nodes. An allowed pair is connected if all reports say so, a
 * blocked one is `yetConnected` if any does. `silent` means allowed, without reports.
 */
export const realities = ['connected', 'notConnected', 'yetConnected', 'silent', 'blocked', 'self'] as const;
export type Reality = (typeof realities)[number];

export type Realities = {
  /** Square matrix in the order of the node IDs. Values are indexes in `realities`. */
  readonly cells: Uint8Array;
  readonly counts: Readonly<Record<Reality, number>>;
  readonly notConnected: readonly Pair[];
  readonly yetConnected: readonly Pair[];
};

export function realitiesOf(pairs: AclPairs, metrics: Metrics): Realities {
  const { nodeIds } = pairs;
  const size = nodeIds.length;
  const cells = new Uint8Array(size ** 2).fill(realities.indexOf('self'));
  const counts = { connected: 0, notConnected: 0, yetConnected: 0, silent: 0, blocked: 0, self: size };
  const found: Record<'notConnected' | 'yetConnected', Pair[]> = { notConnected: [], yetConnected: [] };
  for (const [row, one] of nodeIds.entries()) {
    for (let column = row + 1; column < size; column++) {
      const other = nodeIds[column] ?? '';
      const reality = realityOf(isAllowed(pairs, row, column), metrics, { one, other });
      const code = realities.indexOf(reality);
      cells[row * size + column] = code;
      cells[column * size + row] = code;
      counts[reality] += 1;
      if (reality === 'notConnected' || reality === 'yetConnected') found[reality].push({ one, other });
    }
  }
  return { cells, counts, ...found };
}

function realityOf(isOpen: boolean, metrics: Metrics, { one, other }: Pair): Reality {
  const reports = [
    reportOf(metrics.get(one)?.connectivity, other),
    reportOf(metrics.get(other)?.connectivity, one),
  ].flatMap((report) => report ?? []);
  const isAny = reports.some(({ isConnected }) => isConnected);
  if (!isOpen) return isAny ? 'yetConnected' : 'blocked';
  if (reports.length === 0) return 'silent';
  return reports.every(({ isConnected }) => isConnected) ? 'connected' : 'notConnected';
}
