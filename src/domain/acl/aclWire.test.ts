import { togglePair } from '../../../mocks/fixtures/aclMatrix.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowAll, blockAll, editAcls } from './aclEdit.ts';
import { aclCell, aclMatrixOf, isPairAllowed } from './aclMatrix.ts';
import { withPairs } from './aclPairs.ts';
import { aclFromWire, changedRows } from './aclWire.ts';

describe('ACLs from the server', () => {
  const matrix = aclFromWire({ a: { b: 2, c: 1 }, b: { a: 2, c: 2 }, c: { a: 1 } });

  it.each([
    ['a', 'b', 2],
    ['a', 'c', 1],
    ['c', 'b', 0],
    ['a', 'a', 0],
    ['a', 'unknown', 0],
    ['unknown', 'a', 0],
  ])('have the cell from %s to %s: %i', (from, to, value) => {
    expect(aclCell(matrix, from, to)).toBe(value);
  });

  it.each([
    ['a', 'b', true],
    ['b', 'a', true],
    ['a', 'c', false],
    ['b', 'c', false],
    ['a', 'unknown', false],
  ])('allow %s and %s only if both directions are allowed: %s', (one, other, allowed) => {
    expect(isPairAllowed(matrix, one, other)).toBe(allowed);
  });

  it.each([null, {}])('are empty for %o', (json) => {
    expect(aclFromWire(json).nodeIds).toEqual([]);
  });

  it('include a node that appears only as a column', () => {
    expect(aclFromWire({ a: { ghost: 2 } }).nodeIds).toEqual(['a', 'ghost']);
  });

  it.each([-1, 256, 1.5, '2', null])('reject a cell of %o', (value) => {
    expect(() => aclFromWire({ a: { b: value } })).toThrow('acls.a.b');
  });

  it('accept a node named like an object property', () => {
    const odd = aclFromWire(
      JSON.parse('{"__proto__": {"a": 2}, "constructor": {"a": 2}, "a": {"constructor": 2}}'),
    );
    expect(odd.nodeIds).toEqual(['constructor', 'a']);
    expect(isPairAllowed(odd, 'a', 'constructor')).toBe(true);
  });
});

function sent(before: unknown, after: unknown): unknown {
  const rows = changedRows(aclFromWire(before), aclFromWire(after));
  return rows && JSON.parse(new TextDecoder().decode(rows));
}

it('sends nothing when nothing differs', () => {
  expect(sent({ a: { b: 2 }, b: { a: 2 } }, { a: { b: 2 }, b: { a: 2 } })).toBeUndefined();
});

it('sends the changed rows, whole, and no others', () => {
  const before = { a: { b: 2, c: 2 }, b: { a: 2, c: 2 }, c: { a: 2, b: 2 } };
  const after = { a: { b: 1, c: 2 }, b: { a: 1, c: 2 }, c: { a: 2, b: 2 } };
  expect(sent(before, after)).toEqual({ a: { b: 1, c: 2 }, b: { a: 1, c: 2 } });
});

it('sends unknown bytes unchanged', () => {
  const before = { a: { b: 2, c: 255 }, b: { a: 2, c: 10 }, c: { a: 7, b: 0 } };
  const after = { a: { b: 1, c: 255 }, b: { a: 1, c: 10 }, c: { a: 7, b: 0 } };
  expect(sent(before, after)).toEqual({ a: { b: 1, c: 255 }, b: { a: 1, c: 10 } });
});

it('writes the same ACLs, whatever the node names are', () => {
  const ids = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 2, maxLength: 6 });
  const container = ids
    .filter((all) => !all.includes('__proto__'))
    .chain((all) =>
      fc.tuple(fc.constant(all), fc.uint8Array({ minLength: all.length ** 2, maxLength: all.length ** 2 })),
    );
  fc.assert(
    fc.property(container, ([all, drawn]) => {
      const cells = drawn.map((cell, at) => (at % (all.length + 1) === 0 ? 0 : cell));
      const rows = changedRows(aclMatrixOf(all, new Uint8Array(cells.length)), aclMatrixOf(all, cells));
      const expected = all.flatMap((id, row) => {
        const own = all.map((to, column) => [to, cells[row * all.length + column] ?? 0] as const);
        const filled = own.filter(([, value]) => value !== 0);
        return filled.length === 0 ? [] : [[id, Object.fromEntries(filled)] as const];
      });
      expect(rows ? JSON.parse(new TextDecoder().decode(rows)) : {}).toEqual(Object.fromEntries(expected));
    }),
  );
});

it('needs less than 30 kB for one pair among 300 nodes', () => {
  const id = (index: number) => `00000000-0000-4000-8000-${index.toString().padStart(12, '0')}`;
  const ids = Array.from({ length: 300 }, (_, index) => id(index));
  const edit = allowAll(editAcls(aclMatrixOf(ids, new Uint8Array(300 * 300))));
  const open = withPairs(edit.loaded, edit.pairs);
  const changed = togglePair(editAcls(open), 3, 298);
  const rows = changedRows(open, withPairs(open, changed.pairs));
  expect(rows?.length).toBeLessThan(30_000);
  const one = blockAll(editAcls(open), 3);
  expect(changedRows(open, withPairs(open, one.pairs))?.length).toBeGreaterThan(3_600_000);
});
