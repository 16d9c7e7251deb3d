/** Values of a cell on the wire (§3); 0 or missing counts as blocked. */
export const aclBlocked = 1;
export const aclAllowed = 2;

/** A network's ACL container as one compact square: `cells[row * size + column]` over `nodeIds`, 0 where nothing was sent. */
export type AclMatrix = {
  readonly nodeIds: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly cells: Uint8Array;
};
