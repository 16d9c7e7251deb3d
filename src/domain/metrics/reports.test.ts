import { describe, expect, it } from 'vitest';
import { aPeer, someNodeMetrics } from '../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { DAY, MINUTE, NOW } from '../../../mocks/fixtures/now.ts';
import { reportsIn, type PeerMetrics } from './peerReports.ts';
import { measuredText, offlineNodes, outdatedIn } from './reports.ts';

const of = (id: string, peers?: readonly Partial<PeerMetrics>[]) =>
  [id, someNodeMetrics({ id, name: id, network: 'net' }, peers?.map(aPeer))] as const;
const up = { isConnected: true, latency: 11 };
const seen = (id: string, lastCheckIn: number, isPending = false) =>
  aNode({ id, name: id, network: 'net', lastCheckIn, isPending });

describe('nodes whose reports are out of date', () => {
  it.each([
    ['checked in just now', NOW, undefined],
    ['checks in', NOW - 4 * MINUTE, undefined],
    ['is late', NOW - 5 * MINUTE, 'last check-in 5 min ago'],
    ['has been offline for days', NOW - 9 * DAY, 'last check-in 9 days ago'],
    ['never checked in', 0, 'last check-in unknown'],
    ['is ahead of the clock', NOW + MINUTE, undefined],
  ])('a node that %s', (_, lastCheckIn, until) => {
    expect(offlineNodes([seen('a', lastCheckIn)], NOW).get('a')?.lastCheckIn).toBe(until);
  });

  it('can be pending and report', () => {
    expect([...offlineNodes([seen('a', NOW, true), seen('b', NOW - DAY, true)], NOW).keys()]).toEqual(['b']);
  });
});

it('keeps the reports about many peers', () => {
  const peers = Array.from({ length: 600 }, (_, at) => aPeer({ peerId: `p${at}`, totalSent: at }));
  expect(reportsIn(of('a', peers)[1].connectivity)).toEqual(peers);
});

it('lists offline nodes that have reported, by name', () => {
  const all = new Map([of('b', [{ peerId: 'a' }]), of('a', [{ peerId: 'b', ...up }]), of('c'), of('d', [])]);
  const silent = ['b', 'd', 'c', 'gone'].map((id) => seen(id, NOW - 9 * DAY));
  expect(outdatedIn(all, offlineNodes([...silent, seen('a', 0)], NOW))).toEqual([
    { id: 'a', name: 'a', lastCheckIn: 'last check-in unknown' },
    { id: 'b', name: 'b', lastCheckIn: 'last check-in 9 days ago' },
  ]);
  expect(outdatedIn(all, new Map())).toEqual([]);
});

it.each([
  [
    'two equal reports',
    [of('a', [{ peerId: 'b', ...up }]), of('b', [{ peerId: 'a', ...up }])],
    'Measured: connected, 11 ms',
  ],
  [
    'a single report',
    [of('a', [{ peerId: 'b', isConnected: false }]), of('b', [])],
    'Measured: not connected. Other direction: no report',
  ],
  [
    'an old report',
    [of('a', [{ peerId: 'silent', isConnected: false }]), of('silent', [{ peerId: 'a', ...up }])],
    'Measured: not connected. Other direction: connected, 11 ms, last check-in 9 days ago',
  ],
  ['neither', [of('a', []), of('b', [])], undefined],
])('describes %s', (_, metrics, text) => {
  const all = new Map(metrics);
  const outdated = outdatedIn(all, offlineNodes([seen('silent', NOW - 9 * DAY)], NOW));
  const other = metrics[1]?.[0] ?? '';
  expect(measuredText({ all, outdated }, 'a', other)).toBe(text);
});
