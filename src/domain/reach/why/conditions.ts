import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import { egressRanges, routedRanges } from '../network/allowedIps.ts';
import type { Member } from '../network/member.ts';
import { isListedBy, viewerOf } from '../network/peerRules.ts';
import { relaysOf, type ReachIndex } from '../network/reachIndex.ts';
import {
  aclReason,
  clientReason,
  endpointReason,
  failoverReason,
  hubReason,
  relayReason,
} from './peerReasons.ts';
import type { Reason } from './reason.ts';

/** One condition that the server checks, or that a packet needs. With a reason it isn't met. */
export type Condition = {
  /** Facts with the same key are the same condition. */
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly reason: Reason | undefined;
  readonly isUnknown?: boolean;
};

/** All conditions along a path, in the server's order: the network, then for each hop what both sides get. */
export function conditionsAlong(
  index: ReachIndex,
  path: readonly Member[],
  range: string | undefined,
): readonly Condition[] {
  const [from] = path;
  const to = path.at(-1);
  if (!from || !to) return [];
  const nodes = path.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
  const facts: Condition[] = [
    networkCondition(nodes[0]?.network),
    ...path.slice(1).flatMap((next, at): Condition[] => hopFacts(index, path[at] ?? next, next, at === 0)),
    ...crossRules(index, path),
  ];
  if (range !== undefined && to.kind === 'node') {
    const viewer = nodes.at(-2);
    if (viewer) facts.push(rangeFact(index, viewer, to.node, range));
    if (routedRanges(to.node).includes(range)) facts.push(natFact(to.node, range));
  }
  // An ACL rule covers both directions, and a node can be on two hops.
  return facts.filter(({ key }, at) => facts.findIndex((fact) => fact.key === key) === at);
}

export function networkCondition(netid: string | undefined): Condition {
  return { key: 'network', text: 'Both exist in the same network', detail: netid, reason: undefined };
}

function hopFacts(index: ReachIndex, from: Member, to: Member, isFirst: boolean): Condition[] {
  if (from.kind === 'client' || to.kind === 'client') {
    const clients = [from, to].flatMap((member) => (member.kind === 'client' ? [member.client] : []));
    return clients.map((client) => clientFact(index, client));
  }
  const [one, other] = [from.node, to.node];
  const first = isFirst ? [relayFact(index, one)] : [];
  if (isRelayOf(index, one, other))
    return [...first, relayFact(index, other), ...relayedFacts(index, one, other)];
  if (isRelayOf(index, other, one)) return [relayFact(index, one), ...relayedFacts(index, other, one)];
  return [
    ...first,
    hubFact(index, one, other),
    connectedFact(one),
    relayFact(index, other),
    ...peerFacts(index, one, other),
    connectedFact(other),
    ...peerFacts(index, other, one),
  ];
}

function isRelayOf(index: ReachIndex, relay: Node, node: Node): boolean {
  return node.isRelayed && relaysOf(index, node)[0]?.id === relay.id;
}

/** Only the relay's side: the relayed node has its relay as a peer whatever the rules are. */
function relayedFacts(index: ReachIndex, relay: Node, node: Node): Condition[] {
  return [
    hubFact(index, relay, node),
    connectedFact(relay),
    {
      key: `listed/${relay.id}/${node.id}`,
      text: `${relay.name} lists ${node.name}’s first address`,
      reason: isListedBy(relay, node) ? undefined : { kind: 'secondAddressOnly', relay, node },
    },
    ...peerFacts(index, relay, node),
  ];
}

function peerFacts(index: ReachIndex, one: Node, other: Node): readonly Condition[] {
  return [
    ruleFact(index, one, other),
    {
      key: `failover/${one.id}/${other.id}`,
      text: `No failover node takes over for ${other.name}`,
      reason: failoverReason(index, one, other),
    },
    endpointFact(one, other),
  ];
}

