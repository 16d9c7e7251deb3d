import { expect, it } from 'vitest';
import { aPeer } from '../../../mocks/fixtures/metrics.ts';
import { latenciesOf } from './metrics.ts';

const peers = (...latencies: readonly number[]) =>
  latencies.map((latency) => aPeer({ peerName: `at-${latency}`, latency }));

it.each([
  [[7], 7, 7],
  [[9, 1, 5], 5, 9],
  [[1, 2, 10, 40], 6, 40],
])('of %o has the median %d and the highest %d', (latencies, median, highest) => {
  expect(latenciesOf(peers(...latencies))).toMatchObject({ median, highest });
});

it('names the farthest peer', () => {
  expect(latenciesOf(peers(3, 41, 12))?.farthest.peerName).toBe('at-41');
});

it('leaves out unreachable peers', () => {
  expect(latenciesOf([...peers(4), aPeer({ latency: 999, isConnected: false })])?.highest).toBe(4);
  expect(latenciesOf([aPeer({ latency: 999, isConnected: false })])).toBeUndefined();
});
