import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aclCell, isPairAllowed } from './aclMatrix.ts';
import { aclChangesToWire, aclFromWire } from './aclWire.ts';

const none = aclFromWire({});

describe('a container from the wire', () => {
  const matrix = aclFromWire({ a: { b: 2, c: 1 }, b: { a: 2, c: 2 }, c: { a: 1 } });

  it.each([
    ['a', 'b', 2],
    ['a', 'c', 1],
    ['c', 'b', 0],
    ['a', 'a', 0],
    ['a', 'unknown', 0],
    ['unknown', 'a', 0],
  ])('holds for %s towards %s: %i', (from, to, value) => {
    expect(aclCell(matrix, from, to)).toBe(value);
  });

  it.each([
    ['a', 'b', true],
    ['b', 'a', true],
    ['a', 'c', false],
    ['b', 'c', false],
    ['a', 'unknown', false],
  ])('lets %s and %s talk only when both directions are allowed: %s', (one, other, allowed) => {
    expect(isPairAllowed(matrix, one, other)).toBe(allowed);
  });

  it.each([null, {}])('is empty for %o', (json) => {
    expect(aclFromWire(json).nodeIds).toEqual([]);
  });

  it('knows a node that only appears as a column', () => {
    expect(aclFromWire({ a: { ghost: 2 } }).nodeIds).toEqual(['a', 'ghost']);
  });

  it.each([-1, 256, 1.5, '2', null])('refuses a cell of %o', (value) => {
    expect(() => aclFromWire({ a: { b: value } })).toThrow('acls.a.b');
  });

  it('does not trip over a node called like an object property', () => {
    const odd = aclFromWire(
      JSON.parse('{"__proto__": {"a": 2}, "constructor": {"a": 2}, "a": {"constructor": 2}}'),
    );
    expect(odd.nodeIds).toEqual(['constructor', 'a']);
    expect(isPairAllowed(odd, 'a', 'constructor')).toBe(true);
  });
});

describe('changes to the wire', () => {
  it('are none between equal containers', () => {
    const wire = { a: { b: 2 }, b: { a: 2 } };
    expect(aclChangesToWire(aclFromWire(wire), aclFromWire(wire))).toEqual({});
  });

  it('are the changed rows, whole, and no others', () => {
    const before = aclFromWire({ a: { b: 2, c: 2 }, b: { a: 2, c: 2 }, c: { a: 2, b: 2 } });
    const after = aclFromWire({ a: { b: 1, c: 2 }, b: { a: 1, c: 2 }, c: { a: 2, b: 2 } });
    expect(aclChangesToWire(before, after)).toEqual({ a: { b: 1, c: 2 }, b: { a: 1, c: 2 } });
  });

  it('give the whole container back when there was none before', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{1,8}$/), { minLength: 2, maxLength: 6 });
    const container = ids.chain((all) =>
      fc
        .tuple(
          ...all.map(() => fc.array(fc.constantFrom(1, 2), { minLength: all.length, maxLength: all.length })),
        )
        .map((rows) =>
          Object.fromEntries(
            all.map((from, row) => [
              from,
              Object.fromEntries(
                all.flatMap((to, column) => (from === to ? [] : [[to, rows[row]?.[column]]])),
              ),
            ]),
          ),
        ),
    );
    fc.assert(
      fc.property(container, (wire) => {
        expect(aclChangesToWire(none, aclFromWire(wire))).toEqual(wire);
      }),
    );
  });
});
