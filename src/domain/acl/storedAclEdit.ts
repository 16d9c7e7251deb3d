import { WireError, WireObject } from '../wire.ts';
import { changedPairs, editAcls, type AclEdit } from './aclEdit.ts';
import { aclAllowed, aclBlocked, cellAt, type AclMatrix } from './aclMatrix.ts';
import { isAllowed, pairsOf } from './aclPairs.ts';

/**
 * How many changed pairs are written down: 160 kB at most. Blocking everything among 2,000 nodes changes two million, which
 * no browser keeps beside a page; such an edit lives in memory only, and the browser's own question stands before its loss.
 */
const mostPairs = 5_000;

/** A changed pair: its nodes as places in `nodeIds`, and both its cells as they were loaded. */
type StoredPair = readonly [one: number, other: number, there: number, back: number];

/** The changed pairs with what was loaded of them; undefined where there are none, or too many. */
export function aclEditToStored(edit: AclEdit): unknown {
  const { loaded } = edit;
  const places = new Map<string, number>();
  const placeOf = (index: number) => {
    const id = loaded.nodeIds[index] ?? '';
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  const pairs: StoredPair[] = [];
  for (const [one, other] of changedPairs(edit)) {
    if (pairs.length === mostPairs) return undefined;
    pairs.push([placeOf(one), placeOf(other), cellAt(loaded, one, other), cellAt(loaded, other, one)]);
  }
  return pairs.length === 0 ? undefined : { nodeIds: [...places.keys()], pairs };
}

/**
 * The edit that was written down, as changes of a container that was read since: `fresh`, but for the changed pairs as they
 * were loaded then, so that what others have changed meanwhile is met as a conflict. Pairs of nodes that are gone are void;
 * steps can no longer be taken back. undefined for anything that is no such edit.
 */
export function aclEditFromStored(json: unknown, fresh: AclMatrix): AclEdit | undefined {
  const size = fresh.nodeIds.length;
  const loaded = { ...fresh, cells: fresh.cells.slice() };
  const changed: (readonly [one: number, other: number])[] = [];
  try {
    const stored = new WireObject(json, 'acls');
    const nodeIds = stored.texts('nodeIds');
    const pairs = stored.list('pairs', pairFromStored);
    for (const [first, second, there, back] of pairs.slice(0, mostPairs)) {
      const one = fresh.indexOf.get(nodeIds[first] ?? '');
      const other = fresh.indexOf.get(nodeIds[second] ?? '');
      if (one === undefined || other === undefined || one === other) continue;
      loaded.cells[one * size + other] = there;
      loaded.cells[other * size + one] = back;
      changed.push([one, other]);
    }
  } catch {
    return undefined;
  }
  if (changed.length === 0) return undefined;

  const begun = editAcls(loaded);
  const cells = loaded.cells.slice();
  for (const [one, other] of changed) {
    const cell = isAllowed(begun.before, one, other) ? aclBlocked : aclAllowed;
    cells[one * size + other] = cell;
    cells[other * size + one] = cell;
  }
  return { ...begun, pairs: pairsOf({ ...loaded, cells }) };
}

function pairFromStored(json: unknown, path: string): StoredPair {
  if (!Array.isArray(json)) throw new WireError(path, 'a pair', json);
  const [one, other, there, back, ...more] = json.map((part: unknown) => part);
  if (!isPlace(one) || !isPlace(other) || !isByte(there) || !isByte(back) || more.length > 0) {
    throw new WireError(path, 'a pair', json);
  }
  return [one, other, there, back];
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isByte(value: unknown): value is number {
  return isPlace(value) && value < 256;
}
