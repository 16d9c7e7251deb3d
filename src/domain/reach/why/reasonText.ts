import { isIPv6 } from '../../ip.ts';
import { joinNames } from '../../text/labels.ts';
import { memberName } from '../network/member.ts';
import type { Reason, ReasonKind } from './reason.ts';
import { isolated } from '../../text/isolated.ts';

export function reasonSentence(reason: Reason): string {
  return textsOf(reason)[0];
}

export function shortReason(reason: Reason): string {
  return textsOf(reason)[1];
}

function textsOf<Kind extends ReasonKind>(reason: Reason<Kind>): Texts {
  return texts[reason.kind](reason);
}

type Texts = readonly [sentence: string, short: string];

const texts: { readonly [Kind in ReasonKind]: (reason: Reason<Kind>) => Texts } = {
  rule: (reason) => [
    ruleSentence(reason),
    {
      blocked: 'by an ACL, in both directions',
      oneSided: 'by an ACL, in one direction',
      missing: 'ACL rule missing',
    }[reason.rule],
  ],
  notTheHub: ({ hub }) =>
    hub
      ? [`In a point-to-site network, nodes can only reach the hub (${hub.name}).`, 'neither is the hub']
      : [
          'In a point-to-site network, nodes can only reach the hub, and this network has no hub.',
          'the network has no hub',
        ],
  disconnected: ({ node: { name } }) => [
    `${name} is disconnected, so the server gives it no peers.`,
    `${name} is disconnected`,
  ],
  noRelay: ({ node: { name } }) => [
    `${name} is relayed, but no relay lists it, so it gets no configuration.`,
    `no relay lists ${name}`,
  ],
  secondAddressOnly: ({ relay, node }) => [
    `${relay.name} lists only ${node.name}’s IPv6 address, but the server matches on ${node.address}.`,
    unlistedAddress,
  ],
  addressNotListed: ({ relay, node, address }) => [
    `${relay.name} relays ${node.name}, but doesn’t list its address ${address}.`,
    unlistedAddress,
  ],
  relayCycle: ({ node }) => [
    `${node.name} and its relay relay each other, so neither gets a configuration.`,
    'relays relay each other',
  ],
  badKey: ({ node, of }) => [
    `${node.name} gets no configuration because ${memberName(of)}’s public key is invalid.`,
    `${memberName(of)} has an invalid key`,
  ],
  badEndpoint: (reason) => [badEndpointSentence(reason), `${memberName(reason.of)} has an unusable endpoint`],
  refused: ({ node, message }) => [
    `The server rejected ${node.name}’s configuration request: ${message || 'it closed the connection'}.`,
    'rejected by the server',
  ],
  failover: ({ one, other, failover }) => [
    failover
      ? `${one.name} can’t reach ${other.name} and fails over to ${failover.name}, but ${failover.name} doesn’t forward traffic in both directions.`
      : `${one.name} can’t reach ${other.name} directly, and its failover node no longer exists.`,
    noFailover,
  ],
  neverReported: ({ node, failover }) => [
    `${failover?.name ?? 'A failover node'} takes over for ${node.name}, but forwards nothing until ${node.name} reports metrics.`,
    noFailover,
  ],
  sameEndpoint: ({ one, other, of, localAddress }) => [
    localAddress === 'missing'
      ? `${one.name} and ${other.name} share the public endpoint ${one.endpoint}, and ${of.name} has no local address to use instead.`
      : `${one.name} and ${other.name} share the public endpoint ${one.endpoint} and have the same local address, ${of.localAddress}.`,
    'behind the same router',
  ],
  noEndpoint: ({ one, other }) => [
    `Neither ${memberName(one)} nor ${memberName(other)} has an endpoint for the other, so neither can start the connection.`,
    'no known endpoint',
  ],
  clientDisabled: ({ client: { clientId } }) => [
    `${isolated(clientId)} is disabled, so its gateway rejects it.`,
    `${isolated(clientId)} is disabled`,
  ],
  noGateway: ({ client: { clientId }, gateway }) => [
    gateway
      ? `${isolated(clientId)}’s gateway, ${gateway.name}, is no longer an ingress gateway.`
      : `${isolated(clientId)}’s gateway no longer exists.`,
    'it has no gateway',
  ],
  notInClientFile: ({ client, address }) => [
    `${client.clientId}’s configuration file doesn’t route ${address} through the gateway.`,
    'not in its configuration file',
  ],
  rangeWithheld: (reason) => [withheldSentence(reason), 'gets no route to the range'],
  sharedAddress: ({ address, holder }) => [
    `${holder.name} in ${holder.network} has the same address (${address}), and the server applies that node’s ACLs instead.`,
    `address shared with ${holder.network}`,
  ],
  unrouted: ({ at, address }) => [
    `None of ${memberName(at)}’s peers routes ${address}.`,
    'no peer routes it',
  ],
  contested: ({ at, range, peers }) => [
    `Several of ${memberName(at)}’s peers route ${range}: ${joinNames(peers.map(memberName))}. Only one will be used, and there’s no way to know which.`,
    `several peers route ${range}`,
  ],
  wrongSourcePeer: ({ at, from, expected, source }) => [
    `${memberName(at)} accepts packets from ${source} only via ${memberName(expected)}, not via ${memberName(from)}.`,
    `expected via ${memberName(expected)}`,
  ],
  loop: ({ at, next }) => [`Routing loop between ${memberName(at)} and ${memberName(next)}.`, 'routing loop'],
  noNat: ({ gateway, range }) => [
    `Packets arrive in ${range}, but ${gateway.name} doesn’t use NAT. Replies only return if a router there has a route back to this network.`,
    'no return path',
  ],
  capturedByRange: ({ at, range, member }) => [
    `${at.name} routes ${range} itself, so packets for ${memberName(member)} are sent into that range.`,
    `routed into a range behind ${at.name}`,
  ],
  noSharedFamily: () => [
    'One side has only IPv4 addresses, the other only IPv6 addresses.',
    'no common IP version',
  ],
  otherNetwork: ({ from, to }) => [
    `They’re in different networks (${from} and ${to}), which can’t reach each other.`,
    to,
  ],
  sameMember: ({ member }) => [`Source and destination are both ${memberName(member)}.`, 'itself'],
  unusedAddress: ({ address }) => [
    `No node or client has ${address}, and no gateway routes it.`,
    'address not in use',
  ],
  rulesUnknown: ({ netid }) => [
    `No other problems found, but you can’t view the ACLs for ${netid}.`,
    'ACLs unknown',
  ],
  measured: (reason) => [measuredSentence(reason), 'reported as unreachable'],
};

