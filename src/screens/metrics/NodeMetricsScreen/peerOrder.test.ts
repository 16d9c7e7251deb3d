import { expect, it } from 'vitest';
import { aPeer } from '../../../../mocks/fixtures/metrics.ts';
import { type PeerFilter, listPeers } from './nodeMetricsView.ts';

const peers = [
  aPeer({
    peerId: '3c44a0f1',
    peerName: 'cdg',
    latency: 0,
    actualUptime: 30,
    totalSent: 2,
    totalReceived: 9,
  }),
  aPeer({
    peerId: '1',
    peerName: 'ams',
    latency: 7,
    actualUptime: 10,
    totalSent: 3,
    totalReceived: 8,
    isConnected: false,
  }),
  aPeer({ peerId: '2', peerName: 'ber', latency: 5, actualUptime: 20, totalSent: 1, totalReceived: 8 }),
];

const names = (filter: Partial<PeerFilter>) =>
  listPeers(peers, { search: '', sortBy: 'name', isAscending: true, ...filter }).map(
    ({ peerName }) => peerName,
  );

it.each<[Partial<PeerFilter>, string[]]>([
  [{}, ['ams', 'ber', 'cdg']],
  [{ isAscending: false }, ['cdg', 'ber', 'ams']],
  [{ sortBy: 'state' }, ['ber', 'cdg', 'ams']],
  [{ sortBy: 'uptime' }, ['ams', 'ber', 'cdg']],
  [{ sortBy: 'latency' }, ['cdg', 'ber', 'ams']],
  [{ sortBy: 'sent' }, ['ber', 'cdg', 'ams']],
  [{ sortBy: 'received' }, ['ams', 'ber', 'cdg']],
])('orders by %o', (filter, expected) => {
  expect(names(filter)).toEqual(expected);
});

it.each([
  ['E', ['ber']],
  [' 3C44A0 ', ['cdg']],
  ['c44a0f', []],
  ['3c44a', []],
  ['nobody', []],
])('finds %o in names and at the start of IDs', (search, expected) => {
  expect(names({ search })).toEqual(expected);
});
