import type { Node } from '../../node/node.ts';
import {
  memberKey,
  nodeMember,
  relaysOf,
  standIns,
  type Member,
  type ReachIndex,
} from '../told/reachIndex.ts';

/** Where a packet would go if nothing stood in its way. */
export function intendedPath(index: ReachIndex, from: Member, to: Member): readonly Member[] {
  const up = chainOf(index, from);
  const down = chainOf(index, to);
  const keys = up.map(memberKey);
  const meeting = down.findIndex((member) => keys.includes(memberKey(member)));
  if (meeting >= 0) {
    const at = keys.indexOf(memberKey(down[meeting] ?? from));
    return [...up.slice(0, at + 1), ...down.slice(0, meeting).toReversed()];
  }
  const [last, first] = [up.at(-1), down.at(-1)];
  const standIn =
    last?.kind === 'node' && first?.kind === 'node' ? standInFor(index, last.node, first.node) : undefined;
  const carried = standIn && ![...up, ...down].some((member) => memberKey(member) === standIn.id);
  return [...up, ...(carried && standIn ? [nodeMember(standIn)] : []), ...down.toReversed()];
}

export function standInFor(index: ReachIndex, one: Node, other: Node): Node | undefined {
  return index.nodeById.get(standIns(index, one).get(other.id) ?? '');
}

/** A member, its gateway or relay, that one's relay, up to a node that is not relayed. */
function chainOf(index: ReachIndex, member: Member): readonly Member[] {
  const chain: Member[] = [];
  let next: Member | undefined = member;
  while (next && !chain.some((one) => memberKey(one) === memberKey(next ?? member))) {
    chain.push(next);
    next = carrierOf(index, next);
  }
  return chain;
}

/** The one that everything to and from a member goes through. */
export function carrierOf(index: ReachIndex, member: Member): Member | undefined {
  const carrier =
    member.kind === 'client'
      ? index.nodeById.get(member.client.ingressGatewayId)
      : member.node.isRelayed
        ? relaysOf(index, member.node)[0]
        : undefined;
  return carrier && nodeMember(carrier);
}