const unlistedAddress = 'its relay doesn’t list this address';
const noFailover = 'failover node doesn’t forward traffic';

function ruleSentence({ one, other, rule }: Reason<'rule'>): string {
  const pair = `${one.name} and ${other.name}`;
  if (rule === 'oneSided')
    return `${pair} are allowed in only one direction. The server treats that as blocked.`;
  if (rule === 'missing') return `The ACL rule for ${pair} is missing. The server treats that as blocked.`;
  return `An ACL rule blocks ${pair} in both directions.`;
}

/** Nodes behind one router use local addresses as endpoints. */
function badEndpointSentence({ node, of }: Reason<'badEndpoint'>): string {
  const { endpoint = '', localAddress = '' } = of.kind === 'node' ? of.node : {};
  const isNear = endpoint === node.endpoint || !isIPv6(endpoint);
  const [field, address] = isNear ? ['local address', localAddress] : ['endpoint', endpoint];
  return isIPv6(address)
    ? `${node.name} gets no configuration. ${memberName(of)}’s ${field} is ${address}, and this server can’t use IPv6 endpoints.`
    : `${node.name} gets no configuration because ${memberName(of)}’s endpoint is invalid.`;
}

function withheldSentence({ at, gateway, range, because }: Reason<'rangeWithheld'>): string {
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

function measuredSentence({ one, other, there, back }: Reason<'measured'>): string {
  const expected = (subject: string) => `According to the configuration, ${subject} should be reachable.`;
  if (there === false && back === false) {
    return `${one.name} and ${other.name} report each other as unreachable. ${expected('they')}`;
  }
  const [by, of] = there === false ? [one, other] : [other, one];
  return `${by.name} reports ${of.name} as unreachable. ${expected('it')}`;
}
