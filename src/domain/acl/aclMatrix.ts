/** Values of a cell on the wire (§3); 0 or missing counts as blocked. */
export const aclBlocked = 1;
export const aclAllowed = 2;

/** A network's ACL container as one compact square: `cells[row * size + column]` over `nodeIds`, 0 where nothing was sent. */
export type AclMatrix = {
  readonly nodeIds: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly cells: Uint8Array;
};

/** The cell of `from` towards `to`; 0 when either node is unknown to the container. */
export function aclCell(matrix: AclMatrix, from: string, to: string): number {
  const row = matrix.indexOf.get(from);
  const column = matrix.indexOf.get(to);
  if (row === undefined || column === undefined) return 0;
  return matrix.cells[row * matrix.nodeIds.length + column] ?? 0;
}

/** Traffic flows only while both directions are allowed: the server treats one-sided or missing cells as blocked. */
export function isPairAllowed(matrix: AclMatrix, one: string, other: string): boolean {
  return aclCell(matrix, one, other) === aclAllowed && aclCell(matrix, other, one) === aclAllowed;
}
