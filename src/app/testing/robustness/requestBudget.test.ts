// @vitest-environment happy-dom

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { startNodeWatch } from '../../routes/accessKeys/useAccessKeys.ts';
import { startServices } from '../../shell/startServices.ts';
import { startSessionCheck } from '../../shell/sessionCheck.ts';
import { nodesStore } from '../../stores/records.ts';
import { report } from './report.ts';
import { buildWorld, logInAs, setupTestApp, settled } from './testApp.ts';

setupTestApp();

const tenMinutes = 600;
let world: World;
let isHidden = false;
let stop: () => void;
/** The reads that started in each second. */
let reads: string[][] = [];
let pending: string[] = [];
let maxOfOneKind = 0;

/** Records requests and the highest number of pending requests of one kind. */
function watchRequests(): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const line = `${request.method} ${new URL(request.url).pathname}`;
    reads.at(-1)?.push(line);
    pending.push(line);
    maxOfOneKind = Math.max(maxOfOneKind, pending.filter((other) => other === line).length);
    try {
      return await answer(request);
    } finally {
      pending.splice(pending.indexOf(line), 1);
    }
  });
}

async function idle(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    reads.push([]);
    await vi.advanceTimersByTimeAsync(1_000);
    for (let step = 0; step < 25; step += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

function show(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

function pauses(): readonly number[] {
  const times = reads.flatMap((started, second) => (started.length > 0 ? [second] : []));
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

beforeEach(async () => {
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  world = buildWorld();
  logInAs(world);
  watchRequests();
  startServices()();
  await settled(loadEverything());
  const stops = [startServices(), startSessionCheck()];
  stop = () => stops.forEach((stopService) => stopService());
  await vi.dynamicImportSettled();
  await idle(1);
  reads = [];
  pending = [];
  maxOfOneKind = 0;
});

afterEach(() => stop());

let counts: Record<string, number> = {};
afterAll(() => {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  report(`request budget of ten idle minutes: ${parts.join(', ')}`);
});

const total = () => reads.flat().length;

describe('an idle administrator', () => {
  it('causes at most 80 reads in ten minutes, only of nodes', async () => {
    await idle(tenMinutes);
    expect(total()).toBeLessThanOrEqual(80);
    expect(total()).toBeGreaterThan(70);
    expect(new Set(reads.flat())).toEqual(new Set(['GET /api/nodes']));
    expect(nodesStore.data.status).toBe('ready');
    counts = { ...counts, visible: total() };
  });

  it('causes no more reads while waiting for a node to join', async () => {
    const stopWatch = startNodeWatch();
    await idle(tenMinutes);
    stopWatch();
    expect(total()).toBeLessThanOrEqual(81);
  });

  it('causes no reads while the page is hidden and one when it becomes visible', async () => {
    show(true);
    await idle(tenMinutes);
    expect(total()).toBe(0);
    show(false);
    await idle(1);
    expect(total()).toBe(1);
    counts = { ...counts, hidden: total() - 1 };
  });

  it('causes fewer and fewer reads while offline and one as soon as online', async () => {
    world.faults.add('*', { kind: 'refuse' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await idle(tenMinutes);
    const gaps = pauses();
    expect(gaps.slice(0, 2).every((gap, index) => gap < (gaps[index + 1] ?? 0))).toBe(true);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(61);
    expect(total()).toBeLessThanOrEqual(14);
    counts = { ...counts, offline: total() };
    world.faults.clear();
    reads = [];
    window.dispatchEvent(new Event('online'));
    await idle(1);
    expect(total()).toBe(1);
    expect(nodesStore.data).toMatchObject({ status: 'ready' });
    expect(nodesStore.data).not.toHaveProperty('staleBecause');
  });

  it.each([503, 429, 500])('causes fewer and fewer reads while the server returns %i', async (status) => {
    world.faults.add('GET /nodes', { kind: 'status', status });
    await idle(tenMinutes);
    expect(total()).toBeLessThanOrEqual(14);
    expect(nodesStore.data.status).toBe('ready');
  });

  it('never has two pending reads of one kind on a slow server', async () => {
    world.faults.add('GET /nodes', { kind: 'latency', ms: 11_000 });
    await idle(120);
    expect(total()).toBeGreaterThan(5);
    expect(maxOfOneKind).toBe(1);
  });

  it('never has two pending reads of one kind on a server that does not respond', async () => {
    world.faults.add('GET /nodes', { kind: 'hang' });
    await idle(tenMinutes);
    expect(maxOfOneKind).toBe(1);
    expect(total()).toBeLessThanOrEqual(14);
  });
});
