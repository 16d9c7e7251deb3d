import { isIPv6 } from '../../ip.ts';
import { memberName } from '../network/member.ts';
import type { Reason } from './reason.ts';

/** The reason as a sentence with all names. */
export function reasonSentence(reason: Reason): string {
  switch (reason.kind) {
    case 'rule':
      return ruleSentence(reason);
    case 'notTheHub':
      return reason.hub
        ? `In a point-to-site network nodes talk with the hub only, which is ${reason.hub.name}.`
        : 'In a point-to-site network nodes talk with the hub only, and this one has no hub.';
    case 'disconnected':
      return `${reason.node.name} is disconnected: the server gives it no peers.`;
    case 'noRelay':
      return `${reason.node.name} is relayed, but no relay lists it: the server gives it no configuration.`;
    case 'secondAddressOnly':
      return `${reason.relay.name} lists ${reason.node.name} by its IPv6 address only. The server goes by ${reason.node.address}.`;
    case 'addressNotListed':
      return `${reason.relay.name} relays ${reason.node.name}, but does not list its address ${reason.address}.`;
    case 'relayCycle':
      return `${reason.node.name} and its relay relay each other: the server gives them no configuration.`;
    case 'badKey':
      return `${reason.node.name} gets no configuration: the public key of ${memberName(reason.of)} cannot be read.`;
    case 'badEndpoint':
      return badEndpointSentence(reason);
    case 'refused':
      return `The server gives ${reason.node.name} no configuration: ${reason.message || 'it closed the connection'}.`;
    case 'failover':
      return reason.failover
        ? `${reason.one.name} measured ${reason.other.name} as out of reach and goes through ${reason.failover.name}, which does not carry it in both directions.`
        : `${reason.one.name} measured ${reason.other.name} as out of reach, and what stood in for it is gone.`;
    case 'neverReported':
      return `${reason.failover?.name ?? 'A failover node'} stands in for ${reason.node.name}, but carries nothing until ${reason.node.name} has reported metrics.`;
    case 'sameEndpoint':
      return reason.localAddress === 'missing'
        ? `${reason.one.name} and ${reason.other.name} share the public endpoint ${reason.one.endpoint}, and ${reason.of.name} has no local address to use instead.`
        : `${reason.one.name} and ${reason.other.name} share the public endpoint ${reason.one.endpoint} and have the same local address, ${reason.of.localAddress}.`;
    case 'noEndpoint':
      return `Neither ${memberName(reason.one)} nor ${memberName(reason.other)} knows an endpoint of the other, so neither can call first.`;
    case 'clientDisabled':
      return `${reason.client.clientId} is disabled: its gateway does not take it.`;
    case 'noGateway':
      return reason.gateway
        ? `${reason.gateway.name}, the gateway of ${reason.client.clientId}, is no ingress gateway any more.`
        : `The gateway of ${reason.client.clientId} is gone.`;
    case 'notInClientFile':
      return `The configuration file of ${reason.client.clientId} does not send ${reason.address} to its gateway.`;
    case 'rangeWithheld':
      return withheldSentence(reason);
    case 'sharedAddress':
      return `${reason.address} is also the address of ${reason.holder.name} in ${reason.holder.network}, and the server asks the rules of that node.`;
    case 'unrouted':
      return `None of the peers of ${memberName(reason.at)} takes ${reason.address}.`;
    case 'contested':
      return `Several peers of ${memberName(reason.at)} take ${reason.range}: ${joined(reason.peers.map(memberName))}. Only one of them gets it, and nobody can tell which.`;
    case 'otherWayExpected':
      return `${memberName(reason.at)} takes packets of ${reason.source} from ${memberName(reason.expected)} only, not from ${memberName(reason.from)}.`;
    case 'loop':
      return `${memberName(reason.at)} and ${memberName(reason.next)} send it back and forth.`;
    case 'noNat':
      return `Packets arrive in ${reason.range}, but ${reason.gateway.name} does not translate addresses (NAT): answers come back only if a router there knows the network.`;
    case 'strays':
      return `${reason.at.name} routes ${reason.range} itself, so packets for ${memberName(reason.member)} end there.`;
    case 'noSharedFamily':
      return 'One side has IPv4 addresses only, the other IPv6 addresses only.';
    case 'otherNetwork':
      return `They are in different networks, ${reason.from} and ${reason.to}. Networks do not reach each other.`;
    case 'sameMember':
      return `Both ends are ${memberName(reason.member)}.`;
    case 'unusedAddress':
      return `Nobody has ${reason.address}, and no gateway routes it.`;
    case 'rulesUnknown':
      return `Nothing else stands in the way, but the access rules of ${reason.netid} cannot be read here.`;
    case 'measured':
      return measuredSentence(reason);
  }
}

