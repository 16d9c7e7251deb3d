import {
  aclAllowed,
  isRowChanged,
  pairReason,
  setCells,
  type AclMatrix,
  type PairReason,
} from './aclMatrix.ts';
import { noPairs, setPair, type AclPairs } from './aclPairs.ts';

/**
 * A pair that the user and someone else changed to different results. Since an edit toggles whether a pair is
 * allowed, this happens only to a pair that was allowed in one direction: the user allows it while someone else
 * blocks it. Only a person can decide which change is right.
 */
export type MergeConflict = {
  readonly one: string;
  readonly other: string;
  readonly mine: boolean;
  readonly theirs: boolean;
  readonly was: PairReason;
};

export type AclMerge = {
  readonly merged: AclMatrix;
  readonly conflicts: readonly MergeConflict[];
  readonly joined: readonly string[];
  readonly left: readonly string[];
  readonly others: AclPairs;
};

/**
 * Three-way merge, pair by pair. The user's changes between `loaded` and `mine`, which have the same nodes, are
 * applied to the current ACLs. Changes by others stay, including the rows of new nodes. If both changed a pair to the
 * same result, the user's cells are used, since they are equal in both directions.
 */
export function mergeAcls(loaded: AclMatrix, mine: AclMatrix, current: AclMatrix): AclMerge {
  const size = loaded.nodeIds.length;
  const places = Int32Array.from(loaded.nodeIds, (id) => current.indexOf.get(id) ?? -1);
  const cells = current.cells.slice();
  const conflicts: MergeConflict[] = [];
  const others = noPairs(current.nodeIds);

  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      const there = one * size + other;
      const back = other * size + one;
      const row = places[one] ?? -1;
      const column = places[other] ?? -1;
      if (row < 0 || column < 0) continue;
      const thereNow = row * current.nodeIds.length + column;
      const backNow = column * current.nodeIds.length + row;
      const isUntouched =
        current.cells[thereNow] === loaded.cells[there] && current.cells[backNow] === loaded.cells[back];
      const isTheirsAllowed = areBothAllowed(current, thereNow, backNow);
      if (mine.cells[there] === loaded.cells[there] && mine.cells[back] === loaded.cells[back]) {
        if (!isUntouched && isTheirsAllowed !== areBothAllowed(loaded, there, back)) {
          setPair(others, row, column);
        }
        continue;
      }
      const isMineAllowed = areBothAllowed(mine, there, back);
      if (isUntouched || isMineAllowed === isTheirsAllowed) {
        cells[thereNow] = mine.cells[there] ?? 0;
        cells[backNow] = mine.cells[back] ?? 0;
      } else {
        conflicts.push({
          one: loaded.nodeIds[one] ?? '',
          other: loaded.nodeIds[other] ?? '',
          mine: isMineAllowed,
          theirs: isTheirsAllowed,
          was: pairReason(loaded, one, other),
        });
      }
    }
  }
  return {
    merged: { ...current, cells },
    conflicts,
    joined: current.nodeIds.filter((id) => !loaded.indexOf.has(id)),
    left: loaded.nodeIds.filter((_, index) => places[index] === -1),
    others,
  };
}

export function conflictKey({ one, other }: MergeConflict): string {
  return `${one} ${other}`;
}

/** Applies the user’s side of each conflict, except those whose keys are in `theirs`. */
export function resolveMerge({ merged, conflicts }: AclMerge, theirs: ReadonlySet<string>): AclMatrix {
  const resolved = { ...merged, cells: merged.cells.slice() };
  for (const conflict of conflicts) {
    if (theirs.has(conflictKey(conflict))) continue;
    const [one, other] = [merged.indexOf.get(conflict.one) ?? 0, merged.indexOf.get(conflict.other) ?? 0];
    setCells(resolved, one, other, conflict.mine);
  }
  return resolved;
}

/**
 * Restores changes by others that a PUT overwrote. A PUT replaces whole rows, so changes made to them after `read`
 * are lost, but the opposite cell still shows them if its row wasn't sent. Returns `kept`, the ACLs after the PUT,
 * with the lost cells restored, or undefined if none were lost.
 */
export function restoreOverwritten(
  read: AclMatrix,
  asked: AclMatrix,
  kept: AclMatrix,
): AclMatrix | undefined {
  const size = kept.nodeIds.length;
  const places = Int32Array.from(kept.nodeIds, (id) => read.indexOf.get(id) ?? -1);
  const wasSent = places.map((place) => (isRowChanged(read, asked, place) ? 1 : 0));
  const cells = kept.cells.slice();
  let isLost = false;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (row === column || wasSent[row] === 0 || wasSent[column] === 1) continue;
      const mirrored = kept.cells[column * size + row] ?? 0;
      if (mirrored === cellIfKnown(read, places[column] ?? -1, places[row] ?? -1)) continue;
      if (cells[row * size + column] === mirrored) continue;
      cells[row * size + column] = mirrored;
      isLost = true;
    }
  }
  return isLost ? { ...kept, cells } : undefined;
}

export function includesChanges(container: AclMatrix, before: AclMatrix, after: AclMatrix): boolean {
  const { merged, conflicts } = mergeAcls(before, after, container);
  return conflicts.length === 0 && merged.cells.every((cell, index) => cell === container.cells[index]);
}

function cellIfKnown({ nodeIds, cells }: AclMatrix, row: number, column: number): number {
  return row < 0 ? 0 : (cells[row * nodeIds.length + column] ?? 0);
}

function areBothAllowed({ cells }: AclMatrix, there: number, back: number): boolean {
  return cells[there] === aclAllowed && cells[back] === aclAllowed;
}
