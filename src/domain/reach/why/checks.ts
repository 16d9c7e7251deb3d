import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import { ruleAgainst } from '../told/peersOf.ts';
import { egressRanges, lastEgressRange, viewerOf } from '../told/ranges.ts';
import {
  primaryAddress,
  relaysOf,
  ruleOf,
  standIns,
  hubOf,
  type Member,
  type ReachIndex,
} from '../told/reachIndex.ts';
import { standInFor } from './attempt.ts';
import type { Fact, Reason } from './reason.ts';

/** Everything that has to hold along a path, in the server's order: the network, then leg by leg what each side is told. */
export function factsAlong(
  index: ReachIndex,
  path: readonly Member[],
  range: string | undefined,
): readonly Fact[] {
  const [from] = path;
  const to = path.at(-1);
  if (!from || !to) return [];
  const nodes = path.flatMap((member) => (member.kind === 'node' ? [member.node] : []));
  const facts: Fact[] = [
    { id: 'network', netid: nodes[0]?.network ?? '', reason: undefined },
    ...path.slice(1).flatMap((next, at): Fact[] => legFacts(index, path[at] ?? next, next, at === 0)),
    ...crossRules(index, path),
  ];
  if (range !== undefined && to.kind === 'node') {
    const viewer = nodes.at(-2);
    if (viewer) facts.push(rangeFact(index, viewer, to.node, range));
    if (to.node.isEgressGateway && to.node.egressRanges.includes(range)) facts.push(natFact(to.node, range));
  }
  return unrepeated(facts);
}

function legFacts(index: ReachIndex, from: Member, to: Member, isFirst: boolean): Fact[] {
  if (from.kind === 'client' || to.kind === 'client') {
    const clients = [from, to].flatMap((one) => (one.kind === 'client' ? [one.client] : []));
    return clients.map((client) => clientFact(index, client));
  }
  const [one, other] = [from.node, to.node];
  const first = isFirst ? [relayFact(index, one)] : [];
  if (isRelayOf(index, one, other))
    return [...first, relayFact(index, other), ...toldOfRelayed(index, one, other)];
  if (isRelayOf(index, other, one)) return [relayFact(index, one), ...toldOfRelayed(index, other, one)];
  return [
    ...first,
    hubFact(index, one, other),
    connectedFact(one),
    relayFact(index, other),
    ...toldFacts(index, one, other),
    connectedFact(other),
    ...toldFacts(index, other, one),
  ];
}

function isRelayOf(index: ReachIndex, relay: Node, node: Node): boolean {
  return node.isRelayed && relaysOf(index, node)[0]?.id === relay.id;
}

/** The relay's side of it: the relayed node itself has its relay as a peer whatever the rules say. */
function toldOfRelayed(index: ReachIndex, relay: Node, node: Node): Fact[] {
  const isListed = relay.relayAddresses.includes(primaryAddress(node));
  return [
    hubFact(index, relay, node),
    connectedFact(relay),
    { id: 'listed', relay, node, reason: isListed ? undefined : { kind: 'secondAddressOnly', relay, node } },
    ...toldFacts(index, relay, node),
  ];
}

function toldFacts(index: ReachIndex, one: Node, other: Node): readonly Fact[] {
  return [ruleFact(index, one, other), failoverFact(index, one, other), endpointFact(index, one, other)];
}

function relayFact(index: ReachIndex, node: Node): Fact {
  const relay = node.isRelayed ? relaysOf(index, node)[0] : undefined;
  const reason: Reason | undefined = node.isRelayed && !relay ? { kind: 'noRelay', node } : undefined;
  return { id: 'relay', node, relay, reason };
}

function hubFact(index: ReachIndex, one: Node, other: Node): Fact {
  const isPointToSite = index.networkById.get(one.network)?.isPointToSite ?? false;
  const isApart = isPointToSite && !one.isHub && !other.isHub;
  const reason: Reason | undefined = isApart
    ? { kind: 'notTheHub', one, other, hub: hubOf(index, one.network) }
    : undefined;
  return { id: 'hub', one, other, isPointToSite, reason };
}

function connectedFact(node: Node): Fact {
  return { id: 'connected', node, reason: node.isConnected ? undefined : { kind: 'disconnected', node } };
}

