import { isIPv6 } from '../../ip.ts';
import { memberName } from '../network/member.ts';
import type { Reason } from './reason.ts';

export function reasonSentence(reason: Reason): string {
  switch (reason.kind) {
    case 'rule':
      return ruleSentence(reason);
    case 'notTheHub':
      return reason.hub
        ? `In a point-to-site network, nodes can only reach the hub (${reason.hub.name}).`
        : 'In a point-to-site network, nodes can only reach the hub, and this network has no hub.';
    case 'disconnected':
      return `${reason.node.name} is disconnected, so the server gives it no peers.`;
    case 'noRelay':
      return `${reason.node.name} is relayed, but no relay lists it, so it gets no configuration.`;
    case 'secondAddressOnly':
      return `${reason.relay.name} lists only ${reason.node.name}’s IPv6 address, but the server matches on ${reason.node.address}.`;
    case 'addressNotListed':
      return `${reason.relay.name} relays ${reason.node.name}, but doesn’t list its address ${reason.address}.`;
    case 'relayCycle':
      return `${reason.node.name} and its relay relay each other, so neither gets a configuration.`;
    case 'badKey':
      return `${reason.node.name} gets no configuration because ${memberName(reason.of)}’s public key is invalid.`;
    case 'badEndpoint':
      return badEndpointSentence(reason);
    case 'refused':
      return `The server rejected ${reason.node.name}’s configuration request: ${reason.message || 'it closed the connection'}.`;
    case 'failover':
      return reason.failover
        ? `${reason.one.name} can’t reach ${reason.other.name} and fails over to ${reason.failover.name}, but ${reason.failover.name} doesn’t forward traffic in both directions.`
        : `${reason.one.name} can’t reach ${reason.other.name} directly, and its failover node no longer exists.`;
    case 'neverReported':
      return `${reason.failover?.name ?? 'A failover node'} takes over for ${reason.node.name}, but forwards nothing until ${reason.node.name} reports metrics.`;
    case 'sameEndpoint':
      return reason.localAddress === 'missing'
        ? `${reason.one.name} and ${reason.other.name} share the public endpoint ${reason.one.endpoint}, and ${reason.of.name} has no local address to use instead.`
        : `${reason.one.name} and ${reason.other.name} share the public endpoint ${reason.one.endpoint} and have the same local address, ${reason.of.localAddress}.`;
    case 'noEndpoint':
      return `Neither ${memberName(reason.one)} nor ${memberName(reason.other)} has an endpoint for the other, so neither can start the connection.`;
    case 'clientDisabled':
      return `${reason.client.clientId} is disabled, so its gateway rejects it.`;
    case 'noGateway':
      return reason.gateway
        ? `${reason.client.clientId}’s gateway, ${reason.gateway.name}, is no longer an ingress gateway.`
        : `${reason.client.clientId}’s gateway no longer exists.`;
    case 'notInClientFile':
      return `${reason.client.clientId}’s configuration file doesn’t route ${reason.address} through the gateway.`;
    case 'rangeWithheld':
      return withheldSentence(reason);
    case 'sharedAddress':
      return `${reason.holder.name} in ${reason.holder.network} has the same address (${reason.address}), and the server applies that node’s ACLs instead.`;
    case 'unrouted':
      return `None of ${memberName(reason.at)}’s peers routes ${reason.address}.`;
    case 'contested':
      return `Several of ${memberName(reason.at)}’s peers route ${reason.range}: ${joinNames(reason.peers.map(memberName))}. Only one will be used, and there’s no way to know which.`;
    case 'wrongSourcePeer':
      return `${memberName(reason.at)} accepts packets from ${reason.source} only via ${memberName(reason.expected)}, not via ${memberName(reason.from)}.`;
    case 'loop':
      return `Routing loop between ${memberName(reason.at)} and ${memberName(reason.next)}.`;
    case 'noNat':
      return `Packets arrive in ${reason.range}, but ${reason.gateway.name} doesn’t use NAT. Replies only return if a router there has a route back to this network.`;
    case 'capturedByRange':
      return `${reason.at.name} routes ${reason.range} itself, so packets for ${memberName(reason.member)} are sent into that range.`;
    case 'noSharedFamily':
      return 'One side has only IPv4 addresses, the other only IPv6 addresses.';
    case 'otherNetwork':
      return `They’re in different networks (${reason.from} and ${reason.to}), which can’t reach each other.`;
    case 'sameMember':
      return `Both ends are ${memberName(reason.member)}.`;
    case 'unusedAddress':
      return `No node or client has ${reason.address}, and no gateway routes it.`;
    case 'rulesUnknown':
      return `No other problems found, but you can’t view the ACLs for ${reason.netid}.`;
    case 'measured':
      return measuredSentence(reason);
  }
}

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

export function shortReason(reason: Reason): string {
  switch (reason.kind) {
    case 'rule':
      return {
        blocked: 'by an ACL, in both directions',
        oneSided: 'by an ACL, in one direction',
        missing: 'ACL rule missing',
      }[reason.rule];
    case 'notTheHub':
      return reason.hub ? 'neither is the hub' : 'the network has no hub';
    case 'disconnected':
      return `${reason.node.name} is disconnected`;
    case 'noRelay':
      return `no relay lists ${reason.node.name}`;
    case 'secondAddressOnly':
    case 'addressNotListed':
      return 'its relay doesn’t list this address';
    case 'relayCycle':
      return 'relays relay each other';
    case 'badKey':
      return `${memberName(reason.of)} has an invalid key`;
    case 'badEndpoint':
      return `${memberName(reason.of)} has an unusable endpoint`;
    case 'refused':
      return 'rejected by the server';
    case 'failover':
    case 'neverReported':
      return 'failover node doesn’t forward traffic';
    case 'sameEndpoint':
      return 'behind the same router';
    case 'noEndpoint':
      return 'no known endpoint';
    case 'clientDisabled':
      return `${reason.client.clientId} is disabled`;
    case 'noGateway':
      return 'it has no gateway';
    case 'notInClientFile':
      return 'not in its configuration file';
    case 'rangeWithheld':
      return 'gets no route to the range';
    case 'sharedAddress':
      return `address shared with ${reason.holder.network}`;
    case 'unrouted':
      return 'no peer routes it';
    case 'contested':
      return `several peers route ${reason.range}`;
    case 'wrongSourcePeer':
      return `expected via ${memberName(reason.expected)}`;
    case 'loop':
      return 'routing loop';
    case 'noNat':
      return 'no return path';
    case 'capturedByRange':
      return `routed into a range behind ${reason.at.name}`;
    case 'noSharedFamily':
      return 'no common IP version';
    case 'otherNetwork':
      return reason.to;
    case 'sameMember':
      return 'itself';
    case 'unusedAddress':
      return 'address not in use';
    case 'rulesUnknown':
      return 'ACLs unknown';
    case 'measured':
      return 'reported as unreachable';
  }
}

export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
