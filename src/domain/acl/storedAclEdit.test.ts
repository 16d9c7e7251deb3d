import { togglePair } from '../../../mocks/fixtures/aclMatrix.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockAll, editAcls, hasChanges, type AclEdit } from './aclEdit.ts';
import { aclAllowed, aclBlocked, aclMatrixOf, type AclMatrix } from './aclMatrix.ts';
import { mergeAcls } from './aclMerge.ts';
import { pairsOf, withPairs } from './aclPairs.ts';
import { aclFromWire } from './aclWire.ts';
import { aclEditFromStored, aclEditToStored, revertOfStored } from './storedAclEdit.ts';

/** a–b and b–c are allowed, a–c is blocked, and c–d is allowed only from c to d. */
const wire = {
  a: { b: 2, c: 1, d: 1 },
  b: { a: 2, c: 2, d: 1 },
  c: { a: 1, b: 2, d: 2 },
  d: { a: 1, b: 1, c: 1 },
};
const loaded = aclFromWire(wire);
const [a, b, c, d] = [0, 1, 2, 3];
const changed = [
  [a, b],
  [c, d],
].reduce((edit, [one = 0, other = 0]) => togglePair(edit, one, other), editAcls(loaded));

const idsOf = (size: number) => Array.from({ length: size }, (_, index) => `n${index}`);
const open = (size: number) => aclMatrixOf(idsOf(size), new Uint8Array(size * size).fill(aclAllowed));

const written = (edit: AclEdit) => JSON.stringify(aclEditToStored(edit)) ?? 'null';
const reread = (text: string, fresh: AclMatrix = loaded) => aclEditFromStored(JSON.parse(text), fresh);
const wanted = ({ loaded: before, pairs }: AclEdit) => withPairs(before, pairs);

it('restores the changes of the same ACLs', () => {
  const edit = reread(written(changed));
  expect(edit?.loaded).toEqual(loaded);
  expect(edit?.pairs).toEqual(changed.pairs);
});

it('restores any edit of any ACLs', () => {
  const size = 5;
  const ids = ['n0', 'n1', 'n2', 'n3', 'n4'];
  const cell = fc.integer({ min: 0, max: 3 });
  const place = fc.nat(size - 1);
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: size * size, maxLength: size * size }),
      fc.array(fc.tuple(place, place), { minLength: 1 }),
      (cells, pairs) => {
        const container = aclMatrixOf(ids, Uint8Array.from(cells));
        const edit = pairs.reduce((one, [from, to]) => togglePair(one, from, to), editAcls(container));
        const again = reread(written(edit), container);
        expect([again?.loaded, again?.pairs]).toEqual(
          hasChanges(edit) ? [container, edit.pairs] : [undefined, undefined],
        );
      },
    ),
  );
});

it('restores loaded cells, so later changes by others become conflicts', () => {
  const now = aclFromWire({ ...wire, c: { ...wire.c, d: 1 } });
  const edit = reread(written(changed), now);
  if (!edit) throw new Error('The edit was not taken');
  const { conflicts } = mergeAcls(edit.loaded, wanted(edit), now);
  expect(conflicts).toEqual([{ one: 'c', other: 'd', mine: true, theirs: false, was: 'oneSided' }]);
});

it('finds nodes at their current index and drops pairs of deleted nodes', () => {
  const now = aclFromWire({ x: { b: 1, a: 1 }, b: { x: 1, a: 2 }, a: { x: 1, b: 2 } });
  const edit = reread(written(changed), now);
  if (!edit) throw new Error('The edit was not taken');
  const { merged, conflicts } = mergeAcls(edit.loaded, wanted(edit), now);
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(aclFromWire({ x: { b: 1, a: 1 }, b: { x: 1, a: 1 }, a: { x: 1, b: 1 } }));
});

it('reverts the stored changes', () => {
  const after = wanted(changed);
  expect(revertOfStored(JSON.parse(written(changed)), after)).toEqual({ from: after, to: loaded });
  expect(revertOfStored(null, after)).toEqual({ from: after, to: after });
});

it('stores only changed pairs', () => {
  expect(aclEditToStored(togglePair(editAcls(loaded), b, d))).toEqual({
    nodeIds: ['b', 'd'],
    runs: [[0, 1, 1, 1, 1]],
  });
});

describe('nothing is stored', () => {
  it('for an edit without changes', () => {
    expect(aclEditToStored(editAcls(loaded))).toBeUndefined();
  });

  it('for more runs than the limit', () => {
    const size = 500;
    // Every second pair was blocked before, so no run is longer than one pair.
    const cells = Uint8Array.from({ length: size * size }, (_, at) =>
      ((at % size) + Math.floor(at / size)) % 2 === 0 ? aclAllowed : aclBlocked,
    );
    const begun = editAcls(aclMatrixOf(idsOf(size), cells));
    const turnedOver = cells.map((cell) => (cell === aclAllowed ? aclBlocked : aclAllowed));
    const edit = { ...begun, pairs: pairsOf(aclMatrixOf(idsOf(size), turnedOver)) };
    expect(aclEditToStored(edit)).toBeUndefined();
  });
});

it('stores an edit of whole nodes compactly', () => {
  const edit = blockAll(editAcls(open(1000)));
  const text = written(edit);
  expect(text.length).toBeLessThan(40_000);
  const again = reread(text, open(1000));
  expect(again?.pairs.bits).toEqual(edit.pairs.bits);
});

it.each([
  ['null', 'null'],
  ['a text', '"acls"'],
  ['an object without anything', '{}'],
  ['no run', '{"nodeIds":["a","b"],"runs":[]}'],
  ['a pair of one node', '{"nodeIds":["a","b"],"runs":[[0,0,1,2,2]]}'],
  ['places that no node has', '{"nodeIds":["a","b"],"runs":[[0,7,1,2,2]]}'],
  ['nodes that are gone', '{"nodeIds":["x","y"],"runs":[[0,1,1,2,2]]}'],
  ['nodes in the prototype', '{"nodeIds":["__proto__","constructor"],"runs":[[0,1,1,2,2]]}'],
  ['a run of none', '{"nodeIds":["a","b"],"runs":[[0,1,0,2,2]]}'],
  ['a run that is too short', '{"nodeIds":["a","b"],"runs":[[0,1,2,2]]}'],
  ['a run that is too long', '{"nodeIds":["a","b"],"runs":[[0,1,1,2,2,2]]}'],
  ['texts for places', '{"nodeIds":["a","b"],"runs":[["0","1",1,2,2]]}'],
  ['a place before the first', '{"nodeIds":["a","b"],"runs":[[0,-1,1,2,2]]}'],
  ['half a place', '{"nodeIds":["a","b"],"runs":[[0,0.5,1,2,2]]}'],
  ['a cell that isn’t a byte', '{"nodeIds":["a","b"],"runs":[[0,1,1,256,2]]}'],
  ['a run that is none', '{"nodeIds":["a","b"],"runs":[{"one":0}]}'],
  ['ids that are none', '{"nodeIds":[7,8],"runs":[[0,1,1,2,2]]}'],
])('rejects %s', (_, text) => {
  expect(reread(text)).toBeUndefined();
});
