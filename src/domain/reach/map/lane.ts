import {
  type Carried,
  type CarriedRange,
  clearSpoiled,
  type Draft,
  entriesOf,
  fillOwn,
  nowhere,
  offer,
  type Through,
} from './draft.ts';
import { columnFinder, exact, heldLocalAddresses, type Field } from './field.ts';
import type { Node } from '../../node/node.ts';
import { nearby, ruleAgainst } from '../told/peersOf.ts';
import {
  lastEgressRange,
  rangesBehindRelayed,
  rangesThrough,
  viewerOf,
  type Allowed,
  type Viewer,
} from '../told/ranges.ts';
import {
  addressesOf,
  hostRange,
  isHostRange,
  memberAddresses,
  relayedBy,
  relaysOf,
} from '../told/reachIndex.ts';

/**
 * Where every member sends what is for every other, over one family of addresses: the next one's place, `nowhere` or
 * `contested`. A row is a sender, a column a member or, after them, a range.
 */
export type Lane = {
  readonly next: Int16Array;
  readonly columns: number;
  /** By cell, the peers that take an address with equally long prefixes. */
  readonly ties: ReadonlyMap<number, readonly number[]>;
  /** By place, whether a member has an address of this family. */
  readonly has: readonly boolean[];
  /** By place, whether any cell of its row is among the next. */
  readonly keepers: Uint8Array;
  /** Cells of what a gateway takes to the ranges behind it. */
  readonly keeps: ReadonlySet<number>;
};

export function laneOf(field: Field, isV6: boolean): Lane {
  const columns = field.members.length + field.ranges.length;
  const draft: Draft = {
    field,
    columns,
    next: new Int16Array(field.members.length * columns).fill(nowhere),
    ties: new Map(),
    keepers: new Uint8Array(field.members.length),
    keeps: new Set(),
    taken: new Uint8Array(columns),
    columnsOf: columnFinder(field, isV6),
    has: field.members.map((member) =>
      memberAddresses(member).some((address) => address.includes(':') === isV6),
    ),
    isPlain: plainNodes(field),
    localAddresses: heldLocalAddresses(field.nodes),
    carried: new Map(),
    compiled: new Map(),
  };
  for (const [place, node] of field.nodes.entries()) {
    if (!node.isRelayed) fillRow(draft, place, node);
  }
  for (const [place, node] of field.nodes.entries()) {
    if (node.isRelayed) carriedBy(draft, place, node);
  }
  for (let place = field.nodes.length; place < field.members.length; place++) fillClientRow(draft, place);
  clearSpoiled(draft);
  const { next, ties, has, keepers, keeps } = draft;
  return { next, columns, ties, has, keepers, keeps };
}

/** Of a node that is not relayed: every other node by the server's rules, and what is behind it. */
function fillRow(draft: Draft, place: number, node: Node): void {
  const { field, next, taken, columns, has } = draft;
  const viewer = viewerOf(field.index, node);
  const known = knownFor(draft, viewer, place);
  const ranges = node.isRelay ? new Set<string>() : undefined;
  taken.fill(0);
  // Millions of times: an iterator would make an array each.
  for (let at = 0; at < field.nodes.length; at++) {
    const other = field.nodes[at];
    if (!other || at === place || ruleAgainst(viewer, other, field.allows(place, at))) continue;
    if (draft.isPlain[at]) {
      if (ranges) for (const address of addressesOf(other)) ranges.add(hostRange(address));
      if (!has[at]) continue;
      // What most pairs of a large network are.
      if (taken[at] !== exact) {
        next[place * columns + at] = at;
        taken[at] = exact;
      } else offer(draft, place, at, { prefix: exact, columns: [at] });
      continue;
    }
    const { own, relayed } = through(draft, viewer, at, other, known);
    for (const entry of own) {
      ranges?.add(entry.range);
      offer(draft, place, at, entry);
    }
    for (const { member, entries } of relayed) {
      if (!field.allows(place, member)) continue;
      for (const entry of entries) {
        ranges?.add(entry.range);
        offer(draft, place, at, entry);
      }
    }
  }
  fillOwn(draft, place, node, ranges);
  if (ranges) draft.carried.set(place, { isRefused: false, ranges: carriedRanges(draft, ranges) });
}

function plainNodes({ members, nodes }: Field): readonly boolean[] {
  const holders = new Map<string, number>();
  for (const address of members.flatMap(memberAddresses))
    holders.set(address, (holders.get(address) ?? 0) + 1);
  return nodes.map(
    (node) =>
      !(node.isEgressGateway || node.isIngressGateway || node.isRelay || node.isFailover) &&
      node.allowedIps.length === 0 &&
      addressesOf(node).every((address) => holders.get(address) === 1),
  );
}

