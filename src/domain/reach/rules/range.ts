import type { Node } from '../../node/node.ts';
import { routedRanges } from '../../node/gateways.ts';
import { egressRanges } from '../network/allowedIps.ts';
import { memberName, type Member } from '../network/member.ts';
import type { WithheldEgress } from '../network/peer.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import { changeNode } from './fix.ts';
import { isRelayOf } from './relay.ts';
import type { Condition, ReasonOf, RulesOf } from './rule.ts';

export type RangeFacts = {
  /** A gateway's range isn't sent to `at`. */
  rangeWithheld: { at: Node; gateway: Node; range: string; because: WithheldEgress };
  /** Packets arrive in the range, and replies have no return path. */
  noNat: { gateway: Node; range: string };
  /** `at` forwards packets for the member into a range behind itself. */
  capturedByRange: { at: Node; range: string; member: Member };
};

export const rangeRules: RulesOf<RangeFacts> = {
  rangeWithheld: {
    texts: (reason) => [withheldSentence(reason), 'gets no route to the range'],
    group: 'range',
  },
  noNat: {
    texts: ({ gateway, range }) => [
      `Packets arrive in ${range}, but ${gateway.name} doesn’t use NAT. Replies only return if a router there has a route back to this network.`,
      'no return path',
    ],
    group: 'answer',
    fix: (_, { gateway }) =>
      changeNode(
        'egress',
        gateway,
        { egressNat: true },
        `Recreate the egress gateway on ${gateway.name} with NAT`,
      ),
  },
  capturedByRange: {
    texts: ({ at, range, member }) => [
      `${at.name} routes ${range} itself, so packets for ${memberName(member)} are sent into that range.`,
      `routed into a range behind ${at.name}`,
    ],
    group: 'contested',
  },
};

function withheldSentence({ at, gateway, range, because }: Readonly<RangeFacts['rangeWithheld']>): string {
  switch (because) {
    case 'holdsEndpoint':
      return `${at.name} doesn’t get a route to ${range} because that range contains its gateway’s endpoint (${gateway.name}, ${gateway.endpoint}).`;
    case 'holdsLocalAddress':
      return `${at.name} doesn’t get a route to ${range} because its own local address, ${at.localAddress}, is in that range.`;
    case 'isServer':
      return `${at.name} is a server node, and server nodes don’t get a route to ${range}.`;
    case 'notLastOfRelay':
      return `${at.name} is relayed by ${gateway.name} and gets a route only to the relay’s last egress range, not to ${range}.`;
    case 'ownRange':
      return `${at.name} routes ${range} itself.`;
  }
}

export function rangeCondition(
  index: ReachIndex,
  viewer: Node,
  gateway: Node,
  range: string,
): Condition<ReasonOf<RangeFacts>> {
  const because = isRelayOf(index, gateway, viewer)
    ? routedRanges(gateway).at(-1) !== range && 'notLastOfRelay'
    : egressRanges(viewer, gateway).withheld.find((withheld) => withheld.range === range)?.because;
  return {
    key: 'range',
    text: `${viewer.name} gets a route to ${range}`,
    detail: `behind ${gateway.name}`,
    reason:
      because === 'holdsEndpoint' ||
      because === 'holdsLocalAddress' ||
      because === 'isServer' ||
      because === 'notLastOfRelay'
        ? { kind: 'rangeWithheld', at: viewer, gateway, range, because }
        : undefined,
  };
}

export function natCondition(gateway: Node, range: string): Condition<ReasonOf<RangeFacts>> {
  return {
    key: 'nat',
    text: `Replies from ${range} have a return path`,
    detail: `NAT on ${gateway.name}`,
    reason: gateway.egressNat ? undefined : { kind: 'noNat', gateway, range },
  };
}
