import type { Node } from '../../node/node.ts';
import { memberName, type Member } from '../network/member.ts';
import type { WithheldBecause } from '../network/peer.ts';
import { changeNode } from './fix.ts';
import type { RulesOf } from './rule.ts';

type WithheldFromNode = Exclude<
  WithheldBecause,
  'rule' | 'clientDisabled' | 'neverReported' | 'sharedAddress'
>;

export type RangeFacts = {
  /** A gateway's range isn't sent to `at`. */
  rangeWithheld: { at: Node; gateway: Node; range: string; because: WithheldFromNode };
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
