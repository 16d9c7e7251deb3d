import { allowedPairs, pairCount } from '../../acl/aclPairs.ts';
import { nodeHealth } from '../../node/health.ts';
import { isAllowed, reachIndex, type ReachIndex, type ReachSource } from '../network/reachIndex.ts';
import { allPairs, type AllPairs, canReach, reachCount } from '../pairs/allPairs.ts';
import { hasBit } from '../pairs/bits.ts';
import { forEachIndirectPair, oneWayToRanges } from '../pairs/reachSummary.ts';

/** Counts which pairs of a network can reach each other, as plain data that a worker can send. */
export type Connectivity = {
  /** Pairs of nodes and clients. The next four add up to it. */
  readonly pairs: number;
  readonly reaching: number;
  readonly noPath: number;
  /** Pairs with an address that several peers route. */
  readonly unsure: number;
  /** Pairs that should be able to reach each other, with a node on the path that is offline. */
  readonly silent: number;
  /** Parts of `noPath`: pairs of a point-to-site network without the hub, and pairs that an ACL blocks. */
  readonly withoutHub: number;
  readonly byRules: number;
  /** Paths of nodes and clients into ranges that have no return path. */
  readonly oneWay: number;
  /** Where the ACLs are unknown, all pairs count as allowed. */
  readonly areRulesKnown: boolean;
};

export function connectivityOf(source: ReachSource, netid: string, now: number): Connectivity {
  const index = reachIndex(source);
  const pairs = allPairs(index, netid);
  const all = pairCount(pairs.keys.length);
  const [reaching, unsure] = [allowedPairs({ bits: pairs.reaches }), allowedPairs({ bits: pairs.unsure })];
  const silent = silentPairs(pairs, index, now);
  return {
    pairs: all,
    reaching: reaching - silent,
    noPath: all - reaching - unsure,
    unsure,
    silent,
    ...blockedPairs(pairs, index),
    oneWay: oneWayToRanges(pairs).length,
    areRulesKnown: source.acls.has(netid),
  };
}

/** Counts pairs that can reach each other where an end or a node on the path is offline. */
function silentPairs(pairs: AllPairs, { nodeById }: ReachIndex, now: number): number {
  const places = pairs.keys.flatMap((key, place) => {
    const node = nodeById.get(key);
    return node && nodeHealth(node, now).status === 'error' ? [place] : [];
  });
  if (places.length === 0) return 0;
  const silent = new Set(places);
  let count = 0;
  for (const [at, place] of places.entries()) {
    const alreadyCounted = places.slice(0, at).filter((other) => canReach(pairs, place, other));
    count += reachCount(pairs, place) - alreadyCounted.length;
  }
  forEachIndirectPair(pairs, (one, other, between) => {
    if (silent.has(one) || silent.has(other)) return;
    if (between.some((place) => silent.has(place))) count += 1;
  });
  return count;
}

/** The ACL rules of a client are those of its gateway. */
function blockedPairs(pairs: AllPairs, index: ReachIndex): Pick<Connectivity, 'withoutHub' | 'byRules'> {
  const ruled = pairs.members.map((member) =>
    member.kind === 'client' ? index.nodeById.get(member.client.ingressGatewayId) : member.node,
  );
  let [withoutHub, byRules] = [0, 0];
  for (const [one, node] of ruled.entries()) {
    for (let other = one + 1; other < ruled.length; other++) {
      if (canReach(pairs, one, other) || hasBit(pairs.unsure, pairs.stride, one, other)) continue;
      const partner = ruled[other];
      if (!node || !partner || node === partner) continue;
      if (pairs.hub >= 0 && !node.isHub && !partner.isHub) withoutHub += 1;
      else if (!isAllowed(index, node, partner)) byRules += 1;
    }
  }
  return { withoutHub, byRules };
}
