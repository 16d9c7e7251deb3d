import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { someMetrics } from '../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { pairsOf } from '../acl/aclPairs.ts';
import { realities, realitiesOf, type Reality } from './disconnection.ts';

const nodes = [aNode({ name: 'a' }), aNode({ name: 'b' })];
const ids = nodes.map(({ id }) => id);
const [a = '', b = ''] = ids;
const open = pairsOf(anAclMatrix(ids));
const closed = pairsOf(anAclMatrix(ids, [[a, b]]));
const bothWays = [
  ['a', 'b'],
  ['b', 'a'],
] as const;

it.each<[isOpen: boolean, broken: readonly (readonly [string, string])[], reality: Reality]>([
  [true, [], 'connected'],
  [true, [['a', 'b']], 'notConnected'],
  [true, bothWays, 'notConnected'],
  [false, [], 'yetConnected'],
  [false, [['b', 'a']], 'yetConnected'],
  [false, bothWays, 'blocked'],
])('a pair that is allowed (%s) with broken directions %o: %s', (isOpen, broken, reality) => {
  const found = realitiesOf(isOpen ? open : closed, someMetrics(nodes, broken));
  expect(found.counts).toMatchObject({ [reality]: 1, self: 2 });
  expect(Array.from(found.cells, (code) => realities[code])).toEqual(['self', reality, reality, 'self']);
  expect(found.notConnected).toHaveLength(reality === 'notConnected' ? 1 : 0);
  expect(found.yetConnected).toEqual(reality === 'yetConnected' ? [{ one: a, other: b }] : []);
});

it.each([
  [true, 'silent'],
  [false, 'blocked'],
] as const)('without a report a pair that is allowed (%s) is %s', (isOpen, reality) => {
  expect(realitiesOf(isOpen ? open : closed, new Map()).counts[reality]).toBe(1);
});

it('counts each pair once', () => {
  const many = Array.from({ length: 9 }, (_, index) => aNode({ name: `n${index}` }));
  const pair = fc.tuple(fc.nat(8), fc.nat(8));
  fc.assert(
    fc.property(fc.array(pair), fc.array(pair), (blocked, broken) => {
      const id = (at: number) => many[at]?.id ?? '';
      const pairs = pairsOf(
        anAclMatrix(
          many.map((node) => node.id),
          blocked.filter(([one, other]) => one !== other).map(([one, other]) => [id(one), id(other)]),
        ),
      );
      const metrics = someMetrics(
        many,
        broken.map(([one, other]) => [`n${one}`, `n${other}`]),
      );
      const { counts, notConnected, yetConnected } = realitiesOf(pairs, metrics);
      expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(36 + 9);
      expect([counts.notConnected, counts.yetConnected]).toEqual([notConnected.length, yetConnected.length]);
    }),
    { numRuns: 50 },
  );
});
