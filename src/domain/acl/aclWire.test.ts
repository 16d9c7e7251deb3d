import { describe, expect, it } from 'vitest';
import { aclCell, isPairAllowed } from './aclMatrix.ts';
import { aclFromWire } from './aclWire.ts';

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
