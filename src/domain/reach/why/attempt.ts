import type { Node } from '../../node/node.ts';
import {
  memberKey,
  nodeMember,
  relaysOf,
  standIns,
  type Member,
  type ReachIndex,
} from '../told/reachIndex.ts';
import { isWithoutNat, walk, type ToldOf, type Walk } from '../told/walk.ts';
import type { AddressPair, Family, Place } from './ends.ts';
import type { Reason } from './reason.ts';
import { reasonOf } from './reasonOf.ts';

export type Attempt = {
  readonly from: Member;
  readonly to: Member;
  readonly isFromBehind: boolean;
  readonly family: Family;
  readonly there: Walk;
  /** What stops the packet, or its answer. */
  readonly reason: Reason | undefined;
  readonly intended: readonly Member[];
};

export const arrives = ({ there }: Attempt) => there.end.kind === 'arrived';

export function attempt(
  index: ReachIndex,
  toldOf: ToldOf,
  one: Place,
  other: Place,
  { family, source, target }: AddressPair,
): Attempt {
  const ends = {
    from: { member: one.member, address: source },
    to: { member: other.member, address: target },
  };
  const walked = walk(index, toldOf, { start: one.at, source, target });
  const astray = strayed(walked, other);
  const nothing: Walk = { hops: [], end: { kind: 'stopped', at: one.at, stop: { kind: 'noRoute' } } };
  const there = astray ? nothing : walked;
  const common = {
    family,
    there,
    from: one.at,
    to: other.at,
    isFromBehind: one.member === undefined,
    intended: intendedPath(index, one.at, other.at),
  };
  if (astray) return { ...common, reason: astray };
  if (there.end.kind === 'stopped') {
    return { ...common, reason: reasonOf(index, toldOf, there.end.at, there.end.stop, ends) };
  }
  const { at, behind } = there.end;
  const isElsewhere = memberKey(at) !== memberKey(one.at);
  if (behind !== undefined && at.kind === 'node' && isElsewhere && isWithoutNat(at.node, behind)) {
    return { ...common, reason: { kind: 'noNat', gateway: at.node, range: behind } };
  }
  const back = walk(index, toldOf, { start: at, source: target, target: source, isAnswer: true });
  if (back.end.kind === 'arrived') return { ...common, reason: strayed(back, one) };
  const reason = reasonOf(index, toldOf, back.end.at, back.end.stop, { from: ends.to, to: ends.from });
  return { ...common, reason };
}

/** What is for a member and goes to a range around its address, behind another node, did not arrive. */
function strayed({ end }: Walk, { member }: Place): Reason | undefined {
  if (end.kind === 'stopped' || end.behind === undefined || !member) return undefined;
  return end.at.kind === 'node' ? { kind: 'strays', at: end.at.node, range: end.behind, member } : undefined;
}

/** Where a packet would go if nothing stood in its way. */
function intendedPath(index: ReachIndex, from: Member, to: Member): readonly Member[] {
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
