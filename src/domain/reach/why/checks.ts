import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import { ruleAgainst } from '../told/peersOf.ts';
import { egressRanges, viewerOf } from '../told/ranges.ts';
import { hubOf, type Reason } from './reason.ts';
import {
  isAllowed,
  memberKey,
  nodeMember,
  primaryAddress,
  relaysOf,
  ruleOf,
  standIns,
  type Member,
  type ReachIndex,
} from '../told/reachIndex.ts';

/** One thing that the server looks at, or that a packet needs. With a reason it does not hold. */
export type Fact = FactSubject & { readonly reason: Reason | undefined };

type FactSubject =
  | { readonly id: 'network'; readonly netid: string }
  /** Whether a node is relayed, and then by whom. */
  | { readonly id: 'relay'; readonly node: Node; readonly relay: Node | undefined }
  /** A relay lists a node by its first address. */
  | { readonly id: 'listed'; readonly relay: Node; readonly node: Node }
  | { readonly id: 'hub'; readonly one: Node; readonly other: Node; readonly isPointToSite: boolean }
  | { readonly id: 'connected'; readonly node: Node }
  /** Not known: the rules of the network cannot be read. */
  | { readonly id: 'rule'; readonly one: Node; readonly other: Node; readonly isKnown: boolean }
  /** No failover node stands in for `other`. */
  | { readonly id: 'failover'; readonly one: Node; readonly other: Node }
  /** `one` is told an endpoint of `other`. */
  | { readonly id: 'endpoint'; readonly one: Node; readonly other: Node; readonly isNear: boolean }
  | { readonly id: 'client'; readonly client: ExternalClient; readonly gateway: Node | undefined }
  | { readonly id: 'range'; readonly viewer: Node; readonly gateway: Node; readonly range: string }
  | { readonly id: 'nat'; readonly gateway: Node; readonly range: string }
  /** What the ends measured of each other; undefined where one did not report. */
  | { readonly id: 'measured'; readonly there: boolean | undefined; readonly back: boolean | undefined }
  /** What no rule of the server's decides: who calls, who takes the address. */
  | { readonly id: 'way' };

/** Where a packet would go if nothing stood in its way. */
export function intendedPath(index: ReachIndex, from: Member, to: Member): readonly Member[] {
  const up = chainOf(index, from);
  const down = chainOf(index, to);
  const keys = up.map(memberKey);
  const meeting = down.findIndex((member) => keys.includes(memberKey(member)));
  if (meeting >= 0) {
    const at = keys.indexOf(memberKey(down[meeting] ?? from));
    return [...up.slice(0, at + 1), ...down.slice(0, meeting).toReversed()];
  }
  const [last, first] = [up.at(-1), down.at(-1)];
  const standIn =
    last?.kind === 'node' && first?.kind === 'node' ? standInFor(index, last.node, first.node) : undefined;
  const carried = standIn && ![...up, ...down].some((member) => memberKey(member) === standIn.id);
  return [...up, ...(carried && standIn ? [nodeMember(standIn)] : []), ...down.toReversed()];
}

function standInFor(index: ReachIndex, one: Node, other: Node): Node | undefined {
  return index.nodeById.get(standIns(index, one).get(other.id) ?? '');
}

/** A member, its gateway or relay, that one's relay, up to a node that is not relayed. */
function chainOf(index: ReachIndex, member: Member): readonly Member[] {
  const chain: Member[] = [];
  let next: Member | undefined = member;
  while (next && !chain.some((one) => memberKey(one) === memberKey(next ?? member))) {
    chain.push(next);
    next = carrierOf(index, next);
  }
  return chain;
}

/** The one that everything to and from a member goes through. */
export function carrierOf(index: ReachIndex, member: Member): Member | undefined {
  const carrier =
    member.kind === 'client'
      ? index.nodeById.get(member.client.ingressGatewayId)
      : member.node.isRelayed
        ? relaysOf(index, member.node)[0]
        : undefined;
  return carrier && nodeMember(carrier);
}

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
  const { allowed, withheld } = egressRanges(viewer, gateway);
  const isSkipped =
    isRelayOf(index, gateway, viewer) && allowed.slice(0, -1).some((one) => one.range === range);
  const because = isSkipped ? 'notLastOfRelay' : withheld.find((one) => one.range === range)?.because;
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

/** Whether two nodes may talk by the rules alone. */
export function isRuledOut(index: ReachIndex, one: Member, other: Member): boolean {
  return (
    one.kind === 'node' &&
    other.kind === 'node' &&
    one.node.id !== other.node.id &&
    !isAllowed(index, one.node, other.node)
  );
}
