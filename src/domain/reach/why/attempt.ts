import type { AddressPair, Family, Place } from './ends.ts';
import { memberKey, type Member, type ReachIndex } from '../told/reachIndex.ts';
import type { Reason } from './reason.ts';
import { isWithoutNat, walk, type ToldOf, type Walk } from '../told/walk.ts';
import { intendedPath } from './intendedPath.ts';
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
