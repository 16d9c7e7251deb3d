// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from 'vitest';
import type { World } from '../../../mocks/world/state.ts';
import { clearSessionData } from '../flows/logOut.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import {
  loadMetrics,
  loadNodeMetrics,
  metricsStore,
  nodeMetricsStore,
  openMetrics,
  openNodeMetrics,
  refreshMetrics,
} from './metrics.ts';
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
  openMetrics('meshnet');
  loadMetrics();
  await readyOrFailed();
  openMetrics(undefined);
  loadMetrics();
  await readyOrFailed();
  expect(asked).toEqual(['GET /metrics/meshnet 200', 'GET /metrics 200']);
});

it('drops a network and its pending reads when another one is opened', async () => {
  openMetrics('meshnet');
  loadMetrics();
  openMetrics('p2snet');
  expect(metricsStore).toMatchObject({ netid: 'p2snet', data: { status: 'idle' }, attempts: 0 });
  await vi.waitFor(() => expect(asked).toEqual(['GET /metrics/meshnet 200']));
  expect(metricsStore.data.status).toBe('idle');
});

it('keeps the value when it is opened again, and reads it again', async () => {
  openMetrics('meshnet');
  loadMetrics();
  await readyOrFailed();
  openMetrics('meshnet');
  expect(metricsStore).toMatchObject({ data: { status: 'ready' }, isLoading: true });
  await readyOrFailed();
  expect(asked).toHaveLength(2);
});

it('starts over when the user refreshes', async () => {
  world.faults.add('GET /metrics/*', { kind: 'status', status: 503 });
  openMetrics('meshnet');
  for (let count = 0; count < 3; count += 1) {
    loadMetrics();
    await readyOrFailed();
  }
  expect(metricsStore.attempts).toBe(3);
  refreshMetrics();
  expect(metricsStore.attempts).toBe(1);
});

it('reads one node, and drops it when another one is opened', async () => {
  const [id = ''] = world.metrics.keys();
  openNodeMetrics({ network: 'meshnet', id });
  loadNodeMetrics();
  await vi.waitFor(() => expect(nodeMetricsStore.data).toMatchObject({ value: { nodeId: id } }));
  openNodeMetrics({ network: 'meshnet', id: 'another' });
  expect(nodeMetricsStore.data.status).toBe('idle');
});

it('is empty for the next user', async () => {
  openMetrics('meshnet');
  loadMetrics();
  await readyOrFailed();
  clearSessionData();
  expect(metricsStore.data.status).toBe('idle');
});
