import { afterEach, beforeEach, vi } from 'vitest';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { adminPassword } from '../../../../mocks/scenarios/accounts.ts';
import { scenarios } from '../../../../mocks/scenarios/scenarios.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { startServices } from '../../shell/startServices.ts';
import { startSessionCheck } from '../../shell/sessionCheck.ts';
import { resetApp } from '../resetApp.ts';
import { serve } from '../simulatedServer.ts';

export const hour = 3_600_000;
export const sessionCheckInterval = 7_500;
export const admin = { username: 'admin', password: adminPassword };

let serverMs = NOW_MS;

export const backend: { world: World; asked: readonly string[] } = { world: buildWorld(), asked: [] };

let stop = () => {};

export function setupTwoClocks(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      now: NOW_MS,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    serverMs = NOW_MS;
    resetApp();
    backend.world = buildWorld();
    backend.asked = serve(backend.world).asked;
  });
  afterEach(stopPage);
}

function buildWorld(): World {
  const community = scenarios.get('community');
  if (!community) throw new Error('No scenario community');
  return community.build({ now: () => serverMs });
}

export function startPage(): void {
  stopPage();
  const stops = [startServices(), startSessionCheck()];
  stop = () => stops.forEach((stopService) => stopService());
}

export function stopPage(): void {
  stop();
  stop = () => {};
}

/** Advances both clocks and runs the console's timers. */
export async function advanceClocks(ms: number): Promise<void> {
  serverMs += ms;
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
}

/** Simulates sleep: advances both clocks without running timers, then makes the page visible. */
export async function sleep(ms: number): Promise<void> {
  serverMs += ms;
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

export function setClock(ahead: number): void {
  vi.setSystemTime(serverMs + ahead);
}
