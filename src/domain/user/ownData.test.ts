import { describe, expect, it } from 'vitest';
import { someNetworkUserData } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import type { Loadable } from '../loadable.ts';
import { knownNodes } from './ownData.ts';

const ready = <T>(value: T, more: object = {}): Loadable<T> => ({
  status: 'ready',
  value,
  loadedAt: 5,
  ...more,
});
const timeout = { kind: 'timeout' } as const;
const failed = { status: 'failed', failure: timeout } as const;
const loading = { status: 'loading' } as const;

const mine = aNode({ id: 'mine', network: 'office', name: 'read by the way' });
const mineAsListed = { ...mine, name: 'as listed' };
const other = aNode({ id: 'other', network: 'office' });
const namesake = aNode({ id: 'mine', network: 'lab' });
const own = [
  someNetworkUserData({ network: 'office', nodes: [mine] }),
  someNetworkUserData({ network: 'lab', nodes: [namesake] }),
];

describe('knownNodes', () => {
  it.each<[string, Loadable<(typeof mine)[]>, Loadable<typeof own>, Loadable<readonly object[]>]>([
    ['returns nodes from the user data', ready([]), ready(own), ready([mine, namesake])],
    ['combines both', ready([other]), ready(own), ready([other, mine, namesake])],
    ['prefers the listed copy of a node', ready([mineAsListed]), ready(own), ready([mineAsListed, namesake])],
    ['is loading with the user data', ready([]), loading, loading],
    ['is loading with the list', loading, ready(own), loading],
    ['fails with the list', failed, ready(own), failed],
    ['fails with the user data if the list is empty', ready([]), failed, failed],
    [
      'returns a stale list if the user data fails',
      ready([other]),
      failed,
      ready([other], { staleBecause: timeout }),
    ],
    [
      'is as stale as the user data',
      ready([]),
      ready(own, { staleBecause: timeout }),
      ready([mine, namesake], { staleBecause: timeout }),
    ],
  ])('%s', (_, listed, ownData, expected) => {
    expect(knownNodes(listed, ownData)).toEqual(expected);
  });

  it('returns the same list if the user data adds nothing', () => {
    const listed = ready([mine, namesake]);
    const known = knownNodes(listed, ready(own));
    expect(known.status === 'ready' && listed.status === 'ready' && known.value === listed.value).toBe(true);
  });
});
