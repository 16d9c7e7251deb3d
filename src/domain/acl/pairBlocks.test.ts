import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { allowAll, blockAll, editAcls, setPairs, type AclEdit } from './aclEdit.ts';
import { allowedPairs, isAllowed, pairCount, pairsOf, unionOver } from './aclPairs.ts';
import { blockedPairs, changedBlocks, equalRowClasses, pairBlocks } from './pairBlocks.ts';

const mesh = (size: number) => editAcls(anAclMatrix(Array.from({ length: size }, (_, index) => `n${index}`)));
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const [db, runner] = [from(20, 12), from(32, 8)];

/** web and db can reach each other, and runners can reach only web. */
const ruled = (): AclEdit => setPairs(mesh(40), runner, [...db, ...runner], false);

const randomEdit = fc
  .array(fc.tuple(fc.uniqueArray(fc.nat(39)), fc.uniqueArray(fc.nat(39)), fc.boolean()), { maxLength: 4 })
  .map((steps) =>
    steps.reduce((edit, [rows, columns, isOn]) => setPairs(edit, rows, columns, isOn), mesh(40)),
  );

it('lists blocked pairs as blocks, each pair once, and isolated nodes separately', () => {
  fc.assert(
    fc.property(randomEdit, ({ pairs }) => {
      const { closed, blocks, pairs: count } = blockedPairs(pairs);
      const seen = new Set<string>();
      for (const { one, other } of blocks) {
        for (const first of one) {
          for (const second of other) {
            if (first === second || (one === other && first > second)) continue;
            const key = [first, second].toSorted((a, b) => a - b).join();
            expect(seen.has(key)).toBe(false);
            seen.add(key);
            expect(isAllowed(pairs, first, second)).toBe(false);
          }
        }
      }
      expect(seen.size).toBe(count);
      const left = 40 - closed.length;
      expect(pairCount(left) - allowedPairs(pairs)).toBe(count);
    }),
    { numRuns: 40 },
  );
});

it('lists a fully blocked group as one block', () => {
  const edit = ruled();
  expect(blockedPairs(edit.pairs)).toMatchObject({
    closed: [],
    blocks: [
      { one: db, other: runner, pairs: 96 },
      { one: runner, other: runner, pairs: 28 },
    ],
    more: 0,
  });
  expect(
    blockedPairs(setPairs(setPairs(mesh(8), from(3, 5), from(0, 8), false), [0], [1], false).pairs),
  ).toMatchObject({
    closed: from(3, 5),
    blocks: [{ one: [0, 1], other: [0, 1], pairs: 1 }],
    pairs: 1,
  });
  expect(pairBlocks(edit.pairs).blocks.map(({ pairs }) => pairs)).toEqual([240, 190, 160, 66]);
  expect(pairBlocks(allowAll(edit).pairs, 1)).toMatchObject({ pairs: pairCount(40), more: 0 });
  expect(blockedPairs(blockAll(edit).pairs)).toMatchObject({ closed: from(0, 40), blocks: [] });
});

it('lists the largest changed blocks and counts the others', () => {
  const edit = setPairs(
    setPairs(setPairs(ruled(), runner, runner, true), [0, 1], [2], false),
    [3],
    [4],
    false,
  );
  const begun = { before: ruled().pairs, pairs: edit.pairs };
  expect(changedBlocks(begun, 8)).toEqual({
    blocks: [
      { one: runner, other: runner, pairs: 28, isAllowed: true },
      { one: [0, 1], other: [2], pairs: 2, isAllowed: false },
      { one: [3, 4], other: [3, 4], pairs: 1, isAllowed: false },
    ],
    more: 0,
    morePairs: 0,
  });
  expect(changedBlocks(begun, 1)).toMatchObject({ blocks: [{ pairs: 28 }], more: 2, morePairs: 3 });
  const reverted = changedBlocks({ before: edit.pairs, pairs: ruled().pairs }, 8);
  expect(reverted.blocks.map(({ pairs }) => pairs)).toEqual([28, 2, 1]);
  expect(changedBlocks(ruled(), 8).blocks.map(({ one, other }) => [one, other])).toEqual([
    [db, runner],
    [runner, runner],
  ]);
});

it('lists or counts each changed pair once', () => {
  fc.assert(
    fc.property(
      randomEdit,
      randomEdit,
      fc.integer({ min: 1, max: 9 }),
      ({ pairs: before }, { pairs }, limit) => {
        const { blocks, morePairs } = changedBlocks({ before, pairs }, limit);
        const named = blocks.reduce((sum, one) => sum + one.pairs, 0);
        const differing = [before, pairs].map(({ bits }) => bits);
        const turned = (differing[0] ?? []).map((word, at) => word ^ (differing[1]?.[at] ?? 0));
        expect(named + morePairs).toBe(allowedPairs({ ...pairs, bits: Uint32Array.from(turned) }));
        expect(blocks.length).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 40 },
  );
});

it('groups nodes with equal rules, the largest class first', () => {
  const edit = setPairs(setPairs(mesh(6), [1], [0, 4], false), [4], [5], false);
  expect(equalRowClasses(edit.pairs)).toEqual([[2, 3], [0], [1], [4], [5]]);
  // Nodes of a class can also be blocked from each other.
  expect(equalRowClasses(setPairs(mesh(4), [0, 1], [0, 1], false).pairs)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('combines squares of different nodes', () => {
  const first = pairsOf(anAclMatrix(['a', 'b', 'c'], [['a', 'b']]));
  const second = pairsOf(anAclMatrix(['c', 'x', 'b'], [['c', 'b']]));
  const union = unionOver(['b', 'a', 'c'], [first, second]);
  expect([isAllowed(union, 0, 1), isAllowed(union, 1, 2), isAllowed(union, 0, 2)]).toEqual([
    false,
    true,
    true,
  ]);
});
