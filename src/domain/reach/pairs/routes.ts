import { addressNumber } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { routedRanges } from '../../node/gateways.ts';
import { isWithoutNat, rangesBehind } from '../network/allowedIps.ts';
import { clientFile, expectedConfiguration } from '../network/configuration.ts';
import {
  addressOfHost,
  clientMember,
  hostRange,
  isHostRange,
  type Member,
  memberAddresses,
  memberKey,
  nodeMember,
  prefixOf,
  spelledHost,
} from '../network/member.ts';
import type { Peer } from '../network/peer.ts';
import { nodesOf, type ReachIndex } from '../network/reachIndex.ts';
import { hasEndpoint } from '../network/tracePath.ts';
import { setBit } from './bits.ts';

/** The routes of all members of a network, by their places. Typed arrays, because 2,000 nodes have four million routes. */
export type Routes = {
  /** Nodes first, then clients. */
  readonly members: readonly Member[];
  readonly nodeCount: number;
  /** The egress ranges of the network, each once. */
  readonly ranges: readonly string[];
  /** Words in each row of a bit matrix over the members. */
  readonly stride: number;
  /** Whether the member of a row has an endpoint of the member of a column. */
  readonly endpoints: Uint32Array;
  readonly tables: readonly RoutingTable[];
};

/** The routes over one address family. A row is a sender; a column is a target: a member or, after them, a range. */
export type RoutingTable = {
  readonly columns: number;
  /** By cell, the place of the next member, `noRoute` or `ambiguousRoute`. */
  readonly next: Int16Array;
  /** By contested cell, the peers that route the target with equally long prefixes. */
  readonly contestants: Map<number, number[]>;
  /** By cell, whether and how the sender forwards the target into a range behind itself. */
  readonly forwards: Uint8Array;
  /** By place, whether a member has an address of this family. */
  readonly has: readonly boolean[];
};

export const noRoute = -1;
export const ambiguousRoute = -2;

export const notForwarded = 0;
export const forwardedWithNat = 1;
const forwardedWithoutNat = 2;

type Targets = { readonly prefix: number; readonly columns: readonly number[] };

type Draft = RoutingTable & {
  readonly nodeCount: number;
  /** By column, the prefix of the route in the row that is being filled. */
  readonly prefixes: Int16Array;
  readonly targetsOf: (range: string) => Targets;
};

export function routesIn(index: ReachIndex, netid: string): Routes {
  const nodes = nodesOf(index, netid);
  const clients = index.clients.filter(({ network }) => network === netid);
  const members = [...nodes.map(nodeMember), ...clients.map(clientMember)];
  const ranges = [...new Set(nodes.flatMap(routedRanges))];
  const stride = Math.ceil(members.length / 32);
  const endpoints = new Uint32Array(members.length * stride);
  const tables = [false, true].flatMap((isV6) => emptyTable(members, nodes.length, ranges, isV6));
  const lookUp = peerFinder(members, tables);
  for (const [row, member] of members.entries()) {
    const { peers } =
      member.kind === 'node' ? expectedConfiguration(index, member.node) : clientFile(index, member.client);
    if (!peers) continue;
    for (const table of tables) table.prefixes.fill(-1);
    for (const peer of peers) {
      const { via, isCallable, routes } = lookUp(peer);
      if (isCallable) setBit(endpoints, stride, row, via);
      for (const { table, targets } of routes) {
        for (const each of targets) addRoute(table, row, via, each);
      }
    }
    for (const table of tables) {
      if (member.kind === 'node') addForwarding(table, row, member.node);
    }
  }
  return { members, nodeCount: nodes.length, ranges, stride, endpoints, tables };
}

/** None where no member has an address of the family. */
function emptyTable(
  members: readonly Member[],
  nodeCount: number,
  ranges: readonly string[],
  isV6: boolean,
): readonly Draft[] {
  const has = members.map((member) =>
    memberAddresses(member).some((address) => address.includes(':') === isV6),
  );
  if (!has.includes(true)) return [];
  const columns = members.length + ranges.length;
  return [
    {
      columns,
      next: new Int16Array(members.length * columns).fill(noRoute),
      contestants: new Map(),
      forwards: new Uint8Array(members.length * columns),
      has,
      nodeCount,
      prefixes: new Int16Array(columns),
      targetsOf: targetFinder(members, ranges, isV6),
    },
  ];
}

