import { expect, it } from 'vitest';
import { unrolled } from './unrolled.ts';

const options = { radiusOf: () => 10, spacing: 20, layerSpacing: 60 };
const of = (roots: readonly string[], ...edges: (readonly [string, string])[]) =>
  unrolled({ roots, edges }, options).places;

it('has a column for each step, and parents in the middle of their children', () => {
  const places = of(['root'], ['root', 'a'], ['root', 'b'], ['b', 'c'], ['b', 'd']);
  expect(Object.fromEntries(places)).toEqual({
    root: { x: 0, y: 40 },
    a: { x: 80, y: 10 },
    b: { x: 80, y: 70 },
    c: { x: 160, y: 50 },
    d: { x: 160, y: 90 },
  });
});

it('has what two roots share between them', () => {
  const places = of(['one', 'other'], ['one', 'shared'], ['other', 'shared']);
  const [one, other, shared] = ['one', 'other', 'shared'].map((id) => places.get(id)?.y ?? NaN);
  expect([one, other].toSorted()).not.toContain(shared);
  expect(((one ?? 0) + (other ?? 0)) / 2).toBe(shared);
});

it('ends for items that link each other in a loop', () => {
  expect([...of(['a'], ['a', 'b'], ['b', 'c'], ['c', 'a']).keys()]).toEqual(['a', 'b', 'c']);
});

it('needs more length for larger items', () => {
  const lengthOf = (radius: number) =>
    unrolled({ roots: ['a', 'b'], edges: [] }, { ...options, radiusOf: () => radius }).length;
  expect([lengthOf(10), lengthOf(50)]).toEqual([80, 240]);
});
