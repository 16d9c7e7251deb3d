import { aclAllowed, cellAt, type AclMatrix } from '../acl/aclMatrix.ts';

/**
 * Which members of a mesh are linked. A thousand nodes have 499,500 pairs, so a pair is one bit and never an object;
 * members go by their index in `ids`.
 */
export type Mesh = {
  readonly ids: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** One bit per unordered pair, see `pairNumber`. */
  readonly linked: Uint32Array;
  /** Per member. */
  readonly linkCounts: Uint32Array;
  /** Per member: pairs that the rules block. */
  readonly blockedCounts: Uint32Array;
  readonly linkCount: number;
  readonly blockedCount: number;
  /** Pairs, by number, that are neither linked nor blocked because one relays the other. */
  readonly relayedPairs: ReadonlySet<number>;
};

export type IdPair = readonly [one: string, other: string];

export const emptyMesh = meshOf([], undefined, []);

/** Everybody with everybody, but for pairs that the rules block and pairs of which one relays the other. */
export function meshOf(ids: readonly string[], acl: AclMatrix | undefined, relayed: readonly IdPair[]): Mesh {
  const size = ids.length;
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const relayedPairs = new Set(
    relayed.flatMap(([one, other]) => {
      const a = indexOf.get(one);
      const b = indexOf.get(other);
      return a === undefined || b === undefined || a === b ? [] : [pairNumber(a, b)];
    }),
  );
  const linked = new Uint32Array(Math.ceil((size * (size - 1)) / 64));
  const linkCounts = new Uint32Array(size);
  const blockedCounts = new Uint32Array(size);
  let linkCount = 0;
  let blockedCount = 0;
  const isAllowed = allowance(ids, acl);
  for (let high = 1; high < size; high += 1) {
    for (let low = 0; low < high; low += 1) {
      const pair = pairNumber(high, low);
      if (relayedPairs.size > 0 && relayedPairs.has(pair)) continue;
      const isLinked = isAllowed(high, low);
      const counts = isLinked ? linkCounts : blockedCounts;
      counts[high] = (counts[high] ?? 0) + 1;
      counts[low] = (counts[low] ?? 0) + 1;
      if (isLinked) {
        linked[pair >>> 5] = (linked[pair >>> 5] ?? 0) | (1 << (pair & 31));
        linkCount += 1;
      } else blockedCount += 1;
    }
  }
  return { ids, indexOf, linked, linkCounts, blockedCounts, linkCount, blockedCount, relayedPairs };
}

/** Places of unordered pairs: (1,0), (2,0), (2,1), (3,0)… so that a pair keeps its place when members join at the end. */
function pairNumber(one: number, other: number): number {
  const high = Math.max(one, other);
  return (high * (high - 1)) / 2 + Math.min(one, other);
}

export function areLinked(mesh: Mesh, one: number, other: number): boolean {
  if (one === other) return false;
  const pair = pairNumber(one, other);
  return (((mesh.linked[pair >>> 5] ?? 0) >>> (pair & 31)) & 1) === 1;
}

/** Every link. Only to be asked of a mesh whose `linkCount` is small; empty stretches cost next to nothing. */
export function linkedPairs(mesh: Mesh): readonly IdPair[] {
  const pairs: IdPair[] = [];
  for (const [place, word] of mesh.linked.entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      const pair = place * 32 + (31 - Math.clz32(rest & -rest));
      const high = Math.floor((1 + Math.sqrt(1 + 8 * pair)) / 2);
      const one = mesh.ids[high];
      const other = mesh.ids[pair - (high * (high - 1)) / 2];
      if (one !== undefined && other !== undefined) pairs.push([other, one]);
    }
  }
  return pairs;
}

/** Ids of the members that one is linked to. */
export function linkedTo(mesh: Mesh, id: string): readonly string[] {
  return othersOf(mesh, id, (index, other) => areLinked(mesh, index, other));
}

/** Ids of the members that the rules keep from one. */
export function blockedFrom(mesh: Mesh, id: string): readonly string[] {
  return othersOf(
    mesh,
    id,
    (index, other) => !areLinked(mesh, index, other) && !mesh.relayedPairs.has(pairNumber(index, other)),
  );
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

/** Whether the rules let two members talk; without rules everybody does. */
function allowance(
  ids: readonly string[],
  acl: AclMatrix | undefined,
): (one: number, other: number) => boolean {
  if (!acl) return () => true;
  const places = Int32Array.from(ids, (id) => acl.indexOf.get(id) ?? -1);
  return (one, other) => {
    const row = places[one] ?? -1;
    const column = places[other] ?? -1;
    return (
      row >= 0 &&
      column >= 0 &&
      cellAt(acl, row, column) === aclAllowed &&
      cellAt(acl, column, row) === aclAllowed
    );
  };
}