type FoundPeer = {
  readonly via: number;
  readonly isCallable: boolean;
  readonly routes: readonly { readonly table: Draft; readonly targets: readonly Targets[] }[];
};

/** Most configurations share their peers, so each is looked up once. */
function peerFinder(members: readonly Member[], tables: readonly Draft[]): (peer: Peer) => FoundPeer {
  const places = new Map(members.map((member, place) => [memberKey(member), place]));
  const known = new Map<Peer, FoundPeer>();
  return (peer) => {
    const before = known.get(peer);
    if (before) return before;
    const found = {
      via: places.get(memberKey(peer.of)) ?? noRoute,
      isCallable: hasEndpoint(peer),
      routes: tables.map((table) => {
        const targets = peer.allowed.map(({ range }) => table.targetsOf(range));
        return { table, targets: targets.filter(({ columns }) => columns.length > 0) };
      }),
    };
    known.set(peer, found);
    return found;
  };
}

function addRoute(table: Draft, row: number, via: number, { prefix, columns }: Targets): void {
  const { next, prefixes, contestants, nodeCount } = table;
  for (const column of columns) {
    const before = prefixes[column] ?? -1;
    if (prefix < before) continue;
    const cell = row * table.columns + column;
    const current = next[cell] ?? noRoute;
    prefixes[column] = prefix;
    // A node's own clients come last in its configuration, and WireGuard gives the address to the last one.
    if (prefix > before || (via >= nodeCount && current < nodeCount)) next[cell] = via;
    else if (current === ambiguousRoute) contestants.get(cell)?.push(via);
    else if (current !== via && current < nodeCount) {
      next[cell] = ambiguousRoute;
      contestants.set(cell, [current, via]);
    }
  }
}

/** A node forwards what no peer routes with a longer prefix; the narrowest range decides whether with NAT. */
function addForwarding(table: Draft, row: number, node: Node): void {
  for (const range of rangesBehind(node).toSorted((a, b) => prefixOf(a) - prefixOf(b))) {
    const { prefix, columns } = table.targetsOf(range);
    for (const column of columns) {
      if (prefix < (table.prefixes[column] ?? -1)) continue;
      table.forwards[row * table.columns + column] = isWithoutNat(node, range)
        ? forwardedWithoutNat
        : forwardedWithNat;
    }
  }
}

/** The members and ranges that are in a range. Each range is looked up once. */
function targetFinder(
  members: readonly Member[],
  ranges: readonly string[],
  isV6: boolean,
): (range: string) => Targets {
  const bits = isV6 ? 128 : 32;
  const isOfFamily = (text: string) => text.includes(':') === isV6;
  const own = [
    ...members.map((member) => memberAddresses(member).filter(isOfFamily).map(hostRange)[0] ?? ''),
    ...ranges.map((range) => (isOfFamily(range) ? range : '')),
  ].map(spelledHost);
  const hosts = new Map<string, number[]>();
  const numbers = own.flatMap((range, column) => {
    if (isHostRange(range)) hosts.set(range, [...(hosts.get(range) ?? []), column]);
    const value = addressNumber(addressOfHost(range));
    return value === undefined ? [] : [{ column, value, prefix: prefixOf(range) }];
  });
  const find = (range: string): Targets => {
    const prefix = prefixOf(range);
    const isReadable = Number.isInteger(prefix) && prefix <= bits;
    if (!isOfFamily(range) || !isReadable) return { prefix, columns: [] };
    if (isHostRange(range)) return { prefix, columns: hosts.get(spelledHost(range)) ?? [] };
    const value = addressNumber(addressOfHost(range));
    // The server stores allowed IPs without checking them.
    if (value === undefined) return { prefix, columns: [] };
    const shift = BigInt(bits - prefix);
    const head = value >> shift;
    const inside = numbers.filter((target) => target.prefix >= prefix && target.value >> shift === head);
    return { prefix, columns: inside.map(({ column }) => column) };
  };
  const known = new Map<string, Targets>();
  return (range) => {
    const found = known.get(range) ?? find(range);
    known.set(range, found);
    return found;
  };
}
