import { togglePair } from '../../../mocks/fixtures/aclMatrix.ts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../mocks/seededRandom.ts';
import {
  allowAll,
  blockAll,
  countChanges,
  editAcls,
  hasChanges,
  isChanged,
  moveTo,
  redo,
  reset,
  setPairs,
  undo,
  type AclEdit,
} from './aclEdit.ts';
import { aclMatrixOf, aclAllowed } from './aclMatrix.ts';
import { allowedInRow, isAllowed, withPairs } from './aclPairs.ts';
import { aclFromWire } from './aclWire.ts';

/** a–b and b–c are allowed, a–c is blocked, and c–d is allowed only from c to d. */
const loaded = aclFromWire({
  a: { b: 2, c: 1, d: 1 },
  b: { a: 2, c: 2, d: 1 },
  c: { a: 1, b: 2, d: 2 },
  d: { a: 1, b: 1, c: 1 },
});
const start = editAcls(loaded);
const [a, b, c, d] = [0, 1, 2, 3];

function allowedOf(edit: AclEdit): string {
  const names = 'abcd';
  const pairs: string[] = [];
  for (let one = 0; one < 4; one++) {
    for (let other = one + 1; other < 4; other++) {
      if (isAllowed(edit.pairs, one, other)) pairs.push(`${names[one]}${names[other]}`);
    }
  }
  return pairs.join(' ');
}

describe('editing', () => {
  it.each<[what: string, AclEdit, allowed: string]>([
    ['begins with what was loaded', start, 'ab bc'],
    ['blocks a pair', togglePair(start, a, b), 'bc'],
    ['blocks a pair from its other cell', togglePair(start, b, a), 'bc'],
    ['allows a pair', togglePair(start, a, c), 'ab ac bc'],
    ['allows a pair that was allowed in one direction', togglePair(start, d, c), 'ab bc cd'],
    ['allows a block of pairs', setPairs(start, [a, b], [c, d], true), 'ab ac ad bc bd'],
    ['allows a block that meets itself', setPairs(start, [b, c, d], [b, c, d], true), 'ab bc bd cd'],
    ['allows all', allowAll(start), 'ab ac ad bc bd cd'],
    ['allows all of one node', allowAll(start, d), 'ab ad bc bd cd'],
    ['blocks all', blockAll(start), ''],
    ['blocks all of one node', blockAll(start, b), ''],
    ['has no rule of a node with itself', togglePair(start, a, a), 'ab bc'],
    ['takes a step back', undo(blockAll(start)), 'ab bc'],
    ['does a step again', redo(undo(blockAll(start))), ''],
    ['goes back to what was loaded', reset(allowAll(start)), 'ab bc'],
    ['takes that back', undo(reset(allowAll(start))), 'ab ac ad bc bd cd'],
    ['has nothing to take back at first', undo(start), 'ab bc'],
    ['has nothing to do again at first', redo(start), 'ab bc'],
    ['forgets what was taken back with the next step', redo(togglePair(undo(allowAll(start)), a, b)), 'bc'],
  ])('%s', (_, edit, allowed) => {
    expect(allowedOf(edit)).toBe(allowed);
  });

  it('returns the same edit if nothing changes, so there is nothing to undo', () => {
    expect(setPairs(start, [a], [b], true)).toBe(start);
    expect(reset(start)).toBe(start);
  });
});

describe('changes', () => {
  const edit = setPairs(togglePair(start, a, b), [c], [a, d], true);

  it('are counted', () => {
    expect(countChanges(edit)).toEqual({ blocked: 1, allowed: 2 });
    expect(countChanges(start)).toEqual({ blocked: 0, allowed: 0 });
  });

  it('are marked at both cells', () => {
    expect(isChanged(edit, b, a)).toBe(true);
    expect(isChanged(edit, b, c)).toBe(false);
  });

  it('are none once a pair is back to its loaded state', () => {
    const toAndFro = togglePair(togglePair(start, c, d), c, d);
    expect(hasChanges(toAndFro)).toBe(false);
    expect(hasChanges(edit)).toBe(true);
  });
});

describe('reloaded ACLs', () => {
  const edit = togglePair(start, a, b);

  it('keep the changes, and the undo history if nothing else changed', () => {
    const again = { ...loaded, cells: loaded.cells.slice() };
    const moved = moveTo(edit, again, again);
    expect(moved.loaded).toBe(again);
    expect(allowedOf(moved)).toBe('bc');
    expect(allowedOf(undo(moved))).toBe('ab bc');
  });

  it('apply the changes on top of changes made by others', () => {
    const fresh = withPairs(loaded, togglePair(start, a, c).pairs);
    const merged = withPairs(fresh, togglePair(editAcls(fresh), a, b).pairs);
    const moved = moveTo(edit, fresh, merged);
    expect(allowedOf(moved)).toBe('ac bc');
    expect(countChanges(moved)).toEqual({ blocked: 1, allowed: 0 });
    expect(undo(moved)).toBe(moved);
  });
});

it('undoes and redoes many random steps exactly', () => {
  const random = seededRandom(5);
  const size = 70;
  const ids = Array.from({ length: size }, (_, index) => `n${index}`);
  const cells = Uint8Array.from({ length: size * size }, () => (random() < 0.8 ? aclAllowed : 1));
  let edit = editAcls(aclMatrixOf(ids, cells));
  const states = [edit.pairs.bits];
  const some = () => ids.flatMap((_, index) => (random() < 0.2 ? [index] : []));
  for (let step = 0; step < 80; step++) {
    const next = setPairs(edit, some(), some(), random() < 0.5);
    if (next !== edit) states.push(next.pairs.bits);
    edit = next;
  }
  for (const bits of states.toReversed().slice(1)) {
    edit = undo(edit);
    expect(edit.pairs.bits).toEqual(bits);
  }
  for (const bits of states.slice(1)) {
    edit = redo(edit);
    expect(edit.pairs.bits).toEqual(bits);
  }
});

it('edits and undoes the pairs of 500 nodes', () => {
  const size = 500;
  const ids = Array.from({ length: size }, (_, index) => `n${index}`);
  const edit = editAcls(aclMatrixOf(ids, new Uint8Array(size * size).fill(aclAllowed)));
  const one = togglePair(edit, 17, 499);
  const none = blockAll(one, 17);
  expect(allowedInRow(none.pairs, 17)).toBe(0);
  expect(countChanges(none)).toEqual({ blocked: 499, allowed: 0 });
  expect(undo(none).pairs.bits).toEqual(one.pairs.bits);
});
