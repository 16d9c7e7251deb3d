import { aclAllowed, aclBlocked, cellAt, type AclMatrix } from './aclMatrix.ts';

/** Cell values other than allowed. `indexOf` finds them many times faster than a loop over the row. */
const notAllowed = [0, aclBlocked];

/**
 * Calls `found` for each direction that isn't allowed, in no particular order. Nodes without rules count as blocked.
 */
export function eachBlocked(
  ids: readonly string[],
  acl: AclMatrix,
  found: (a: number, b: number, isAllowedBack: boolean) => void,
): void {
  const { nodeIds, cells } = acl;
  const places = ids.map((id) => acl.indexOf.get(id));
  const unknown = [...places.keys()].filter((index) => places[index] === undefined);
  const indexAt = new Map(places.map((place, index) => [place, index]));
  for (const [a, place] of places.entries()) {
    if (place === undefined) {
      for (const b of places.keys()) if (b !== a) found(a, b, false);
      continue;
    }
    const row = cells.subarray(place * nodeIds.length, (place + 1) * nodeIds.length);
    for (const cell of notAllowed) {
      for (let index = row.indexOf(cell); index >= 0; index = row.indexOf(cell, index + 1)) {
        const b = indexAt.get(index);
        if (b === undefined || b === a) continue;
        found(a, b, cellAt(acl, index, place) === aclAllowed);
      }
    }
    for (const b of unknown) found(a, b, false);
  }
}

/** Counts blocked pairs like the ACL page, including pairs that would have no link. */
export function blockedPairCount(ids: readonly string[], acl: AclMatrix): number {
  let count = 0;
  eachBlocked(ids, acl, (a, b, isAllowedBack) => {
    // Pairs blocked in both directions are found twice.
    if (a < b || isAllowedBack) count += 1;
  });
  return count;
}
