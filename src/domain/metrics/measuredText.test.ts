import { expect, it } from 'vitest';
import { aPeer, someNodeMetrics } from '../../../mocks/fixtures/metrics.ts';
import { measuredText } from './metrics.ts';
import type { PeerMetrics } from './peerReports.ts';

const of = (id: string, peers: readonly Partial<PeerMetrics>[]) =>
  [id, someNodeMetrics({ id, name: id, network: 'net' }, peers.map(aPeer))] as const;
const up = { isConnected: true, latency: 11 };

it.each([
  [
    'both the same',
    [of('a', [{ peerId: 'b', ...up }]), of('b', [{ peerId: 'a', ...up }])],
    'Measured: connected, 11 ms',
  ],
  [
    'one of them only',
    [of('a', [{ peerId: 'b', isConnected: false }]), of('b', [])],
    'Measured: not connected; the other way no report',
  ],
  ['neither', [of('a', []), of('b', [])], undefined],
])('says what %s report', (_, metrics, text) => {
  expect(measuredText(new Map(metrics), 'a', 'b')).toBe(text);
});
