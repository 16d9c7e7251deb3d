import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { seededRandom } from '../../../mocks/seededRandom.ts';
import type { Node } from '../node/node.ts';
import { blockAll, editAcls, setPairs } from './aclEdit.ts';
import { aclGroups, blockAt, blocksOf, updateBlocks, type AclGrouping } from './aclGroups.ts';
import { aclAllowed, aclMatrixOf } from './aclMatrix.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

function grouped(by: AclGrouping, changes: readonly Partial<Node>[]): Readonly<Record<string, string>> {
  const nodes = changes.map((change, index) => aNode({ id: ids[index] ?? '', ...change }));
  const groups = aclGroups(ids.slice(0, Math.max(nodes.length, 1)), nodes, by, NOW);
  return Object.fromEntries(
    groups.map(({ key, places }) => [key, places.map((place) => ids[place]).join('')]),
  );
}

describe('groups', () => {
  it('by role stand in the order of weight, and a node is in the first of its roles', () => {
    const groups = grouped('role', [
      { isRelayed: true },
      {},
      { isRelay: true, isIngressGateway: true },
      { isServer: true, isEgressGateway: true },
      { isEgressGateway: true },
    ]);
    expect(Object.entries(groups)).toEqual([
      ['server', 'd'],
      ['egress', 'e'],
      ['ingress', 'c'],
      ['relayed', 'a'],
      ['plain', 'b'],
    ]);
  });

  it('by system stand by name, nodes of an unknown one last', () => {
    const groups = grouped('system', [{ os: '' }, { os: 'windows' }, { os: 'Linux' }, { os: 'linux' }]);
    expect(Object.entries(groups)).toEqual([
      ['linux', 'cd'],
      ['windows', 'b'],
      ['', 'a'],
    ]);
  });

  it('by health begin with the worst', () => {
    const groups = grouped('health', [
      { lastCheckIn: NOW },
      { isPending: true },
      { lastCheckIn: NOW - 300 },
      { lastCheckIn: NOW - 1800 },
    ]);
    expect(Object.entries(groups)).toEqual([
      ['error', 'd'],
      ['warning', 'c'],
      ['pending', 'b'],
      ['healthy', 'a'],
    ]);
  });

  it.each([
    [['fra-db-01', 'fra-web', 'lon-db', 'lon.x', 'solo-1'], { fra: 'ab', lon: 'cd', '': 'e' }],
    [['edge1', 'edge2', 'edge10'], { edge: 'abc' }],
    [['laptop', 'phone'], { '': 'ab' }],
    [['1', '2'], { '': 'ab' }],
    [['solo-1', 'fra-1', 'odd', 'fra-2'], { fra: 'bd', '': 'ac' }],
  ])('by prefix: %j', (names, groups) => {
    expect(
      grouped(
        'prefix',
        names.map((name) => ({ name })),
      ),
    ).toEqual(groups);
  });

  it.each([
    ['part2', { db: 'ac', web: 'bd' }],
    ['part3', { '': 'abcd' }],
  ] as const)('by %s of the name', (by, groups) => {
    const names = ['ams-db-1', 'ber-web-2', 'fra-db-3', 'osl-web-4'];
    expect(
      grouped(
        by,
        names.map((name) => ({ name })),
      ),
    ).toMatchObject(groups);
  });

  it('keep what the container knows beyond the nodes', () => {
    expect(grouped('role', [])).toEqual({ '': 'a' });
  });
});

describe('the block of two groups', () => {
  const open = editAcls(aclMatrixOf(ids, new Uint8Array(25).fill(aclAllowed)));
  const groups = [
    { key: 'one', places: [0, 1, 2] },
    { key: 'two', places: [3] },
    { key: 'three', places: [4] },
  ];

  it.each([
    ['all allowed', open, 0, 1, { state: 'allowed', allowed: 3, pairs: 3 }],
    ['one blocked', setPairs(open, [0], [3], false), 0, 1, { state: 'mixed', allowed: 2, pairs: 3 }],
    ['from its other side', setPairs(open, [0], [3], false), 1, 0, { state: 'mixed', allowed: 2, pairs: 3 }],
    ['all blocked', blockAll(open), 0, 1, { state: 'blocked', allowed: 0, pairs: 3 }],
    ['a group with itself', setPairs(open, [0], [1], false), 0, 0, { state: 'mixed', allowed: 2, pairs: 3 }],
    ['a node alone', blockAll(open), 2, 2, { state: 'allowed', allowed: 0, pairs: 0 }],
  ])('%s', (_, edit, row, column, block) => {
    expect(blockAt(blocksOf(groups, edit.pairs), row, column)).toEqual(block);
  });

  it('is kept up to date by differences as if it were counted anew', () => {
    const random = seededRandom(3);
    const many = Array.from({ length: 80 }, (_, index) => `n${index}`);
    const cells = Uint8Array.from({ length: 6400 }, () => (random() < 0.9 ? aclAllowed : 1));
    let edit = editAcls(aclMatrixOf(many, cells));
    const thirds = [0, 1, 2].map((third) => ({
      key: `${third}`,
      places: many.flatMap((_, place) => (place % 3 === third ? [place] : [])),
    }));
    let blocks = blocksOf(thirds, edit.pairs);
    const some = () => many.flatMap((_, place) => (random() < 0.1 ? [place] : []));
    for (let step = 0; step < 50; step++) {
      const next = setPairs(edit, some(), some(), random() < 0.5);
      blocks = updateBlocks(blocks, edit.pairs, next.pairs);
      edit = next;
      expect(blocks).toEqual(blocksOf(thirds, edit.pairs));
    }
  });
});