/** The same for all viewers that the server makes no difference between, but for the rules of relayed nodes. */
function through(
  draft: Draft,
  viewer: Viewer,
  at: number,
  other: Node,
  known: Map<number, Through>,
): Through {
  const isNear = viewer.node.endpoint === other.endpoint;
  const key = at * 2 + (isNear ? 1 : 0);
  const compiled = known.get(key) ?? throughOf(draft, viewer, isNear ? nearby(other) : other);
  known.set(key, compiled);
  return compiled;
}

function throughOf(draft: Draft, viewer: Viewer, other: Node): Through {
  const { index, placeOf } = draft.field;
  const own = rangesThrough(index, viewer, { ...other, isRelay: false }).allowed;
  const relayed = (other.isRelay ? other.relayAddresses : []).flatMap((address) => {
    const node = relayedBy(index, other, address);
    const member = node && placeOf.get(node.id);
    if (!node || member === undefined) return [];
    const allowed: readonly Allowed[] = [
      { range: hostRange(address), by: 'relay', of: node.id },
      ...rangesBehindRelayed(index, viewer.node, node).allowed,
    ];
    return [{ member, entries: entriesOf(draft, allowed) }];
  });
  return { own: entriesOf(draft, own), relayed };
}

/** What stands in for a viewer's peers is its own affair. */
function knownFor(draft: Draft, { node, standIns }: Viewer, place: number): Map<number, Through> {
  if (standIns.size > 0) return new Map();
  const like = `${node.isServer}/${draft.localAddresses[place]}`;
  const known = draft.compiled.get(like) ?? new Map<number, Through>();
  draft.compiled.set(like, known);
  return known;
}

/** Of a relayed node: everything its relay's peers take, less what the rules forbid, goes to the relay. */
function carriedBy(draft: Draft, place: number, node: Node): Carried {
  const { field, carried, taken } = draft;
  const known = carried.get(place);
  if (known) return known;
  const refused: Carried = { isRefused: true, ranges: [] };
  const relay = relaysOf(field.index, node)[0];
  const via = relay && field.placeOf.get(relay.id);
  // While a relay is worked out it has an entry without a value: two that relay each other get nothing.
  if (!relay || via === undefined || carried.has(place)) return refused;
  carried.set(place, undefined);
  const beyond = relay.isRelayed ? carriedBy(draft, via, relay) : carried.get(via);
  if (!beyond || beyond.isRefused) {
    carried.set(place, refused);
    return refused;
  }
  const ofRelay = addressesOf(relay).map(hostRange);
  const last = lastEgressRange(relay).map(({ range }) => range);
  const given = [
    ...[...carriedRanges(draft, ofRelay), ...beyond.ranges].filter(
      ({ range, holder }) =>
        (holder === -1 || (holder >= 0 && field.allows(place, holder))) && !node.egressRanges.includes(range),
    ),
    ...carriedRanges(draft, last),
  ];
  taken.fill(0);
  for (const entry of given) offer(draft, place, via, entry);
  const ranges = node.isRelay ? new Set(given.map(({ range }) => range)) : undefined;
  fillOwn(draft, place, node, ranges);
  const result: Carried = { isRefused: false, ranges: ranges ? carriedRanges(draft, ranges) : [] };
  carried.set(place, result);
  return result;
}

function carriedRanges({ field, columnsOf }: Draft, ranges: Iterable<string>): readonly CarriedRange[] {
  return Array.from(ranges, (range) => {
    const address = isHostRange(range) ? range.slice(0, range.lastIndexOf('/')) : undefined;
    const node = address === undefined ? undefined : field.index.nodeByAddress.get(address);
    const place = node && node.network === field.netid ? field.placeOf.get(node.id) : undefined;
    return { range, ...columnsOf(range), holder: node ? (place ?? -2) : -1 };
  });
}

/** A client's file sends the network and all egress ranges to its gateway. */
function fillClientRow(draft: Draft, place: number): void {
  const { field, taken } = draft;
  const member = field.members[place];
  if (member?.kind !== 'client') return;
  const gateway = field.index.nodeById.get(member.client.ingressGatewayId);
  const via = gateway?.isIngressGateway ? field.placeOf.get(gateway.id) : undefined;
  if (via === undefined) return;
  const network = field.index.networkById.get(field.netid);
  const egress = field.nodes.flatMap((node) => (node.isEgressGateway ? node.egressRanges : []));
  taken.fill(0);
  for (const range of new Set([network?.addressRange, network?.addressRange6, ...egress])) {
    if (range) offer(draft, place, via, draft.columnsOf(range));
  }
}
