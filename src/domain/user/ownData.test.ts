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

describe('the nodes a viewer is told of', () => {
  it.each<[string, boolean, Loadable<(typeof mine)[]>, Loadable<typeof own>, Loadable<readonly object[]>]>([
    ['are the list for an administrator', true, ready([other]), ready(own), ready([other])],
    ['are an administrator’s without own data', true, ready([other]), failed, ready([other])],
    ['are those of the own data', false, ready([]), ready(own), ready([mine, namesake])],
    ['are of both', false, ready([other]), ready(own), ready([other, mine, namesake])],
    [
      'are the list’s where both have one',
      false,
      ready([mineAsListed]),
      ready(own),
      ready([mineAsListed, namesake]),
    ],
    ['are waited for', false, ready([]), loading, loading],
    ['are waited for with the list', false, loading, ready(own), loading],
    ['fail with the list', false, failed, ready(own), failed],
    ['fail with the own data, where the list has none', false, ready([]), failed, failed],
    ['are the list’s at least', false, ready([other]), failed, ready([other], { staleBecause: timeout })],
    [
      'are as old as the own data',
      false,
      ready([]),
      ready(own, { staleBecause: timeout }),
      ready([mine, namesake], { staleBecause: timeout }),
    ],
  ])('%s', (_, isAdmin, listed, ownData, expected) => {
    expect(knownNodes(isAdmin, listed, ownData)).toEqual(expected);
  });

  it('are the same list while the own data adds nothing', () => {
    const listed = ready([mine, namesake]);
    const known = knownNodes(false, listed, ready(own));
    expect(known.status === 'ready' && listed.status === 'ready' && known.value === listed.value).toBe(true);
  });
});

it('tells of a network whole only at level 0, or as an administrator', () => {
  const level0 = someNetworkUserData({ network: 'office', user: aNetworkUser({ accessLevel: 0 }) });
  const all = ready([aNetwork({ netid: 'lab' })]);
  expect(knownNetworks(true, all, ready([level0]))).toBe(all);
  expect(knownNetworks(false, { status: 'idle' }, ready([level0, someNetworkUserData()]))).toMatchObject({
    status: 'ready',
    value: [{ netid: 'office' }],
  });
  expect(knownNetworks(false, { status: 'idle' }, loading)).toEqual(loading);
});
