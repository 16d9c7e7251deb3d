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
import type { Reason } from '../rules/reason.ts';

/** One condition that the server checks, or that a packet needs. With a reason it isn't met. */
export type Condition = {
  /** Conditions with the same key are merged. */
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly reason: Reason | undefined;
  readonly isUnknown?: boolean;
};

/** All conditions along a path, in the server's order: the network, then for each hop the conditions of both sides. */
export function conditionsAlong(
  index: ReachIndex,
  path: readonly Member[],
  range: string | undefined,
): readonly Condition[] {
  const to = path.at(-1);
  const nodes = path.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
  const conditions: Condition[] = [
    networkCondition(nodes[0]?.network),
    ...path
      .slice(1)
      .flatMap((next, at): Condition[] => hopConditions(index, path[at] ?? next, next, at === 0)),
    ...crossRules(index, path),
  ];
  // A node forwards packets into a range behind itself without a route or NAT.
  if (range !== undefined && to?.kind === 'node' && path.length > 1) {
    const viewer = nodes.at(-2);
    if (viewer) conditions.push(rangeCondition(index, viewer, to.node, range));
    if (routedRanges(to.node).includes(range)) conditions.push(natCondition(to.node, range));
  }
  // An ACL rule covers both directions, and a node can be on two hops.
  return conditions.filter(
    ({ key }, at) => conditions.findIndex((condition) => condition.key === key) === at,
  );
}

export function networkCondition(netid: string | undefined): Condition {
  return { key: 'network', text: 'Both exist in the same network', detail: netid, reason: undefined };
}

function hopConditions(index: ReachIndex, from: Member, to: Member, isFirst: boolean): Condition[] {
  if (from.kind === 'client' || to.kind === 'client') {
    const clients = [from, to].flatMap((member) => (member.kind === 'client' ? [member.client] : []));
    return clients.map((client) => clientCondition(index, client));
  }
  const [one, other] = [from.node, to.node];
  const first = isFirst ? [relayCondition(index, one)] : [];
  if (isRelayOf(index, one, other))
    return [...first, relayCondition(index, other), ...relayedConditions(index, one, other)];
  if (isRelayOf(index, other, one))
    return [relayCondition(index, one), ...relayedConditions(index, other, one)];
  return [
    ...first,
    hubCondition(index, one, other),
    connectedCondition(one),
    relayCondition(index, other),
    ...peerConditions(index, one, other),
    connectedCondition(other),
    ...peerConditions(index, other, one),
  ];
}

function isRelayOf(index: ReachIndex, relay: Node, node: Node): boolean {
  return node.isRelayed && relaysOf(index, node)[0]?.id === relay.id;
}

/** Covers only the relay's side, because a relayed node always has its relay as a peer, whatever the ACLs are. */
function relayedConditions(index: ReachIndex, relay: Node, node: Node): Condition[] {
  return [
    hubCondition(index, relay, node),
    connectedCondition(relay),
    {
      key: `listed/${relay.id}/${node.id}`,
      text: `${relay.name} lists ${node.name}’s first address`,
      reason: isListedBy(relay, node) ? undefined : { kind: 'secondAddressOnly', relay, node },
    },
    ...peerConditions(index, relay, node),
  ];
}

function peerConditions(index: ReachIndex, one: Node, other: Node): readonly Condition[] {
  return [
    ruleCondition(index, one, other),
    {
      key: `failover/${one.id}/${other.id}`,
      text: `No failover node takes over for ${other.name}`,
      reason: failoverReason(index, one, other),
    },
    endpointCondition(one, other),
  ];
}

function relayCondition(index: ReachIndex, node: Node): Condition {
  const relay = node.isRelayed ? relaysOf(index, node)[0] : undefined;
  return {
    key: `relay/${node.id}`,
    text: relay ? `${node.name} is relayed by ${relay.name}` : `${node.name} isn’t relayed`,
    reason: relayReason(index, node),
  };
}

function hubCondition(index: ReachIndex, one: Node, other: Node): Condition {
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

function connectedCondition(node: Node): Condition {
  return {
    key: `connected/${node.id}`,
    text: `${node.name} is connected`,
    reason: node.isConnected ? undefined : { kind: 'disconnected', node },
  };
}

function ruleCondition(index: ReachIndex, one: Node, other: Node): Condition {
  const isUnknown = !index.acls.has(one.network);
  return {
    key: pairKey('rule', one, other),
    text: `${one.name} and ${other.name} are allowed in both directions`,
    detail: isUnknown ? 'ACLs unknown' : undefined,
    reason: aclReason(index, one, other),
    isUnknown,
  };
}

function endpointCondition(one: Node, other: Node): Condition {
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

function clientCondition(index: ReachIndex, client: ExternalClient): Condition {
  return {
    key: `client/${client.clientId}`,
    text: `${client.clientId} is enabled and has a gateway`,
    detail: index.nodeById.get(client.ingressGatewayId)?.name,
    reason: clientReason(index, client),
  };
}

function rangeCondition(index: ReachIndex, viewer: Node, gateway: Node, range: string): Condition {
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

function natCondition(gateway: Node, range: string): Condition {
  return {
    key: 'nat',
    text: `Replies from ${range} have a return path`,
    detail: `NAT on ${gateway.name}`,
    reason: gateway.egressNat ? undefined : { kind: 'noNat', gateway, range },
  };
}

/** A relay's peers get the nodes behind it address by address, each subject to its own ACL rule. */
function crossRules(index: ReachIndex, path: readonly Member[]): Condition[] {
  const ends = [path[0], path.at(-1)];
  return path.flatMap((member, at) =>
    ends.flatMap((end, side): Condition[] => {
      if (member.kind !== 'node' || end?.kind !== 'node') return [];
      const distance = Math.abs(at - (side === 0 ? 0 : path.length - 1));
      const isForwarded = end.node.isRelayed || member.node.isRelayed;
      return distance > 1 && isForwarded ? [ruleCondition(index, member.node, end.node)] : [];
    }),
  );
}

function pairKey(name: string, one: Node, other: Node): string {
  return [name, ...[one.id, other.id].toSorted()].join('/');
}
