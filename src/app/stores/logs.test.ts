// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest';
import type { World } from '../../../mocks/world/state.ts';
import { isOverloaded } from '../../domain/loadable.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { loadLogs, logsStore, reloadLogs } from './logs.ts';
import { beginSession } from './session.ts';

let world: World;
let asked: string[];

beforeEach(() => {
  world = worldOf('community');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
});

it('reads the lines of the server', async () => {
  await loadLogs();
  expect(logsStore).toMatchObject({ attempts: 0, data: { status: 'ready' } });
});

it('is empty after a failure', async () => {
  await loadLogs();
  world.faults.add('GET /logs', { kind: 'status', status: 503 });
  await loadLogs();
  expect(logsStore).toMatchObject({ attempts: 1, data: { status: 'failed' } });
});

it('stops after ten failures until the user refreshes', async () => {
  world.faults.add('GET /logs', { kind: 'status', status: 503 });
  for (let count = 1; count <= 15; count += 1) await loadLogs();
  expect(asked).toHaveLength(10);
  expect(isOverloaded(logsStore)).toBe(true);
  world.faults.clear();
  await reloadLogs();
  expect(logsStore).toMatchObject({ attempts: 0, data: { status: 'ready' } });
});
