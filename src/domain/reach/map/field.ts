import { aclAllowed, type AclMatrix } from '../../acl/aclMatrix.ts';
import { addressNumber, normaliseIP } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { endpointOf, nearby } from '../told/peersOf.ts';
import {
  clientMember,
  hostRange,
  isHostRange,
  type Member,
  memberAddresses,
  memberKey,
  nodeMember,
  type ReachIndex,
  reachIndex,
  type ReachSource,
} from '../told/reachIndex.ts';
import { prefixOf } from '../told/walk.ts';

/** The members of a network by their places, and the ranges behind its gateways as further targets. */
export type Field = {
  readonly index: ReachIndex;
  readonly netid: string;
  /** Nodes first, then clients. */
  readonly members: readonly Member[];
  readonly nodes: readonly Node[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly ranges: readonly string[];
  /** Whether the rules allow two nodes, by their places. */
  readonly allows: (one: number, other: number) => boolean;
};

/** Longer than any prefix of a range. */
export const exact = 255;

/** A prefix, and the members and ranges that lie in it. `prefix` is one more than its bits. */
export type Columns = { readonly prefix: number; readonly columns: readonly number[] };
/** The members and ranges that lie in a range, each range looked up once. */
export function columnFinder({ members, ranges }: Field, isV6: boolean): (range: string) => Columns {
  const known = new Map<string, Columns>();
  const byAddress = new Map<string, number[]>();
  const numbers: { readonly column: number; readonly value: bigint; readonly prefix: number }[] = [];
  const bits = isV6 ? 128 : 32;
  const isOf = (text: string) => text.includes(':') === isV6;
  for (const [place, member] of members.entries()) {
    const address = memberAddresses(member).find(isOf);
    const value = address === undefined ? undefined : addressNumber(address);
    if (address === undefined || value === undefined) continue;
    const range = hostRange(normaliseIP(address) ?? address);
    byAddress.set(range, [...(byAddress.get(range) ?? []), place]);
    numbers.push({ column: place, value, prefix: bits });
  }
  for (const [at, range] of ranges.entries()) {
    const value = isOf(range) ? addressNumber(range.slice(0, range.lastIndexOf('/'))) : undefined;
    if (value !== undefined) numbers.push({ column: members.length + at, value, prefix: prefixOf(range) });
    if (isHostRange(range)) byAddress.set(range, [...(byAddress.get(range) ?? []), members.length + at]);
  }
  const find = (range: string): Columns => {
    if (!isOf(range)) return { prefix: 0, columns: [] };
    if (isHostRange(range)) {
      return { prefix: exact, columns: byAddress.get(isV6 ? (normalHost(range) ?? range) : range) ?? [] };
    }
    const value = addressNumber(range.slice(0, range.lastIndexOf('/')));
    const prefix = prefixOf(range);
    const shift = BigInt(bits - prefix);
    const head = value === undefined ? undefined : value >> shift;
    const inside = numbers.filter((one) => one.prefix >= prefix && one.value >> shift === head);
    return { prefix: prefix + 1, columns: inside.map(({ column }) => column) };
  };
  return (range) => {
    const found = known.get(range) ?? find(range);
    known.set(range, found);
    return found;
  };
}

function normalHost(range: string): string | undefined {
  const address = normaliseIP(range.slice(0, range.lastIndexOf('/')));
  return address === undefined ? undefined : hostRange(address);
}

/** The server looks at a local address only to see whether a gateway's range holds it. */
export function heldLocalAddresses(nodes: readonly Node[]): readonly string[] {
  const ranges = [...new Set(nodes.flatMap((node) => (node.isEgressGateway ? node.egressRanges : [])))];
  const heads = ranges.flatMap((range) => {
    const isV6 = range.includes(':');
    const value = addressNumber(range.slice(0, range.lastIndexOf('/')));
    const shift = BigInt((isV6 ? 128 : 32) - prefixOf(range));
    return value === undefined ? [] : [{ isV6, shift, head: value >> shift }];
  });
  return nodes.map(({ localAddress }) => {
    const isV6 = localAddress.includes(':');
    const value = addressNumber(localAddress);
    const isHeld =
      value !== undefined && heads.some((one) => one.isV6 === isV6 && value >> one.shift === one.head);
    return isHeld ? localAddress : '';
  });
}

export function fieldOf(source: ReachSource, netid: string): Field {
  const index = reachIndex(source);
  const nodes = index.nodesByNetwork.get(netid) ?? [];
  const clients = source.clients.filter(({ network }) => network === netid);
  const members: readonly Member[] = [...nodes.map(nodeMember), ...clients.map(clientMember)];
  const placeOf = new Map(members.map((member, place) => [memberKey(member), place]));
  const ranges = [...new Set(nodes.flatMap((node) => (node.isEgressGateway ? node.egressRanges : [])))];
  return { index, netid, members, nodes, placeOf, ranges, allows: allowing(source.acls.get(netid), nodes) };
}

export function hasFamily({ members }: Field, isV6: boolean): boolean {
  return members.some((member) => memberAddresses(member).some((address) => address.includes(':') === isV6));
}

/** The rules over the places of the nodes; without them everybody is allowed. */
function allowing(
  acl: AclMatrix | undefined,
  nodes: readonly Node[],
): (one: number, other: number) => boolean {
  if (!acl) return (one, other) => one !== other;
  const { cells, nodeIds } = acl;
  const places = Int32Array.from(nodes, ({ id }) => acl.indexOf.get(id) ?? -1);
  return (one, other) => {
    const [row, column] = [places[one] ?? -1, places[other] ?? -1];
    if (row < 0 || column < 0) return false;
    return (
      cells[row * nodeIds.length + column] === aclAllowed &&
      cells[column * nodeIds.length + row] === aclAllowed
    );
  };
}

/** Bits by place of a node: it never calls, it can be called from anywhere, from behind the same router. */
export type Callable = { readonly flags: Uint8Array; readonly endpoints: Uint32Array };

const neverTold = 1;

const isRelayedFlag = 2;

const farCallable = 4;

const nearCallable = 8;

export function callableOf(nodes: readonly Node[]): Callable {
  const endpoints = new Map<string, number>();
  const isCalled = ({ ip, port }: { ip: string; port: number }) => ip !== '' && port !== 0;
  const flags = Uint8Array.from(nodes, (node) => {
    const far = isCalled(endpointOf(node)) ? farCallable : 0;
    const near = isCalled(endpointOf(nearby(node))) ? nearCallable : 0;
    return far | near | (node.isServer ? neverTold : 0) | (node.isRelayed ? isRelayedFlag : 0);
  });
  const numbers = Uint32Array.from(nodes, ({ endpoint }) => {
    const number = endpoints.get(endpoint) ?? endpoints.size;
    endpoints.set(endpoint, number);
    return number;
  });
  return { flags, endpoints: numbers };
}

/** Nodes stand before clients. */
type Called = { readonly callable: Callable; readonly nodeCount: number };

/** Whether one of two members knows where to call the other. */
export function canCall({ callable, nodeCount }: Called, one: number, other: number): boolean {
  return isTold(callable, nodeCount, one, other) || isTold(callable, nodeCount, other, one);
}

function isTold({ flags, endpoints }: Callable, nodeCount: number, caller: number, called: number): boolean {
  // Nobody is told an endpoint of a client; a client has its gateway's in its file.
  if (called >= nodeCount) return false;
  const target = flags[called] ?? 0;
  const own = caller < nodeCount ? (flags[caller] ?? 0) : isRelayedFlag;
  if (own & isRelayedFlag) return (target & farCallable) !== 0;
  if (own & neverTold || target & isRelayedFlag) return false;
  return (target & (endpoints[caller] === endpoints[called] ? nearCallable : farCallable)) !== 0;
}
