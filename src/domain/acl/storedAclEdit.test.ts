import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockAll, editAcls, hasChanges, togglePair, type AclEdit } from './aclEdit.ts';
import { aclAllowed, aclMatrixOf, type AclMatrix } from './aclMatrix.ts';
import { mergeAcls } from './aclMerge.ts';
import { withPairs } from './aclPairs.ts';
import { aclFromWire } from './aclWire.ts';
import { aclEditFromStored, aclEditToStored } from './storedAclEdit.ts';

/** a–b and b–c may talk, a–c may not, d hears c but does not answer. */
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

const written = (edit: AclEdit) => JSON.stringify(aclEditToStored(edit)) ?? 'null';
const reread = (text: string, fresh: AclMatrix = loaded) => aclEditFromStored(JSON.parse(text), fresh);
const wanted = ({ loaded: before, pairs }: AclEdit) => withPairs(before, pairs);

it('gives back what was changed, of the same container', () => {
  const edit = reread(written(changed));
  expect(edit?.loaded).toEqual(loaded);
  expect(edit?.pairs).toEqual(changed.pairs);
});

it('gives back every edit of every container', () => {
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

it('holds what was loaded of a pair against what others made of it meanwhile', () => {
  const now = aclFromWire({ ...wire, c: { ...wire.c, d: 1 } });
  const edit = reread(written(changed), now);
  if (!edit) throw new Error('The edit was not taken');
  const { conflicts } = mergeAcls(edit.loaded, wanted(edit), now);
  expect(conflicts).toEqual([{ one: 'c', other: 'd', mine: true, theirs: false }]);
});

it('finds the nodes where they stand now, and leaves pairs of those that are gone', () => {
  const now = aclFromWire({ x: { b: 1, a: 1 }, b: { x: 1, a: 2 }, a: { x: 1, b: 2 } });
  const edit = reread(written(changed), now);
  if (!edit) throw new Error('The edit was not taken');
  const { merged, conflicts } = mergeAcls(edit.loaded, wanted(edit), now);
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(aclFromWire({ x: { b: 1, a: 1 }, b: { x: 1, a: 1 }, a: { x: 1, b: 1 } }));
});

describe('nothing is written down', () => {
  it('of an edit without changes', () => {
    expect(aclEditToStored(editAcls(loaded))).toBeUndefined();
  });

  it('of more pairs than a browser keeps beside a page', () => {
    const open = (size: number) => {
      const ids = Array.from({ length: size }, (_, index) => `n${index}`);
      return blockAll(editAcls(aclMatrixOf(ids, new Uint8Array(size * size).fill(aclAllowed))));
    };
    expect(written(open(100)).length).toBeGreaterThan(4_950 * 8);
    expect(aclEditToStored(open(102))).toBeUndefined();
  });
});

it.each([
  ['null', 'null'],
  ['a text', '"acls"'],
  ['an object without anything', '{}'],
  ['no pair', '{"nodeIds":["a","b"],"pairs":[]}'],
  ['a pair of one node', '{"nodeIds":["a","b"],"pairs":[[0,0,2,2]]}'],
  ['places that no node has', '{"nodeIds":["a","b"],"pairs":[[0,7,2,2]]}'],
  ['nodes that are gone', '{"nodeIds":["x","y"],"pairs":[[0,1,2,2]]}'],
  ['nodes in the prototype', '{"nodeIds":["__proto__","constructor"],"pairs":[[0,1,2,2]]}'],
  ['a pair that is too short', '{"nodeIds":["a","b"],"pairs":[[0,1,2]]}'],
  ['a pair that is too long', '{"nodeIds":["a","b"],"pairs":[[0,1,2,2,2]]}'],
  ['texts for places', '{"nodeIds":["a","b"],"pairs":[["0","1",2,2]]}'],
  ['a place before the first', '{"nodeIds":["a","b"],"pairs":[[0,-1,2,2]]}'],
  ['half a place', '{"nodeIds":["a","b"],"pairs":[[0,0.5,2,2]]}'],
  ['a cell that is no byte', '{"nodeIds":["a","b"],"pairs":[[0,1,256,2]]}'],
  ['a pair that is none', '{"nodeIds":["a","b"],"pairs":[{"one":0}]}'],
  ['ids that are none', '{"nodeIds":[7,8],"pairs":[[0,1,2,2]]}'],
])('takes %s for no edit', (_, text) => {
  expect(reread(text)).toBeUndefined();
});
