import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import type { Node } from '../node/node.ts';
import { aclGroups, type AclGrouping } from './aclGroups.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

function grouped(by: AclGrouping, changes: readonly Partial<Node>[]): Readonly<Record<string, string>> {
  const nodes = changes.map((change, index) => aNode({ id: ids[index] ?? '', ...change }));
  const groups = aclGroups(ids.slice(0, Math.max(nodes.length, 1)), nodes, by, NOW);
  return Object.fromEntries(
    groups.map(({ key, places }) => [key, places.map((place) => ids[place]).join('')]),
  );
}

describe('groups', () => {
  it('by role are ordered by importance, and a node is in the first of its roles', () => {
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

  it('by system are ordered by name, with unknown systems last', () => {
    const groups = grouped('system', [{ os: '' }, { os: 'windows' }, { os: 'Linux' }, { os: 'linux' }]);
    expect(Object.entries(groups)).toEqual([
      ['linux', 'cd'],
      ['windows', 'b'],
      ['', 'a'],
    ]);
  });

  it('by health start with the worst', () => {
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

  it('include rules of nodes that no longer exist', () => {
    expect(grouped('role', [])).toEqual({ '': 'a' });
  });
});
