import type { Node } from '../../node/node.ts';
import {
  endpointOf,
  isReadableEndpoint,
  isReadableKey,
  nearby,
  peerOf,
  ruleAgainst,
} from '../told/peersOf.ts';
import { type Allowed, viewerOf } from '../told/ranges.ts';
import {
  addressesOf,
  clientsAt,
  hostRange,
  isAllowed,
  type Member,
  memberKey,
  type ReachIndex,
  relaysOf,
} from '../told/reachIndex.ts';
import { rangesBehind } from '../told/walk.ts';
import { type Columns, exact, type Field } from './field.ts';

/** In place of a next one: none takes it, or several do. */
export const nowhere = -1;
export const contested = -2;

/** A lane while its rows are filled. */
export type Draft = {
  readonly field: Field;
  readonly columns: number;
  readonly next: Int16Array;
  readonly ties: Map<number, number[]>;
  readonly keepers: Uint8Array;
  readonly keeps: Set<number>;
  /** Of the row in work: one more than the prefix that each cell was taken with. */
  readonly taken: Uint8Array;
  readonly columnsOf: (range: string) => Columns;
  readonly has: readonly boolean[];
  /** By place, whether a node is a peer with nothing but addresses that nobody else has. */
  readonly isPlain: readonly boolean[];
  /** By place, a node's local address where some egress range holds it. */
  readonly localAddresses: readonly string[];
  /** What a relay's peers take, for the nodes behind it; undefined while it is worked out. */
  readonly carried: Map<number, Carried | undefined>;
  readonly compiled: Map<string, Map<number, Through>>;
};

type Entry = Columns & { readonly range: string };

/** What goes to a gateway or relay, and to a relay for each node that it lists. */
export type Through = {
  readonly own: readonly Entry[];
  readonly relayed: readonly { readonly member: number; readonly entries: readonly Entry[] }[];
};

export type Carried = { readonly isRefused: boolean; readonly ranges: readonly CarriedRange[] };

/** `holder`: the place of the node whose rules are asked; -1 for nobody's, -2 for a node of another network. */
export type CarriedRange = Entry & { readonly holder: number };

export function offer(draft: Draft, row: number, via: number, { prefix, columns }: Columns): void {
  const { next, taken, ties } = draft;
  for (const column of columns) {
    const before = taken[column] ?? 0;
    if (prefix < before) continue;
    const cell = row * draft.columns + column;
    const tied = next[cell] ?? nowhere;
    if (prefix > before) next[cell] = via;
    else if (tied === contested) ties.get(cell)?.push(via);
    else if (tied !== via) {
      next[cell] = contested;
      ties.set(cell, [tied, via]);
    }
    taken[column] = prefix;
  }
}

export function entriesOf(draft: Draft, allowed: readonly Allowed[]): readonly Entry[] {
  return [...new Set(allowed.map(({ range }) => range))].map((range) => ({
    range,
    ...draft.columnsOf(range),
  }));
}

/** Its own clients come last in its configuration, and what it routes itself it sends to nobody. */
export function fillOwn(draft: Draft, place: number, node: Node, ranges: Set<string> | undefined): void {
  const { field, next, columns, taken } = draft;
  for (const client of clientsAt(field.index, node)) {
    const at = field.placeOf.get(memberKey({ kind: 'client', client }));
    if (!client.isEnabled || at === undefined) continue;
    for (const address of addressesOf(client)) {
      ranges?.add(hostRange(address));
      for (const column of draft.columnsOf(hostRange(address)).columns) {
        next[place * columns + column] = at;
        taken[column] = exact;
      }
    }
  }
  for (const range of rangesBehind(node)) {
    const behind = draft.columnsOf(range);
    for (const column of behind.columns) {
      if (behind.prefix < (taken[column] ?? 0)) continue;
      draft.keepers[place] = 1;
      draft.keeps.add(place * columns + column);
    }
  }
}

/** A node with a peer whose key or endpoint cannot be read gets no configuration. It still stands in those of others. */
export function clearSpoiled({ field, columns, next, keepers }: Draft): void {
  const spoilers = spoilersOf(field.members);
  if (spoilers.length === 0) return;
  for (const [place, node] of field.nodes.entries()) {
    if (!isSpoiled({ index: field.index, spoilers }, node)) continue;
    next.fill(nowhere, place * columns, (place + 1) * columns);
    keepers[place] = 0;
  }
}

/** Nodes and clients of the network that spoil the answer of whoever has them as a peer. */
function spoilersOf(members: readonly Member[]): readonly Member[] {
  return members.filter((member) => {
    if (member.kind === 'client') return member.client.isEnabled && !isReadableKey(member.client.publicKey);
    const { node } = member;
    return (
      !isReadableKey(node.publicKey) ||
      ![node, nearby(node)].every((seen) => isReadableEndpoint(endpointOf(seen)))
    );
  });
}

/**
 * Whether one of those is among the peers of a node, or of the relay whose peers it inherits. The node then gets no
 * configuration. As `peersOf`, without its lists.
 */
function isSpoiled(
  around: { readonly index: ReachIndex; readonly spoilers: readonly Member[] },
  node: Node,
  below: readonly Node[] = [],
): boolean {
  const { index, spoilers } = around;
  const relay = node.isRelayed ? relaysOf(index, node)[0] : undefined;
  if (relay && !below.includes(relay) && isSpoiled(around, relay, [...below, node])) return true;
  const viewer = viewerOf(index, node);
  return spoilers.some((spoiler) => {
    if (spoiler.kind === 'client')
      return node.isIngressGateway && spoiler.client.ingressGatewayId === node.id;
    const other = spoiler.node;
    if (other.id === node.id) return false;
    if (node.isRelayed && other.id === relay?.id) {
      return !isReadableKey(other.publicKey) || !isReadableEndpoint(endpointOf(other));
    }
    if (node.isRelayed) return false;
    if (ruleAgainst(viewer, other, isAllowed(index, node, other))) return false;
    const { publicKey, endpoint } = peerOf(index, viewer, other);
    return !isReadableKey(publicKey) || (endpoint !== undefined && !isReadableEndpoint(endpoint));
  });
}
