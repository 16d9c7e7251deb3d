/** Values of a cell on the wire; 0 or missing counts as blocked. */
export const aclBlocked = 1;
export const aclAllowed = 2;

/**
 * The ACLs of a network as one compact square: `cells[row * size + column]` over `nodeIds`, 0 where the server sent
 * nothing. Each cell is one byte, because the server stores any byte and unchanged cells must be sent back as they
 * were.
 */
export type AclMatrix = {
  readonly nodeIds: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly cells: Uint8Array;
};

export function aclMatrixOf(nodeIds: readonly string[], cells: Uint8Array): AclMatrix {
  return { nodeIds, indexOf: new Map(nodeIds.map((id, index) => [id, index])), cells };
}

export function aclCell(matrix: AclMatrix, from: string, to: string): number {
  const row = matrix.indexOf.get(from);
  const column = matrix.indexOf.get(to);
  return row === undefined || column === undefined ? 0 : cellAt(matrix, row, column);
}

export function cellAt({ nodeIds, cells }: AclMatrix, row: number, column: number): number {
  return cells[row * nodeIds.length + column] ?? 0;
}

export function isRowChanged(before: AclMatrix, after: AclMatrix, row: number): boolean {
  const size = before.nodeIds.length;
  for (let at = row * size; at < (row + 1) * size; at++) {
    if (before.cells[at] !== after.cells[at]) return true;
  }
  return false;
}

export function isSameMatrix(one: AclMatrix, other: AclMatrix): boolean {
  return (
    one.nodeIds.length === other.nodeIds.length &&
    one.nodeIds.every((id, index) => id === other.nodeIds[index]) &&
    one.cells.every((cell, index) => cell === other.cells[index])
  );
}

/** Traffic flows only while both directions are allowed: the server treats one-sided or missing cells as blocked. */
export function isPairAllowed(matrix: AclMatrix, one: string, other: string): boolean {
  return aclCell(matrix, one, other) === aclAllowed && aclCell(matrix, other, one) === aclAllowed;
}

/** Sets both directions of a pair, in place. `one` and `other` are indexes in `nodeIds`. */
export function setCells(
  { nodeIds, cells }: AclMatrix,
  one: number,
  other: number,
  isAllowed: boolean,
): void {
  const cell = isAllowed ? aclAllowed : aclBlocked;
  cells[one * nodeIds.length + other] = cell;
  cells[other * nodeIds.length + one] = cell;
}

/** Allows or blocks pairs in both directions. */
export function withPairsSet(
  matrix: AclMatrix,
  pairs: readonly (readonly [string, string])[],
  areAllowed: boolean,
): AclMatrix {
  const copy = withNodes(matrix, [...new Set(pairs.flat())]);
  for (const [one, other] of pairs) {
    setCells(copy, copy.indexOf.get(one) ?? 0, copy.indexOf.get(other) ?? 0, areAllowed);
  }
  return copy;
}

function withNodes(matrix: AclMatrix, nodes: readonly string[]): AclMatrix {
  const ids = [...matrix.nodeIds, ...nodes.filter((id) => !matrix.indexOf.has(id))];
  const before = matrix.nodeIds.length;
  if (ids.length === before) return { ...matrix, cells: matrix.cells.slice() };
  const grown = aclMatrixOf(ids, new Uint8Array(ids.length ** 2));
  for (let row = 0; row < before; row++) {
    grown.cells.set(matrix.cells.subarray(row * before, (row + 1) * before), row * ids.length);
  }
  return grown;
}

/**
 * Adapts ACLs to the nodes that joined or left since they were loaded: new nodes are allowed until their rows are known,
 * and rows of deleted nodes go. Rows of nodes that were already deleted stay.
 */
export function aclSince(
  matrix: AclMatrix,
  present: readonly string[],
  presentThen: readonly string[],
): AclMatrix {
  const [now, then] = [new Set(present), new Set(presentThen)];
  const kept = matrix.nodeIds.filter((id) => now.has(id) || !then.has(id));
  const joined = present.filter((id) => !then.has(id) && !matrix.indexOf.has(id));
  if (joined.length === 0 && kept.length === matrix.nodeIds.length) return matrix;
  const ids = [...kept, ...joined];
  const places = ids.map((id) => matrix.indexOf.get(id));
  const cells = places.flatMap((row) =>
    places.map((column) =>
      row === undefined || column === undefined ? aclAllowed : cellAt(matrix, row, column),
    ),
  );
  return aclMatrixOf(ids, new Uint8Array(cells));
}

export type PairReason = 'allowed' | 'blocked' | 'missing' | 'oneSided';

/** `one` and `other` are indexes in `nodeIds`. A missing cell takes precedence, because no one has set it. */
export function pairReason(matrix: AclMatrix, one: number, other: number): PairReason {
  const there = cellAt(matrix, one, other);
  const back = cellAt(matrix, other, one);
  if (there === aclAllowed && back === aclAllowed) return 'allowed';
  if (there === 0 || back === 0) return 'missing';
  return there === aclAllowed || back === aclAllowed ? 'oneSided' : 'blocked';
}

export type SeenNodes = { readonly ruled: readonly string[]; readonly seen: ReadonlySet<string> };

export function seenNodes(
  before: SeenNodes | undefined,
  ruled: readonly string[],
  present: readonly string[],
): SeenNodes {
  if (before?.ruled !== ruled) return { ruled, seen: new Set(present) };
  if (present.every((id) => before.seen.has(id))) return before;
  return { ruled, seen: new Set([...before.seen, ...present]) };
}

/**
 * Counts the nodes that joined or left since the ACLs were loaded. Rows of deleted nodes that the server still has don't
 * count.
 */
export function nodeSetChange(
  { ruled, seen }: SeenNodes,
  present: readonly string[],
): { readonly joined: number; readonly left: number } {
  const hasRules = new Set(ruled);
  const isPresent = new Set(present);
  return {
    joined: present.filter((id) => !hasRules.has(id)).length,
    left: ruled.filter((id) => seen.has(id) && !isPresent.has(id)).length,
  };
}
