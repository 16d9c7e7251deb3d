import { bitsSet } from '../reach/pairs/bits.ts';
import { isSameMatrix, type AclMatrix } from './aclMatrix.ts';
import { isAllowed, maskOf, pairsOf, type AclPairs } from './aclPairs.ts';

/** Unsaved changes to the ACLs of a network. Functions here return a new edit, or the same one if nothing changes. */
export type AclEdit = {
  readonly loaded: AclMatrix;
  readonly before: AclPairs;
  readonly pairs: AclPairs;
  /** The bits before each step that can be undone, and after each that can be redone, the nearest last. */
  readonly done: readonly Uint32Array[];
  readonly undone: readonly Uint32Array[];
};

/** Undo steps to keep. For 2,000 nodes, each takes half a megabyte. */
const longestHistory = 100;

export function editAcls(loaded: AclMatrix): AclEdit {
  const before = pairsOf(loaded);
  return { loaded, before, pairs: before, done: [], undone: [] };
}

export function setPairs(
  edit: AclEdit,
  rows: readonly number[],
  columns: readonly number[],
  allowed: boolean,
): AclEdit {
  const { stride } = edit.pairs;
  const bits = edit.pairs.bits.slice();
  const across = maskOf(columns, stride);
  const back = maskOf(rows, stride);
  for (const row of rows) setInRow(bits, stride, row, across, allowed);
  for (const column of columns) setInRow(bits, stride, column, back, allowed);
  return stepTo(edit, bits);
}

export function allowAll(edit: AclEdit, only?: number): AclEdit {
  return setAll(edit, true, only);
}

export function blockAll(edit: AclEdit, only?: number): AclEdit {
  return setAll(edit, false, only);
}

function setAll(edit: AclEdit, allowed: boolean, only?: number): AclEdit {
  const all = Array.from(edit.pairs.nodeIds.keys());
  return setPairs(edit, only === undefined ? all : [only], all, allowed);
}

export function reset(edit: AclEdit): AclEdit {
  return stepTo(edit, edit.before.bits);
}

/**
 * Applies the changes to ACLs that were loaded again; `merged` is `fresh` with these changes. The undo history is
 * kept only if nothing else changed, since its steps replace all bits.
 */
export function moveTo(edit: AclEdit, fresh: AclMatrix, merged: AclMatrix): AclEdit {
  if (isSameMatrix(edit.loaded, fresh)) return { ...edit, loaded: fresh };
  return { ...editAcls(fresh), pairs: pairsOf(merged) };
}

export function undo(edit: AclEdit): AclEdit {
  return stepBetween(edit, 'done', 'undone');
}

export function redo(edit: AclEdit): AclEdit {
  return stepBetween(edit, 'undone', 'done');
}

function stepBetween(edit: AclEdit, from: 'done' | 'undone', to: 'done' | 'undone'): AclEdit {
  const bits = edit[from].at(-1);
  if (!bits) return edit;
  const history = { [from]: edit[from].slice(0, -1), [to]: [...edit[to], edit.pairs.bits] };
  return { ...edit, ...history, pairs: { ...edit.pairs, bits } };
}

export function isChanged(edit: AclEdit, one: number, other: number): boolean {
  return isAllowed(edit.before, one, other) !== isAllowed(edit.pairs, one, other);
}

export type ChangeCount = { readonly blocked: number; readonly allowed: number };

export function countChanges({ before, pairs }: Pick<AclEdit, 'before' | 'pairs'>): ChangeCount {
  let blocked = 0;
  let allowed = 0;
  // This loop runs on every change. An iterator would allocate an array for each of 100,000 words.
  for (let at = 0; at < pairs.bits.length; at++) {
    const was = before.bits[at] ?? 0;
    const now = pairs.bits[at] ?? 0;
    if (was === now) continue;
    blocked += bitsSet(was & ~now);
    allowed += bitsSet(now & ~was);
  }
  return { blocked: blocked / 2, allowed: allowed / 2 };
}

export function hasChanges({ before, pairs }: AclEdit): boolean {
  return !isSame(before.bits, pairs.bits);
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  return one === other || one.every((word, at) => word === other[at]);
}

function setInRow(bits: Uint32Array, stride: number, row: number, mask: Uint32Array, allowed: boolean): void {
  mask.forEach((asked, word) => {
    // A node has no rule for itself.
    const bitsAsked = word === row >>> 5 ? asked & ~(1 << (row & 31)) : asked;
    const at = row * stride + word;
    const was = bits[at] ?? 0;
    bits[at] = allowed ? was | bitsAsked : was & ~bitsAsked;
  });
}

function stepTo(edit: AclEdit, bits: Uint32Array): AclEdit {
  if (isSame(edit.pairs.bits, bits)) return edit;
  return {
    ...edit,
    pairs: { ...edit.pairs, bits },
    done: [...edit.done, edit.pairs.bits].slice(-longestHistory),
    undone: [],
  };
}
