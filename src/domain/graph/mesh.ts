import type { AclMatrix } from '../acl/aclMatrix.ts';
import { pairCount } from '../acl/aclPairs.ts';
import { eachBlocked } from '../acl/eachBlocked.ts';

/**
 * Links between the members of a mesh. A thousand nodes have 499,500 pairs, so each pair is one bit. Members
 * are identified by their index in `ids`.
 */
export type Mesh = {
  readonly ids: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** One bit per unordered pair, see `pairNumber`. */
  readonly linked: Uint32Array;
  readonly linkCounts: Uint32Array;
  readonly blockedCounts: Uint32Array;
  readonly linkCount: number;
  /** Numbers of pairs that are neither linked nor blocked because one node relays the other. */
  readonly relayedPairs: ReadonlySet<number>;
};

export type IdPair = readonly [a: string, b: string];

export const emptyMesh = meshOf([], []);

export function meshOf(ids: readonly string[], relayed: readonly IdPair[]): Mesh {
  const size = ids.length;
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const linked = allPairs(size);
  const linkCounts = new Uint32Array(size).fill(Math.max(0, size - 1));
  const relayedPairs = new Set<number>();
  for (const [id, relay] of relayed) {
    const [a, b] = [indexOf.get(id), indexOf.get(relay)];
    if (a === undefined || b === undefined) continue;
    if (unlink(linked, linkCounts, a, b)) relayedPairs.add(pairNumber(a, b));
  }
  const linkCount = pairCount(size) - relayedPairs.size;
  const blockedCounts = new Uint32Array(size);
  return { ids, indexOf, linked, linkCounts, blockedCounts, linkCount, relayedPairs };
}

export function meshWithRules(mesh: Mesh, acl: AclMatrix): Mesh {
  const linked = mesh.linked.slice();
  const linkCounts = mesh.linkCounts.slice();
  const blockedCounts = new Uint32Array(mesh.ids.length);
  let blockedCount = 0;
  eachBlocked(mesh.ids, acl, (a, b) => {
    if (!unlink(linked, linkCounts, a, b)) return;
    blockedCounts[a] = (blockedCounts[a] ?? 0) + 1;
    blockedCounts[b] = (blockedCounts[b] ?? 0) + 1;
    blockedCount += 1;
  });
  return {
    ...mesh,
    linked,
    linkCounts,
    blockedCounts,
    linkCount: mesh.linkCount - blockedCount,
  };
}

function unlink(linked: Uint32Array, linkCounts: Uint32Array, a: number, b: number): boolean {
  const pair = pairNumber(a, b);
  if (a === b || !hasPair(linked, pair)) return false;
  linked[pair >>> 5] = (linked[pair >>> 5] ?? 0) & ~(1 << (pair & 31));
  linkCounts[a] = (linkCounts[a] ?? 0) - 1;
  linkCounts[b] = (linkCounts[b] ?? 0) - 1;
  return true;
}

/** Bits after the last pair are set too, but belong to no pair. */
function allPairs(size: number): Uint32Array {
  return new Uint32Array(Math.ceil(pairCount(size) / 32)).fill(0xffff_ffff);
}

function hasPair(bits: Uint32Array, pair: number): boolean {
  return (((bits[pair >>> 5] ?? 0) >>> (pair & 31)) & 1) === 1;
}

/** Numbers unordered pairs (1,0), (2,0), (2,1), (3,0)…, so that a pair keeps its number when members are appended. */
function pairNumber(a: number, b: number): number {
  const high = Math.max(a, b);
  return (high * (high - 1)) / 2 + Math.min(a, b);
}

export function areLinked(mesh: Mesh, a: number, b: number): boolean {
  return a !== b && hasPair(mesh.linked, pairNumber(a, b));
}

/** Returns all links. Call it only if `linkCount` is small; words without links are skipped. */
export function linkedPairs(mesh: Mesh): readonly IdPair[] {
  const pairs: IdPair[] = [];
  for (const [place, word] of mesh.linked.entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      const pair = place * 32 + (31 - Math.clz32(rest & -rest));
      const high = Math.floor((1 + Math.sqrt(1 + 8 * pair)) / 2);
      const a = mesh.ids[high];
      const b = mesh.ids[pair - (high * (high - 1)) / 2];
      if (a !== undefined && b !== undefined) pairs.push([b, a]);
    }
  }
  return pairs;
}

export function linkedTo(mesh: Mesh, id: string): readonly string[] {
  return othersOf(mesh, id, (index, other) => areLinked(mesh, index, other));
}

export function blockedFrom(mesh: Mesh, id: string): readonly string[] {
  return othersOf(mesh, id, (index, other) => areBlocked(mesh, index, other));
}

export function areBlocked(mesh: Mesh, a: number, b: number): boolean {
  return a !== b && !areLinked(mesh, a, b) && !mesh.relayedPairs.has(pairNumber(a, b));
}

function othersOf(
  mesh: Mesh,
  id: string,
  matches: (index: number, other: number) => boolean,
): readonly string[] {
  const index = mesh.indexOf.get(id);
  if (index === undefined) return [];
  return mesh.ids.filter((_, other) => other !== index && matches(index, other));
}
