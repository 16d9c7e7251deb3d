import { isIPv6 } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { memberName, type Member } from '../network/member.ts';
import type { RulesOf } from './rule.ts';

/** Why the server gives a node no configuration at all. */
export type RefusedFacts = {
  badKey: { node: Node; of: Member };
  badEndpoint: { node: Node; of: Member };
  refused: { node: Node; message: string };
};

export const refusedRules: RulesOf<RefusedFacts> = {
  badKey: {
    texts: ({ node, of }) => [
      `${node.name} gets no configuration because ${memberName(of)}’s public key is invalid.`,
      `${memberName(of)} has an invalid key`,
    ],
    group: 'refused',
  },
  badEndpoint: {
    texts: (reason) => [badEndpointSentence(reason), `${memberName(reason.of)} has an unusable endpoint`],
    group: 'refused',
  },
  refused: {
    texts: ({ node, message }) => [
      `The server rejected ${node.name}’s configuration request: ${message || 'it closed the connection'}.`,
      'rejected by the server',
    ],
    group: 'refused',
  },
};

/** Nodes behind one router use local addresses as endpoints. */
function badEndpointSentence({ node, of }: Readonly<RefusedFacts['badEndpoint']>): string {
  const { endpoint = '', localAddress = '' } = of.kind === 'node' ? of.node : {};
  const isNear = endpoint === node.endpoint || !isIPv6(endpoint);
  const [field, address] = isNear ? ['local address', localAddress] : ['endpoint', endpoint];
  return isIPv6(address)
    ? `${node.name} gets no configuration. ${memberName(of)}’s ${field} is ${address}, and this server can’t use IPv6 endpoints.`
    : `${node.name} gets no configuration because ${memberName(of)}’s endpoint is invalid.`;
}
