import type { Node } from '../../node/node.ts';
import { isWithoutNat } from '../network/allowedIps.ts';
import { type Member, memberKey, nodeMember } from '../network/member.ts';
import { failoverFor, type ReachIndex, relaysOf } from '../network/reachIndex.ts';
import {
  type GetConfiguration,
  type Hop,
  tracePath,
  type TracedPath,
  type TracedPathEnd,
} from '../network/tracePath.ts';
import type { AddressPair, Family, ResolvedEnd } from './ends.ts';
import type { Reason } from '../rules/reason.ts';
import { explainStop, type Target } from './explainStop.ts';

export type Simulation = {
  readonly from: Member;
  readonly to: Member;
  readonly isFromBehind: boolean;
  readonly family: Family;
  /** Accepted on the way to the target. */
  readonly hops: readonly Hop[];
  readonly isThere: boolean;
  /** Why the packet, or the reply, doesn't arrive. */
  readonly reason: Reason | undefined;
  readonly intended: readonly Member[];
};

export function simulatePacket(
  index: ReachIndex,
  getConfiguration: GetConfiguration,
  one: ResolvedEnd,
  other: ResolvedEnd,
  { family, source, target }: AddressPair,
): Simulation {
  const ends = {
    from: { member: one.member, address: source },
    to: { member: other.member, address: target },
  };
  const walked = tracePath(index, getConfiguration, { start: one.at, source, target });
  const captured = capturedBy(walked, other);
  return {
    family,
    hops: captured ? [] : walked.hops,
    isThere: !captured && walked.end.kind === 'arrived',
    from: one.at,
    to: other.at,
    isFromBehind: one.member === undefined,
    intended: intendedPath(index, one.at, other.at),
    reason: captured ?? failureOf(index, getConfiguration, one, walked.end, ends),
  };
}

function failureOf(
  index: ReachIndex,
  getConfiguration: GetConfiguration,
  one: ResolvedEnd,
  end: TracedPathEnd,
  { from, to }: { readonly from: Target; readonly to: Target },
): Reason | undefined {
  if (end.kind === 'stopped') return explainStop(index, getConfiguration, end.at, end.stop, { from, to });
  const { at, behind } = end;
  const isElsewhere = memberKey(at) !== memberKey(one.at);
  if (behind !== undefined && at.kind === 'node' && isElsewhere && isWithoutNat(at.node, behind))
    return { kind: 'noNat', gateway: at.node, range: behind };
  const reply = { start: at, source: to.address, target: from.address, isReply: true };
  const back = tracePath(index, getConfiguration, reply);
  return back.end.kind === 'arrived'
    ? capturedBy(back, one)
    : explainStop(index, getConfiguration, back.end.at, back.end.stop, { from: to, to: from });
}

/** Detects a packet that another node forwards into a range around the member's address. */
function capturedBy({ end }: TracedPath, { member }: ResolvedEnd): Reason | undefined {
  if (end.kind === 'stopped' || end.behind === undefined || end.at.kind === 'client' || !member)
    return undefined;
  return { kind: 'capturedByRange', at: end.at.node, range: end.behind, member };
}

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
  const failover =
    last?.kind === 'node' && first?.kind === 'node' ? failoverFor(index, last.node, first.node) : undefined;
  return [...up, ...(failover ? [nodeMember(failover)] : []), ...down.toReversed()];
}

/** Returns a member, its gateway or relay, that node's relay, and so on up to a node that isn't relayed. */
function chainOf(index: ReachIndex, member: Member): readonly Member[] {
  const chain: Member[] = [];
  let next: Member | undefined = member;
  while (next && !chain.some((visited) => memberKey(visited) === memberKey(next ?? member))) {
    chain.push(next);
    next = forwarderOf(index, next);
  }
  return chain;
}

/** Returns the gateway or relay that forwards all traffic of a member. */
function forwarderOf(index: ReachIndex, member: Member): Member | undefined {
  const relay = (node: Node) => (node.isRelayed ? relaysOf(index, node)[0] : undefined);
  const forwarder =
    member.kind === 'client' ? index.nodeById.get(member.client.ingressGatewayId) : relay(member.node);
  return forwarder && nodeMember(forwarder);
}
