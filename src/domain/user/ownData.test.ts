import { describe, expect, it } from 'vitest';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNetworkUser, someNetworkUserData } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import type { Loadable } from '../loadable.ts';
import { knownNetworks, knownNodes } from './ownData.ts';

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
  it.each<[string, boolean, Loadable<(typeof mine)[]>, Loadable<typeof own>, Loadable<readonly object[]>]>([
    ['returns the list to administrators', true, ready([other]), ready(own), ready([other])],
    ['needs no user data for administrators', true, ready([other]), failed, ready([other])],
    ['returns nodes from the user data', false, ready([]), ready(own), ready([mine, namesake])],
    ['combines both', false, ready([other]), ready(own), ready([other, mine, namesake])],
    [
      'prefers the listed copy of a node',
      false,
      ready([mineAsListed]),
      ready(own),
      ready([mineAsListed, namesake]),
    ],
    ['is loading with the user data', false, ready([]), loading, loading],
    ['is loading with the list', false, loading, ready(own), loading],
    ['fails with the list', false, failed, ready(own), failed],
    ['fails with the user data if the list is empty', false, ready([]), failed, failed],
    [
      'returns a stale list if the user data fails',
      false,
      ready([other]),
      failed,
      ready([other], { staleBecause: timeout }),
    ],
    [
      'is as stale as the user data',
      false,
      ready([]),
      ready(own, { staleBecause: timeout }),
      ready([mine, namesake], { staleBecause: timeout }),
    ],
  ])('%s', (_, isAdmin, listed, ownData, expected) => {
    expect(knownNodes(isAdmin, listed, ownData)).toEqual(expected);
  });

  it('returns the same list if the user data adds nothing', () => {
    const listed = ready([mine, namesake]);
    const known = knownNodes(false, listed, ready(own));
    expect(known.status === 'ready' && listed.status === 'ready' && known.value === listed.value).toBe(true);
  });
});

it('knownNetworks returns networks of level 0, or all to administrators', () => {
  const level0 = someNetworkUserData({ network: 'office', user: aNetworkUser({ accessLevel: 0 }) });
  const all = ready([aNetwork({ netid: 'lab' })]);
  expect(knownNetworks(true, all, ready([level0]))).toBe(all);
  expect(knownNetworks(false, { status: 'idle' }, ready([level0, someNetworkUserData()]))).toMatchObject({
    status: 'ready',
    value: [{ netid: 'office' }],
  });
  expect(knownNetworks(false, { status: 'idle' }, loading)).toEqual(loading);
});