function relayFact(index: ReachIndex, node: Node): Condition {
  const relay = node.isRelayed ? relaysOf(index, node)[0] : undefined;
  return {
    key: `relay/${node.id}`,
    text: relay ? `${node.name} is relayed by ${relay.name}` : `${node.name} isn’t relayed`,
    reason: relayReason(index, node),
  };
}

function hubFact(index: ReachIndex, one: Node, other: Node): Condition {
  if (!viewerOf(index, one).isPointToSite) {
    const detail = 'not point-to-site, so no hub is needed';
    return { key: 'hub', text: 'The network is a full mesh', detail, reason: undefined };
  }
  return {
    key: pairKey('hub', one, other),
    text: `${one.name} or ${other.name} is the hub`,
    detail: 'the network is point-to-site',
    reason: hubReason(index, one, other),
  };
}

function connectedFact(node: Node): Condition {
  return {
    key: `connected/${node.id}`,
    text: `${node.name} is connected`,
    reason: node.isConnected ? undefined : { kind: 'disconnected', node },
  };
}

function ruleFact(index: ReachIndex, one: Node, other: Node): Condition {
  const isUnknown = !index.acls.has(one.network);
  return {
    key: pairKey('rule', one, other),
    text: `${one.name} and ${other.name} are allowed in both directions`,
    detail: isUnknown ? 'ACLs unknown' : undefined,
    reason: aclReason(index, one, other),
    isUnknown,
  };
}

function endpointFact(one: Node, other: Node): Condition {
  const reason = endpointReason(one, other);
  return one.endpoint === other.endpoint
    ? {
        key: `endpoint/${one.id}/${other.id}`,
        text: `${other.name} has a local address to use`,
        detail: 'both share a public endpoint',
        reason,
      }
    : {
        key: pairKey('endpoint', one, other),
        text: `${one.name} and ${other.name} have different public endpoints`,
        reason,
      };
}

function clientFact(index: ReachIndex, client: ExternalClient): Condition {
  return {
    key: `client/${client.clientId}`,
    text: `${client.clientId} is enabled and has a gateway`,
    detail: index.nodeById.get(client.ingressGatewayId)?.name,
    reason: clientReason(index, client),
  };
}

function rangeFact(index: ReachIndex, viewer: Node, gateway: Node, range: string): Condition {
  const because = isRelayOf(index, gateway, viewer)
    ? routedRanges(gateway).at(-1) !== range && 'notLastOfRelay'
    : egressRanges(viewer, gateway).withheld.find((withheld) => withheld.range === range)?.because;
  const reason: Reason | undefined =
    because === 'holdsEndpoint' ||
    because === 'holdsLocalAddress' ||
    because === 'isServer' ||
    because === 'notLastOfRelay'
      ? { kind: 'rangeWithheld', at: viewer, gateway, range, because }
      : undefined;
  return {
    key: 'range',
    text: `${viewer.name} gets a route to ${range}`,
    detail: `behind ${gateway.name}`,
    reason,
  };
}

function natFact(gateway: Node, range: string): Condition {
  return {
    key: 'nat',
    text: `Replies from ${range} have a return path`,
    detail: `NAT on ${gateway.name}`,
    reason: gateway.egressNat ? undefined : { kind: 'noNat', gateway, range },
  };
}

/** The nodes behind a relay are given to others address by address, each by an ACL rule of its own. */
function crossRules(index: ReachIndex, path: readonly Member[]): Condition[] {
  const ends = [path[0], path.at(-1)];
  return path.flatMap((member, at) =>
    ends.flatMap((end, side): Condition[] => {
      if (member.kind !== 'node' || end?.kind !== 'node') return [];
      const distance = Math.abs(at - (side === 0 ? 0 : path.length - 1));
      const isForwarded = end.node.isRelayed || member.node.isRelayed;
      return distance > 1 && isForwarded ? [ruleFact(index, member.node, end.node)] : [];
    }),
  );
}

function pairKey(name: string, one: Node, other: Node): string {
  return [name, ...[one.id, other.id].toSorted()].join('/');
}