function ruleSentence({ one, other, rule }: Reason<'rule'>): string {
  const pair = `${one.name} and ${other.name}`;
  if (rule === 'oneSided')
    return `${pair} are allowed in one direction only, which the server counts as blocked.`;
  if (rule === 'missing') return `An access rule of ${pair} is missing, which the server counts as blocked.`;
  return `The access rule of ${pair} is set to blocked, in both directions.`;
}

/** Nodes behind one router use local addresses as endpoints. */
function badEndpointSentence({ node, of }: Reason<'badEndpoint'>): string {
  const { endpoint = '', localAddress = '' } = of.kind === 'node' ? of.node : {};
  const isNear = endpoint === node.endpoint || !isIPv6(endpoint);
  const [what, address] = isNear ? ['local address', localAddress] : ['endpoint', endpoint];
  return isIPv6(address)
    ? `${node.name} gets no configuration. The ${what} of ${memberName(of)} is ${address}, and this server can’t use IPv6 endpoints.`
    : `${node.name} gets no configuration: the endpoint of ${memberName(of)} cannot be read.`;
}

function withheldSentence({ at, gateway, range, because }: Reason<'rangeWithheld'>): string {
  switch (because) {
    case 'holdsEndpoint':
      return `${at.name} is not given ${range}: it holds the endpoint of its gateway ${gateway.name}, ${gateway.endpoint}.`;
    case 'holdsLocalAddress':
      return `${at.name} is not given ${range}: its own local address, ${at.localAddress}, lies in it.`;
    case 'isServer':
      return `${at.name} is a server node, and those are not given ${range}.`;
    case 'notLastOfRelay':
      return `${at.name} is relayed by ${gateway.name} and is given only the last of its egress ranges, not ${range}.`;
    case 'ownRange':
      return `${at.name} routes ${range} itself.`;
  }
}

function measuredSentence({ one, other, there, back }: Reason<'measured'>): string {
  const should = 'By the configuration they should reach each other.';
  if (there === false && back === false) {
    return `${one.name} and ${other.name} measured each other as out of reach. ${should}`;
  }
  const [by, of] = there === false ? [one, other] : [other, one];
  return `${by.name} measured ${of.name} as out of reach. ${should}`;
}

export function shortReason(reason: Reason): string {
  switch (reason.kind) {
    case 'rule':
      return {
        blocked: 'by an ACL, both ways',
        oneSided: 'by an ACL, one way',
        missing: 'an ACL entry is missing',
      }[reason.rule];
    case 'notTheHub':
      return reason.hub ? 'neither is the hub' : 'the network has no hub';
    case 'disconnected':
      return `${reason.node.name} is disconnected`;
    case 'noRelay':
      return `no relay lists ${reason.node.name}`;
    case 'secondAddressOnly':
    case 'addressNotListed':
      return 'its relay does not list this address';
    case 'relayCycle':
      return 'relays relay each other';
    case 'badKey':
      return `bad key of ${memberName(reason.of)}`;
    case 'badEndpoint':
      return `unusable endpoint of ${memberName(reason.of)}`;
    case 'refused':
      return 'the server refuses it';
    case 'failover':
    case 'neverReported':
      return 'the failover node does not carry it';
    case 'sameEndpoint':
      return 'behind one router';
    case 'noEndpoint':
      return 'no endpoint to call';
    case 'clientDisabled':
      return `${reason.client.clientId} is disabled`;
    case 'noGateway':
      return 'its gateway is gone';
    case 'notInClientFile':
      return 'not in its configuration file';
    case 'rangeWithheld':
      return 'the range is not given to it';
    case 'sharedAddress':
      return `address shared with ${reason.holder.network}`;
    case 'unrouted':
      return 'no peer takes the address';
    case 'contested':
      return `several peers take ${reason.range}`;
    case 'otherWayExpected':
      return `expected from ${memberName(reason.expected)}`;
    case 'loop':
      return 'goes in a circle';
    case 'noNat':
      return 'answers find no way back';
    case 'strays':
      return `ends in a range of ${reason.at.name}`;
    case 'noSharedFamily':
      return 'IPv4 here, IPv6 there';
    case 'otherNetwork':
      return reason.to;
    case 'sameMember':
      return 'itself';
    case 'unusedAddress':
      return 'nobody has the address';
    case 'rulesUnknown':
      return 'ACLs cannot be read';
    case 'measured':
      return 'measured as out of reach';
  }
}

export function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
