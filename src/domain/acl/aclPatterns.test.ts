import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../mocks/fixtures/aclMatrix.ts';
import { editAcls, setPairs, type AclEdit } from './aclEdit.ts';
import { aclPatterns } from './aclPatterns.ts';
import { isAllowed } from './aclPairs.ts';

const mesh = (size: number) => editAcls(anAclMatrix(Array.from({ length: size }, (_, index) => `n${index}`)));
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const [web, db, runner] = [from(0, 20), from(20, 12), from(32, 8)];

/** web and db can reach each other, and runners can reach only web. */
const ruled = (): AclEdit => setPairs(mesh(40), runner, [...db, ...runner], false);

it('groups nodes with equal rules, even if they can’t reach each other', () => {
  const { patterns, exceptions } = aclPatterns(ruled().pairs);
  expect(patterns.map(({ places, isIsolated }) => [places, isIsolated])).toEqual([
    [web, false],
    [db, false],
    [runner, false],
  ]);
  expect(exceptions).toEqual([]);
});

it('lists the exceptions of a pattern with their differing pairs', () => {
  const { patterns, exceptions } = aclPatterns(togglePair(ruled(), 25, 33).pairs);
  expect(patterns.map(({ places }) => [places.length, places.at(-1)])).toEqual([
    [20, 19],
    [12, 25],
    [8, 33],
  ]);
  expect(exceptions.toSorted((a, b) => a.place - b.place)).toEqual([
    { place: 25, pattern: 1, differing: [33] },
    { place: 33, pattern: 2, differing: [25] },
  ]);
});

it('lists isolated nodes separately, even a single one', () => {
  const { patterns } = aclPatterns(setPairs(mesh(40), [7], from(0, 40), false).pairs);
  expect(patterns.map(({ places, isIsolated }) => [places.length, isIsolated])).toEqual([
    [39, false],
    [1, true],
  ]);
});

it('gives a node with unique rules no pattern', () => {
  const { exceptions } = aclPatterns(setPairs(ruled(), [39], from(0, 10), false).pairs);
  expect(exceptions).toEqual([{ place: 39, pattern: undefined, differing: [] }]);
});

it.each([
  ['no nodes', 0, []],
  ['one', 1, [1]],
  ['a mesh', 9, [9]],
])('finds the patterns of %s', (_, size, sizes) => {
  expect(aclPatterns(mesh(size).pairs).patterns.map(({ places }) => places.length)).toEqual(sizes);
});

const randomEdit = fc
  .array(fc.tuple(fc.uniqueArray(fc.nat(39)), fc.uniqueArray(fc.nat(39)), fc.boolean()), { maxLength: 4 })
  .map((steps) =>
    steps.reduce((edit, [rows, columns, isOn]) => setPairs(edit, rows, columns, isOn), mesh(40)),
  );

it('assigns each node to one pattern or to none', () => {
  fc.assert(
    fc.property(randomEdit, ({ pairs }) => {
      const { patterns, exceptions } = aclPatterns(pairs);
      const alone = exceptions.flatMap(({ place, pattern }) => (pattern === undefined ? [place] : []));
      const all = [...patterns.flatMap(({ places }) => places), ...alone];
      expect(all.toSorted((a, b) => a - b)).toEqual(from(0, 40));
      const isOdd = new Set(exceptions.map(({ place }) => place));
      for (const { places } of patterns) {
        const [first = 0, ...more] = places.filter((place) => !isOdd.has(place));
        const unlike = more.filter((place) =>
          from(0, 40).some(
            (peer) =>
              peer !== first &&
              peer !== place &&
              isAllowed(pairs, place, peer) !== isAllowed(pairs, first, peer),
          ),
        );
        expect(unlike).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
