import { expect, it } from 'vitest';
import { aPeer, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { connectivityOf } from '../../../domain/metrics/connectivity.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import type { OfflineNode } from '../../../domain/metrics/reports.ts';
import { pairView } from './matrixCells.ts';

const node = (id: string, network = 'office') => ({ id, name: id, network });
const anna: NodeMetrics = {
  ...someNodeMetrics(node('anna'), [
    aPeer({ peerId: 'ben', latency: 0.4 }),
    aPeer({ peerId: 'cem', isConnected: false, latency: 999, percentUp: 71.4 }),
  ]),
  needsFailover: new Map([['ben', 'cem']]),
};
const ben = someNodeMetrics(node('ben'), [aPeer({ peerId: 'anna', latency: 14, percentUp: 99.6 })]);
const cem = someNodeMetrics(node('cem'));
const dora = someNodeMetrics(node('dora', 'lab'), [aPeer({ peerId: 'x' })]);
const metrics = new Map([anna, ben, cem, dora].map((one) => [one.nodeId, one]));
const known = new Map(['anna', 'ben', 'cem'].map((id) => [id, node(id)])).set('dora', node('dora', 'lab'));

function pair(observer: string, peer: string, outdated: readonly OfflineNode[] = []) {
  const connectivity = connectivityOf(metrics, known, new Set(outdated.map(({ id }) => id)));
  const placeOf = (id: string) => connectivity.nodes.findIndex((one) => one.id === id);
  return pairView({ connectivity, metrics, outdated }, placeOf(observer), placeOf(peer));
}

it('shows the report of one node about the other, and the other direction in short', () => {
  expect(pair('anna', 'ben')).toEqual({
    observer: 'anna',
    peer: 'ben',
    whyHref: expect.stringMatching(/^\?why=.+\.\..+$/),
    there: {
      direction: 'connected',
      lastCheckIn: undefined,
      report: {
        isConnected: true,
        uptime: '312h 9m',
        percentUp: '99.61%',
        latency: '< 1 ms',
        sent: '1.84 GiB',
        received: '902.11 MiB',
        failover: 'cem',
      },
    },
    back: { direction: 'connected', note: '14 ms, 99.60%' },
  });
});

it('shows how old the report of an offline observer can be', () => {
  const silent = { id: 'anna', name: 'anna', lastCheckIn: 'last check-in 9 days ago' };
  expect(pair('anna', 'cem', [silent])).toMatchObject({
    there: { direction: 'outdated', lastCheckIn: silent.lastCheckIn, report: { isConnected: false } },
  });
  expect(pair('ben', 'anna', [silent])).toMatchObject({
    there: { direction: 'connected', lastCheckIn: undefined },
    back: { direction: 'outdated' },
  });
});

it('has no latency for an unreachable peer', () => {
  expect(pair('anna', 'cem')).toMatchObject({
    there: { direction: 'disconnected', report: { latency: undefined, percentUp: '71.40%' } },
    back: { direction: 'unknown', note: undefined },
  });
});

it('shows the other direction if this one has no report', () => {
  expect(pair('cem', 'anna')).toMatchObject({
    there: { direction: 'unknown', report: undefined },
    back: { direction: 'disconnected', note: '71.40%' },
  });
});

it.each([
  ['anna', 'anna', 'self'],
  ['anna', 'dora', 'apart'],
])('has no other direction for %s and %s', (observer, peer, direction) => {
  expect(pair(observer, peer)).toMatchObject({ there: { direction }, back: undefined });
});

it('is undefined for an unknown node, and for a name alone', () => {
  expect(pair('anna', 'gone')).toBeUndefined();
});
