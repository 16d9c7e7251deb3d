import { WireError, WireObject } from '../wire.ts';
import { editAcls, type AclEdit } from './aclEdit.ts';
import { aclAllowed, cellAt, type AclMatrix } from './aclMatrix.ts';
import { allowedPairs, differingAfter, noPairs, setPair, toggledPairs, withPairs } from './aclPairs.ts';

/**
 * Limits the stored edit to about 800 kB. Changes to whole nodes and groups have long runs, so only an irregular edit
 * of millions of pairs exceeds it. An edit of that size stays in memory, and the browser asks before it is lost.
 */
const maxRuns = 40_000;

/**
 * Changed pairs of one node with consecutive others: indexes in `nodeIds`, their number, and both cells of each pair
 * as they were loaded.
 */
type StoredRun = [one: number, firstOther: number, count: number, there: number, back: number];

export function aclEditToStored({ loaded, before, pairs }: AclEdit): unknown {
  const rows = loaded.nodeIds.map((_, row) => differingAfter(before, pairs, row));
  const involved = involvedIn(rows);
  const places = new Int32Array(rows.length);
  for (const [place, index] of involved.entries()) places[index] = place;
  const runs: StoredRun[] = [];
  for (const [one, others] of rows.entries()) {
    let run: StoredRun | undefined;
    for (const other of others) {
      const place = places[other] ?? 0;
      const there = cellAt(loaded, one, other);
      const back = cellAt(loaded, other, one);
      if (run && place === run[1] + run[2] && there === run[3] && back === run[4]) {
        run[2] += 1;
      } else {
        if (runs.length === maxRuns) return undefined;
        run = [places[one] ?? 0, place, 1, there, back];
        runs.push(run);
      }
    }
  }
  return runs.length === 0 ? undefined : { nodeIds: involved.map((index) => loaded.nodeIds[index]), runs };
}

function involvedIn(rows: readonly (readonly number[])[]): readonly number[] {
  const isInvolved = new Uint8Array(rows.length);
  for (const [one, others] of rows.entries()) {
    for (const other of others) {
      isInvolved[one] = 1;
      isInvolved[other] = 1;
    }
  }
  return Array.from(rows.keys()).filter((index) => isInvolved[index] === 1);
}

/**
 * Restores a stored edit on freshly loaded ACLs. The changed pairs keep the cells loaded at that time, so changes
 * made by others since then become conflicts. Pairs of deleted nodes are dropped, and there is no undo history.
 * Returns undefined if the JSON isn't a stored edit.
 */
export function aclEditFromStored(json: unknown, fresh: AclMatrix): AclEdit | undefined {
  const size = fresh.nodeIds.length;
  const loaded = { ...fresh, cells: fresh.cells.slice() };
  const changed = noPairs(fresh.nodeIds);
  try {
    const stored = new WireObject(json, 'acls');
    const places = stored.texts('nodeIds').map((id) => fresh.indexOf.get(id));
    const runs = stored.list('runs', runFromStored);
    if (runs.length > maxRuns) return undefined;
    for (const [first, start, count, there, back] of runs) {
      const one = places[first];
      for (const other of places.slice(start, start + count)) {
        if (one === undefined || other === undefined || one === other) continue;
        loaded.cells[one * size + other] = there;
        loaded.cells[other * size + one] = back;
        setPair(changed, one, other);
      }
    }
  } catch {
    return undefined;
  }
  if (allowedPairs(changed) === 0) return undefined;
  const begun = editAcls(loaded);
  return { ...begun, pairs: toggledPairs(begun.before, changed) };
}

/** Counts the pairs that reverting a stored edit allows and blocks at most, and lists the nodes of the edit. */
export function restoredPairs(json: unknown): {
  readonly allowed: number;
  readonly blocked: number;
  readonly nodeIds: readonly string[];
} {
  try {
    const stored = new WireObject(json, 'acls');
    const nodeIds = stored.texts('nodeIds');
    const counts = { allowed: 0, blocked: 0 };
    for (const [, start, count, there, back] of stored.list('runs', runFromStored)) {
      const isRestored = there === aclAllowed && back === aclAllowed;
      counts[isRestored ? 'allowed' : 'blocked'] += Math.max(0, Math.min(count, nodeIds.length - start));
    }
    return { ...counts, nodeIds };
  } catch {
    return { allowed: 0, blocked: 0, nodeIds: [] };
  }
}

/** Returns the change of current ACLs that reverts a stored edit. Its conflicts are pairs that were changed since. */
export function revertOfStored(
  json: unknown,
  fresh: AclMatrix,
): { readonly from: AclMatrix; readonly to: AclMatrix } {
  const edit = aclEditFromStored(json, fresh);
  return edit ? { from: withPairs(edit.loaded, edit.pairs), to: edit.loaded } : { from: fresh, to: fresh };
}

function runFromStored(json: unknown, path: string): StoredRun {
  const [one, other, count, there, back, ...more] = Array.isArray(json) ? json.map(placeFrom) : [];
  const isRun = one !== undefined && other !== undefined && count !== undefined && more.length === 0;
  if (!isRun || !isByte(there) || !isByte(back)) throw new WireError(path, 'a run of pairs', json);
  return [one, other, count, there, back];
}

function placeFrom(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

function isByte(value: number | undefined): value is number {
  return value !== undefined && value < 256;
}
