import type { Node } from '../../node/node.ts';
import { joinNames } from '../../text/labels.ts';
import { memberName, type Member } from '../network/member.ts';
import type { RulesOf } from './rule.ts';

/** What no rule of the server decides: where a packet goes, and what the nodes measure. */
export type PacketFacts = {
  unrouted: { at: Member; address: string };
  contested: { at: Member; range: string; peers: readonly Member[] };
  /** `at` accepts packets from `source` only from another peer. */
  wrongSourcePeer: { at: Member; from: Member; expected: Member; source: string };
  loop: { at: Member; next: Member };
  noSharedFamily: object;
  otherNetwork: { from: string; to: string };
  sameMember: { member: Member };
  unusedAddress: { address: string };
  /** `there` and `back` are undefined where an end didn't report. */
  measured: { one: Node; other: Node; there: boolean | undefined; back: boolean | undefined };
};

export const packetRules: RulesOf<PacketFacts> = {
  unrouted: {
    texts: ({ at, address }) => [`None of ${memberName(at)}’s peers routes ${address}.`, 'no peer routes it'],
    group: 'range',
  },
  contested: {
    texts: ({ at, range, peers }) => [
      `Several of ${memberName(at)}’s peers route ${range}: ${joinNames(peers.map(memberName))}. Only one will be used, and there’s no way to know which.`,
      `several peers route ${range}`,
    ],
    group: 'contested',
  },
  wrongSourcePeer: {
    texts: ({ at, from, expected, source }) => [
      `${memberName(at)} accepts packets from ${source} only via ${memberName(expected)}, not via ${memberName(from)}.`,
      `expected via ${memberName(expected)}`,
    ],
    group: 'answer',
  },
  loop: {
    texts: ({ at, next }) => [
      `Routing loop between ${memberName(at)} and ${memberName(next)}.`,
      'routing loop',
    ],
    group: 'other',
  },
  noSharedFamily: {
    texts: () => ['One side has only IPv4 addresses, the other only IPv6 addresses.', 'no common IP version'],
    group: 'other',
  },
  otherNetwork: {
    texts: ({ from, to }) => [
      `They’re in different networks (${from} and ${to}), which can’t reach each other.`,
      to,
    ],
    group: 'other',
  },
  sameMember: {
    texts: ({ member }) => [`Source and destination are both ${memberName(member)}.`, 'itself'],
    group: 'other',
  },
  unusedAddress: {
    texts: ({ address }) => [
      `No node or client has ${address}, and no gateway routes it.`,
      'address not in use',
    ],
    group: 'other',
  },
  measured: {
    texts: (reason) => [measuredSentence(reason), 'reported as unreachable'],
    group: 'measured',
  },
};

function measuredSentence({ one, other, there, back }: Readonly<PacketFacts['measured']>): string {
  const expected = (subject: string) => `According to the configuration, ${subject} should be reachable.`;
  if (there === false && back === false) {
    return `${one.name} and ${other.name} report each other as unreachable. ${expected('they')}`;
  }
  const [by, of] = there === false ? [one, other] : [other, one];
  return `${by.name} reports ${of.name} as unreachable. ${expected('it')}`;
}
