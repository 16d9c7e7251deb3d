import type { AclMatrix } from '../../acl/aclMatrix.ts';
import { clientKey } from '../../externalClient/externalClient.ts';
import type { GatewayRole } from '../../node/gateways.ts';
import type { Node } from '../../node/node.ts';
import { hasBit, rangeCodes, reachCount, reachMap, wayBetween, type ReachMap } from '../map/allPairs.ts';
import { addressesOf, type ReachSource } from '../told/reachIndex.ts';
import { lostWithout, reachedFrom, spokesOf } from '../map/reachSummary.ts';
import { impactLines, type ImpactLine, type Losses } from './impactText.ts';

/** Something that changes who reaches whom, before it is done. */
export type ReachChange =
  | { readonly kind: 'rules'; readonly acl: AclMatrix }
  | { readonly kind: 'role'; readonly nodeId: string; readonly role: GatewayRole; readonly isOn: boolean }
  | { readonly kind: 'removeNodes'; readonly nodeIds: readonly string[] }
  | { readonly kind: 'disconnect'; readonly nodeId: string }
  | { readonly kind: 'enableClient'; readonly key: string; readonly isEnabled: boolean }
  | { readonly kind: 'removeClient'; readonly key: string }
  /** A node goes down, or a link of it: the server's lists do not change. */
  | { readonly kind: 'failure'; readonly nodeId: string };

/** What a change does, in numbers and in sentences. Deleted members lose whatever they reached. */
export type ReachImpact = {
  readonly lost: number;
  readonly gained: number;
  readonly rangesLost: number;
  readonly rangesGained: number;
  readonly lines: readonly ImpactLine[];
  /** Who loses: members by their keys, and ranges that somebody loses. */
  readonly affected: {
    readonly cutOff: readonly string[];
    readonly losing: readonly string[];
    readonly ranges: readonly string[];
  };
};

export function reachImpact(source: ReachSource, netid: string, change: ReachChange): ReachImpact {
  const before = reachMap(source, netid);
  if (change.kind === 'failure') return impactOf(source, failing(before, change.nodeId));
  const after = reachMap(withChange(source, netid, change), netid);
  return impactOf(source, differing(before, after));
}

/** As the server will have it. */
export function withChange(source: ReachSource, netid: string, change: ReachChange): ReachSource {
  switch (change.kind) {
    case 'rules':
      return { ...source, acls: new Map(source.acls).set(netid, change.acl) };
    case 'role':
      return withRole(source, change);
    case 'removeNodes': {
      // Its clients go with it; the nodes that it relays stay marked as relayed, without a relay.
      const gone = new Set(change.nodeIds);
      return {
        ...source,
        nodes: source.nodes.filter(({ id }) => !gone.has(id)),
        clients: source.clients.filter(({ ingressGatewayId }) => !gone.has(ingressGatewayId)),
      };
    }
    case 'disconnect': {
      const nodes = source.nodes.map((one) =>
        one.id === change.nodeId ? { ...one, isConnected: false } : one,
      );
      return { ...source, nodes };
    }
    case 'enableClient': {
      const { key, isEnabled } = change;
      const clients = source.clients.map((one) => (clientKey(one) === key ? { ...one, isEnabled } : one));
      return { ...source, clients };
    }
    case 'removeClient':
      return { ...source, clients: source.clients.filter((one) => clientKey(one) !== change.key) };
    case 'failure':
      return source;
  }
}

function withRole(
  source: ReachSource,
  { nodeId, role, isOn }: Extract<ReachChange, { kind: 'role' }>,
): ReachSource {
  const node = source.nodes.find(({ id }) => id === nodeId);
  if (!node) return source;
  const changed = (changes: Partial<Node>) =>
    source.nodes.map((one) => (one.id === nodeId ? { ...one, ...changes } : one));
  switch (role) {
    case 'egress':
      return isOn ? source : { ...source, nodes: changed({ isEgressGateway: false, egressRanges: [] }) };
    case 'relay':
      return isOn ? source : { ...source, nodes: withoutRelay(changed({ isRelay: false }), node) };
    case 'hub': {
      const isHub = (one: Node) =>
        one.network === node.network ? { ...one, isHub: one.id === nodeId } : one;
      return { ...source, nodes: source.nodes.map(isHub) };
    }
    case 'ingress':
    case 'failover':
      if (isOn)
        return {
          ...source,
          nodes: changed({ isIngressGateway: true, isFailover: role === 'failover' || node.isFailover }),
        };
      // Both go together, and the clients with them.
      return {
        ...source,
        nodes: changed({ isIngressGateway: false, isFailover: false }),
        clients: source.clients.filter(({ ingressGatewayId }) => ingressGatewayId !== nodeId),
      };
  }
}

