import type { Node } from '../../node/node.ts';
import { routedRanges } from '../../node/gateways.ts';
import type { Member } from '../network/member.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import { aclRule } from '../rules/acl.ts';
import { clientCondition } from '../rules/client.ts';
import { peerRules } from '../rules/peerRules.ts';
import { natCondition, rangeCondition } from '../rules/range.ts';
import type { Reason } from '../rules/reason.ts';
import { isRelayOf, relayCondition, relayed } from '../rules/relay.ts';
import type { Condition as ConditionOf } from '../rules/rule.ts';

export type Condition = ConditionOf<Reason>;

/** All conditions along a path, in the server's order: the network, then for each hop the conditions of both sides. */
export function conditionsAlong(
  index: ReachIndex,
  path: readonly Member[],
  range: string | undefined,
): readonly Condition[] {
  const to = path.at(-1);
  const nodes = path.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
  const conditions: Condition[] = [
    networkCondition(nodes[0]?.network),
    ...path
      .slice(1)
      .flatMap((next, at): Condition[] => hopConditions(index, path[at] ?? next, next, at === 0)),
    ...crossRules(index, path),
  ];
  // A node forwards packets into a range behind itself without a route or NAT.
  if (range !== undefined && to?.kind === 'node' && path.length > 1) {
    const viewer = nodes.at(-2);
    if (viewer) conditions.push(rangeCondition(index, viewer, to.node, range));
    if (routedRanges(to.node).includes(range)) conditions.push(natCondition(to.node, range));
  }
  // An ACL rule covers both directions, and a node can be on two hops.
  return conditions.filter(
    ({ key }, at) => conditions.findIndex((condition) => condition.key === key) === at,
  );
}

export function networkCondition(netid: string | undefined): Condition {
  return { key: 'network', text: 'Both exist in the same network', detail: netid, reason: undefined };
}

function hopConditions(index: ReachIndex, from: Member, to: Member, isFirst: boolean): Condition[] {
  if (from.kind === 'client' || to.kind === 'client') {
    const clients = [from, to].flatMap((member) => (member.kind === 'client' ? [member.client] : []));
    return clients.map((client) => clientCondition(index, client));
  }
  const [one, other] = [from.node, to.node];
  const sender = relayCondition(index, one);
  const first = isFirst ? [sender] : [];
  // A relayed node always has its relay as a peer, whatever the ACLs are, so only the relay's side counts.
  if (isRelayOf(index, one, other))
    return [...first, relayCondition(index, other), ...conditionsOf(peerRules, index, one, other)];
  if (isRelayOf(index, other, one)) return [sender, ...conditionsOf(peerRules, index, other, one)];
  return [
    ...first,
    ...conditionsOf(peerRules, index, one, other),
    // The relay of a sender is listed once, on the first hop.
    ...conditionsOf(directRules, index, other, one),
  ];
}

const directRules = peerRules.filter((rule) => rule !== relayed);

function conditionsOf(
  rules: typeof peerRules,
  index: ReachIndex,
  one: Node,
  other: Node,
): readonly Condition[] {
  return rules.map((rule) => rule.condition(index, one, other));
}

/** A relay's peers get the nodes behind it address by address, each subject to its own ACL rule. */
function crossRules(index: ReachIndex, path: readonly Member[]): Condition[] {
  const ends = [path[0], path.at(-1)];
  return path.flatMap((member, at) =>
    ends.flatMap((end, side): Condition[] => {
      if (member.kind !== 'node' || end?.kind !== 'node') return [];
      const distance = Math.abs(at - (side === 0 ? 0 : path.length - 1));
      const isForwarded = end.node.isRelayed || member.node.isRelayed;
      return distance > 1 && isForwarded ? [aclRule.condition(index, member.node, end.node)] : [];
    }),
  );
}
