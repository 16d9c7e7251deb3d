import type { Node } from '../node/node.ts';
import { countChanges } from './aclEdit.ts';
import { bitsSet, isAllowed, type AclPairs } from './aclPairs.ts';

export type AclImpact = {
  /** Pairs whose rule changes. */
  readonly blocked: number;
  readonly allowed: number;
  /** Nodes that have a peer now and none afterwards. */
  readonly cutOff: readonly CutOff[];
  /** Ids of those that are an egress or ingress gateway or a relay, whose clients and ranges lose the network with them. */
  readonly gateways: readonly string[];
  /** Ids of those that are the server's own. */
  readonly servers: readonly string[];
};

export type CutOff = {
  readonly id: string;
  /** How many peers it loses: all it has. */
  readonly peers: number;
};

/** What the impact asks of a node. */
export type ImpactNode = Pick<
  Node,
  | 'id'
  | 'address'
  | 'address6'
  | 'relayAddresses'
  | 'isHub'
  | 'isPending'
  | 'isRelay'
  | 'isRelayed'
  | 'isEgressGateway'
  | 'isIngressGateway'
  | 'isServer'
>;

/**
 * What a change does to the traffic of a network. Peers are who a node exchanges packets with as far as rules allow: in a
 * mesh everybody, in a point-to-site network the hub, and for a relayed node its relay alone. A node that waits for
 * approval has none. `nodes` are those of the network; what the container knows beyond them does not count.
 */
export function aclImpact(
  before: AclPairs,
  after: AclPairs,
  nodes: readonly ImpactNode[],
  isPointToSite: boolean,
): AclImpact {
  const members = membersOf(after, nodes, isPointToSite);
  const lost = members.nodes.flatMap((node, place) => {
    // Peers are counted of the few nodes with a changed rule only.
    if (!node || isSameRow(before, after, place)) return [];
    const peers = peerCount(before, members, place);
    return peers > 0 && peerCount(after, members, place) === 0 ? [{ node, peers }] : [];
  });
  const idsOf = (is: (node: ImpactNode) => boolean) =>
    lost.flatMap(({ node }) => (is(node) ? [node.id] : []));
  return {
    ...countChanges({ before, pairs: after }),
    cutOff: lost.map(({ node, peers }) => ({ id: node.id, peers })),
    gateways: idsOf((node) => node.isEgressGateway || node.isIngressGateway || node.isRelay),
    servers: idsOf((node) => node.isServer),
  };
}

type Members = {
  /** By place in the container; undefined where it names no node. */
  readonly nodes: readonly (ImpactNode | undefined)[];
  /** Bits of the places that may be linked with each other, as in a row. */
  readonly linkable: Uint32Array;
  /** The only one that others are linked with; undefined in a mesh, -1 where a point-to-site network has no hub. */
  readonly hub: number | undefined;
  /** Relayed node and relay, each pair once. */
  readonly relayed: readonly (readonly [one: number, other: number])[];
};

function membersOf(
  { nodeIds, stride }: AclPairs,
  known: readonly ImpactNode[],
  isPointToSite: boolean,
): Members {
  const byId = new Map(known.map((node) => [node.id, node]));
  const nodes = nodeIds.map((id) => byId.get(id));
  const relayed = relayedPairs(nodes);
  const throughRelay = new Set(relayed.map(([member]) => member));
  const linkable = new Uint32Array(stride);
  for (const [place, node] of nodes.entries()) {
    if (!node || node.isPending || node.isRelayed || throughRelay.has(place)) continue;
    linkable[place >>> 5] = (linkable[place >>> 5] ?? 0) | (1 << (place & 31));
  }
  const hub = nodes.findIndex((node, place) => node?.isHub === true && isSet(linkable, place));
  return { nodes, linkable, hub: isPointToSite ? hub : undefined, relayed: withoutTwins(relayed) };
}

function isSameRow(before: AclPairs, after: AclPairs, row: number): boolean {
  for (let at = row * after.stride; at < (row + 1) * after.stride; at++) {
    if (before.bits[at] !== after.bits[at]) return false;
  }
  return true;
}

function peerCount(pairs: AclPairs, { linkable, hub, relayed }: Members, place: number): number {
  const linked = relayed.filter(
    ([one, other]) => (one === place || other === place) && isAllowed(pairs, one, other),
  ).length;
  if (!isSet(linkable, place) || hub === -1) return linked;
  if (hub !== undefined && place !== hub) return linked + (isAllowed(pairs, place, hub) ? 1 : 0);
  const row = place * pairs.stride;
  return linkable.reduce((sum, mask, word) => sum + bitsSet((pairs.bits[row + word] ?? 0) & mask), linked);
}

/** Relays name their nodes by address, of either family. */
function relayedPairs(
  nodes: readonly (ImpactNode | undefined)[],
): (readonly [member: number, relay: number])[] {
  const byAddress = new Map<string, number[]>();
  for (const [place, node] of nodes.entries()) {
    for (const address of new Set([node?.address, node?.address6])) {
      if (address) byAddress.set(address, [...(byAddress.get(address) ?? []), place]);
    }
  }
  return nodes.flatMap((relay, at) => {
    if (!relay?.isRelay || relay.isPending) return [];
    const members = new Set(relay.relayAddresses.flatMap((address) => byAddress.get(address) ?? []));
    return [...members]
      .filter((place) => place !== at && nodes[place]?.isPending === false)
      .map((place) => [place, at] as const);
  });
}

/** Two relays may name each other. */
function withoutTwins(pairs: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const named = new Set<string>();
  return pairs.filter(([one, other]) => {
    named.add(`${one}-${other}`);
    return !named.has(`${other}-${one}`);
  });
}

function isSet(mask: Uint32Array, place: number): boolean {
  return (((mask[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}