function withoutRelay(nodes: readonly Node[], relay: Node): readonly Node[] {
  const isListed = (node: Node) =>
    node.network === relay.network && addressesOf(node).some((one) => relay.relayAddresses.includes(one));
  return nodes.map((node) => {
    if (node.id === relay.id) return { ...node, relayAddresses: [] };
    return isListed(node) ? { ...node, isRelayed: false } : node;
  });
}

type Differences = { readonly lost: Losses; readonly gained: Losses };

function impactOf({ nodes, clients }: ReachSource, { lost, gained }: Differences): ReachImpact {
  const names = new Map<string, { readonly name: string; readonly isClient: boolean }>([
    ...nodes.map(({ id, name }) => [id, { name, isClient: false }] as const),
    ...clients.map((client) => [clientKey(client), { name: client.clientId, isClient: true }] as const),
  ]);
  const memberOf = (key: string) => names.get(key) ?? { name: key, isClient: false };
  return {
    lost: pairCount(lost),
    gained: pairCount(gained),
    rangesLost: lost.ranges.size,
    rangesGained: gained.ranges.size,
    lines: impactLines(lost, gained, memberOf),
    affected: {
      cutOff: [...lost.cutOff],
      losing: [...lost.partners.keys()],
      ranges: [...lost.ranges.keys()],
    },
  };
}

function pairCount({ partners }: Losses): number {
  return [...partners.values()].reduce((sum, { size }) => sum + size, 0) / 2;
}

function differing(before: ReachMap, after: ReachMap): Differences {
  return { lost: missing(before, after), gained: missing(after, before) };
}

/** Of what is reached in `one`, that which is not reached in `other`. */
function missing(one: ReachMap, other: ReachMap): Losses {
  const places = new Map(other.keys.map((key, place) => [key, place]));
  const toOther = Int32Array.from(one.keys, (key) => places.get(key) ?? -1);
  const partners = new Map<string, ReadonlySet<string>>();
  const cutOff = new Set<string>();
  const deleted = new Set<string>();
  for (const [place, key] of one.keys.entries()) {
    const row = toOther[place] ?? -1;
    const isDeleted = (column: number) => row < 0 || (toOther[column] ?? -1) < 0;
    const gone = [
      ...reachedFrom(one, place).filter(
        (column) => isDeleted(column) || !hasBit(other.reaches, other.stride, row, toOther[column] ?? -1),
      ),
      // A pair that may or may not reach each other certainly does not once one of the two is deleted.
      ...reachedFrom({ ...one, reaches: one.unsure }, place).filter(isDeleted),
    ];
    if (gone.length === 0) continue;
    partners.set(key, new Set(gone.map((column) => one.keys[column] ?? '')));
    if (row < 0) deleted.add(key);
    else if (reachCount(other, row) === 0) cutOff.add(key);
  }
  return { partners, deleted, cutOff, ranges: missingRanges(one, other, places) };
}

function missingRanges(
  one: ReachMap,
  other: ReachMap,
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [at, range] of one.ranges.entries()) {
    const column = other.ranges.indexOf(range);
    const members = one.keys.filter((key, place) => {
      const there = places.get(key);
      if (there === undefined || !isRangeReached(one, place, at)) return false;
      if (column >= 0 && isRangeReached(other, there, column)) return false;
      // What is behind a gateway it reaches without the network.
      return wayBetween(one, place, one.keys.length + at).length > 0;
    });
    if (members.length > 0) found.set(range, members);
  }
  return found;
}

function isRangeReached({ toRanges, ranges }: ReachMap, place: number, at: number): boolean {
  return toRanges[place * ranges.length + at] === rangeCodes.reaches;
}

function failing(map: ReachMap, nodeId: string): Differences {
  const place = map.keys.indexOf(nodeId);
  const partners = new Map<string, Set<string>>();
  const add = (one: string, other: string) => {
    partners.set(one, (partners.get(one) ?? new Set<string>()).add(other));
  };
  for (const [one, other] of lostWithout(map, place)) {
    add(one, other);
    add(other, one);
  }
  const cutOff = new Set<string>();
  for (const [key, lost] of partners) {
    const reached = reachedFrom(map, map.keys.indexOf(key)).filter((other) => other !== place);
    if (lost.size === reached.length) cutOff.add(key);
  }
  for (const spoke of spokesOf(map).get(place) ?? []) cutOff.add(map.keys[spoke] ?? '');
  const ranges = new Map<string, readonly string[]>();
  for (const [at, range] of map.ranges.entries()) {
    const members = map.keys.filter(
      (_, one) =>
        one !== place &&
        isRangeReached(map, one, at) &&
        wayBetween(map, one, map.keys.length + at).includes(place),
    );
    if (members.length > 0) ranges.set(range, members);
  }
  return {
    lost: { partners, deleted: new Set(), cutOff, ranges },
    gained: { partners: new Map(), deleted: new Set(), cutOff: new Set(), ranges: new Map() },
  };
}
