// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import type { World } from '../../../mocks/world/state.ts';
import { clearSessionData } from '../flows/logOut.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { metrics, metricsStore, nodeMetrics, nodeMetricsStore } from './metrics.ts';
import { beginSession } from './session.ts';

let world: World;
let asked: readonly string[];

const readyOrFailed = () => vi.waitFor(() => expect(metricsStore.isLoading).toBe(false));

beforeEach(() => {
  world = worldOf('enterprise');
  beginSession(sessionOf(world, 'admin'));
  ({ asked } = serve(world));
});

it('reads those of one network, or of all', async () => {
  metrics.open({ netid: 'meshnet' });
  void metrics.load();
  await readyOrFailed();
  metrics.open({ netid: undefined });
  void metrics.load();
  await readyOrFailed();
  expect(asked).toEqual(['GET /metrics/meshnet 200', 'GET /metrics 200']);
});

it('drops a network and its pending reads when another one is opened', async () => {
  metrics.open({ netid: 'meshnet' });
  void metrics.load();
  metrics.open({ netid: 'p2snet' });
  expect(metricsStore).toMatchObject({ netid: 'p2snet', data: { status: 'idle' }, attempts: 0 });
  await vi.waitFor(() => expect(asked).toEqual(['GET /metrics/meshnet 200']));
  expect(metricsStore.data.status).toBe('idle');
});

it('keeps the value when it is opened again, and reads it again', async () => {
  metrics.open({ netid: 'meshnet' });
  void metrics.load();
  await readyOrFailed();
  metrics.open({ netid: 'meshnet' });
  expect(metricsStore).toMatchObject({ data: { status: 'ready' }, isLoading: true });
  await readyOrFailed();
  expect(asked).toHaveLength(2);
});

it('starts over when the user refreshes', async () => {
  world.faults.add('GET /metrics/*', { kind: 'status', status: 503 });
  metrics.open({ netid: 'meshnet' });
  for (let count = 0; count < 3; count += 1) {
    void metrics.load();
    await readyOrFailed();
  }
  expect(metricsStore.attempts).toBe(3);
  void metrics.refresh();
  expect(metricsStore.attempts).toBe(1);
});

it('reads one node, and drops it when another one is opened', async () => {
  const [id = ''] = world.metrics.keys();
  nodeMetrics.open({ node: { network: 'meshnet', id } });
  void nodeMetrics.load();
  await vi.waitFor(() => expect(nodeMetricsStore.data).toMatchObject({ value: { nodeId: id } }));
  nodeMetrics.open({ node: { network: 'meshnet', id: 'another' } });
  expect(nodeMetricsStore.data.status).toBe('idle');
});

it('is empty for the next user', async () => {
  metrics.open({ netid: 'meshnet' });
  void metrics.load();
  await readyOrFailed();
  clearSessionData();
  expect(metricsStore.data.status).toBe('idle');
});
