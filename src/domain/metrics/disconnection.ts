import { grouped } from '../format/count.ts';
import { isPairAllowed, type AclMatrix } from '../acl/aclMatrix.ts';
import { relayOf } from '../node/gateways.ts';
import { nodeHealth, healthReasonText } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { byName } from '../order.ts';

/** Two nodes that are not as they should be with each other, by their ids. */
export type Pair = { readonly one: string; readonly other: string };

/** All such pairs of one node, which has a trouble of its own. */
export type NodeCause<P extends Pair> = {
  readonly id: string;
  readonly name: string;
  /** Why, such as "no check-in for 40 min". */
  readonly because: string;
  readonly pairs: readonly P[];
};

export type Causes<P extends Pair> = {
  /** The node with the most pairs first; a pair of two such nodes stands with one of them. */
  readonly nodes: readonly NodeCause<P>[];
  /** The other pairs, each with why. */
  readonly pairs: readonly { readonly pair: P; readonly because: string }[];
};

/** Pairs by what explains them: first a node that does not check in, then what `becauseOf` says of a pair. */
export function byCause<P extends Pair>(
  pairs: readonly P[],
  nodes: ReadonlyMap<string, Node>,
  now: number,
  becauseOf: (pair: P) => string,
): Causes<P> {
  const pairsOf = new Map<string, P[]>();
  for (const pair of pairs) {
    for (const id of new Set([pair.one, pair.other])) {
      const own = pairsOf.get(id);
      if (own) own.push(pair);
      else pairsOf.set(id, [pair]);
    }
  }
  const troubles = new Map<string, string>();
  for (const id of pairsOf.keys()) {
    const node = nodes.get(id);
    const trouble = node && nodeTrouble(node, nodes, now);
    if (trouble === undefined) pairsOf.delete(id);
    else troubles.set(id, trouble);
  }
  const told = new Set<P>();
  const byCount = [...pairsOf].toSorted(([, one], [, other]) => other.length - one.length);
  const groups = byCount.flatMap(([id, all]): readonly NodeCause<P>[] => {
    const own = all.filter((pair) => !told.has(pair));
    for (const pair of own) told.add(pair);
    const [name, because] = [nodes.get(id)?.name ?? id, troubles.get(id) ?? ''];
    return own.length === 0 ? [] : [{ id, name, because, pairs: own }];
  });
  return {
    nodes: groups.toSorted((one, other) => other.pairs.length - one.pairs.length || byName(one, other)),
    pairs: pairs.flatMap((pair) => (told.has(pair) ? [] : [{ pair, because: becauseOf(pair) }])),
  };
}

/** Why a node is without connections whoever its peer is; undefined for one that checks in. */
export function nodeTrouble(node: Node, nodes: ReadonlyMap<string, Node>, now: number): string | undefined {
  const own = silenceOf(node, now);
  if (own !== undefined || !node.isRelayed) return own;
  const relay = relayOf(node, [...nodes.values()]);
  const silence = relay && silenceOf(relay, now);
  return relay && silence !== undefined ? `its relay ${relay.name}: ${silence}` : undefined;
}

function silenceOf(node: Node, now: number): string | undefined {
  if (!node.isPending && !node.isConnected) return 'it is disconnected';
  const { status, reason } = nodeHealth(node, now);
  return status === 'healthy' ? undefined : healthReasonText(reason);
}

/** Why two nodes that check in do not reach each other, as far as the rules tell. */
export function brokenText({ one, other }: Pair, acl: AclMatrix | undefined): string {
  const isRuled = acl !== undefined && acl.indexOf.has(one) && acl.indexOf.has(other);
  if (isRuled && !isPairAllowed(acl, one, other)) return 'blocked by ACL';
  return 'cause unknown: both check in';
}

/** Such as "is disconnected from all 8". */
export function disconnectedText(count: number, of: number): string {
  return `is disconnected from ${allOf(count, of)}`;
}

function allOf(count: number, of: number): string {
  if (count < of) return `${grouped(count)} of ${grouped(of)}`;
  return count === 1 ? 'its only peer' : `all ${grouped(count)}`;
}