function ruleFact(index: ReachIndex, one: Node, other: Node): Fact {
  const rule = ruleOf(index, one, other);
  return {
    id: 'rule',
    one,
    other,
    isKnown: index.acls.has(one.network),
    reason: rule === 'allowed' ? undefined : { kind: 'rule', one, other, rule },
  };
}

function failoverFact(index: ReachIndex, one: Node, other: Node): Fact {
  const needed = standIns(index, one);
  const reason: Reason | undefined = needed.has(other.id)
    ? { kind: 'failover', one, other, standIn: standInFor(index, one, other) }
    : undefined;
  return { id: 'failover', one, other, reason };
}

function endpointFact(index: ReachIndex, one: Node, other: Node): Fact {
  const withoutStandIns = {
    ...viewerOf(index, one),
    isPointToSite: false,
    standIns: new Map<string, string>(),
  };
  const near = { ...other, isRelayed: false };
  const rule = ruleAgainst({ ...withoutStandIns, node: { ...one, isConnected: true } }, near, true);
  const reason: Reason | undefined =
    rule === 'sameEndpoint'
      ? {
          kind: 'sameEndpoint',
          one,
          other,
          of: other,
          localAddress: other.localAddress === '' ? 'missing' : 'same',
        }
      : undefined;
  return { id: 'endpoint', one, other, isNear: one.endpoint === other.endpoint, reason };
}

function clientFact(index: ReachIndex, client: ExternalClient): Fact {
  const gateway = index.nodeById.get(client.ingressGatewayId);
  const reason: Reason | undefined = !gateway?.isIngressGateway
    ? { kind: 'noGateway', client, gateway }
    : client.isEnabled
      ? undefined
      : { kind: 'clientDisabled', client };
  return { id: 'client', client, gateway, reason };
}

function rangeFact(index: ReachIndex, viewer: Node, gateway: Node, range: string): Fact {
  const because = isRelayOf(index, gateway, viewer)
    ? lastEgressRange(gateway).every((one) => one.range !== range) && 'notLastOfRelay'
    : egressRanges(viewer, gateway).withheld.find((one) => one.range === range)?.because;
  const reason: Reason | undefined =
    because === 'holdsEndpoint' ||
    because === 'holdsLocalAddress' ||
    because === 'isServer' ||
    because === 'notLastOfRelay'
      ? { kind: 'rangeWithheld', at: viewer, gateway, range, because }
      : undefined;
  return { id: 'range', viewer, gateway, range, reason };
}

function natFact(gateway: Node, range: string): Fact {
  return {
    id: 'nat',
    gateway,
    range,
    reason: gateway.egressNat ? undefined : { kind: 'noNat', gateway, range },
  };
}

/** What is behind a relay is told to the others address by address, each by a rule of its own. */
function crossRules(index: ReachIndex, path: readonly Member[]): Fact[] {
  const ends = [path[0], path.at(-1)];
  return path.flatMap((member, at) =>
    ends.flatMap((end, side): Fact[] => {
      if (member.kind !== 'node' || end?.kind !== 'node') return [];
      const away = Math.abs(at - (side === 0 ? 0 : path.length - 1));
      const isCarried = end.node.isRelayed || member.node.isRelayed;
      return away > 1 && isCarried ? [ruleFact(index, member.node, end.node)] : [];
    }),
  );
}

/** A rule counts in both directions, and a node is connected once. */
function unrepeated(facts: readonly Fact[]): readonly Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = keyOf(fact);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function keyOf(fact: Fact): string {
  switch (fact.id) {
    case 'relay':
    case 'connected':
      return `${fact.id}/${fact.node.id}`;
    case 'rule':
      return pairKey(fact);
    case 'hub':
      return fact.isPointToSite ? pairKey(fact) : fact.id;
    case 'endpoint':
      return fact.isNear ? `${fact.id}/${fact.one.id}/${fact.other.id}` : pairKey(fact);
    case 'failover':
      return `${fact.id}/${fact.one.id}/${fact.other.id}`;
    case 'listed':
      return `${fact.id}/${fact.relay.id}/${fact.node.id}`;
    case 'client':
      return `${fact.id}/${fact.client.clientId}`;
    default:
      return fact.id;
  }
}

function pairKey({
  id,
  one,
  other,
}: {
  readonly id: string;
  readonly one: Node;
  readonly other: Node;
}): string {
  return [id, ...[one.id, other.id].toSorted()].join('/');
}
