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
/** Of the session check. */
export const round = 7_500;
export const admin = { username: 'admin', password: adminPassword };

/** The server's clock, which the browser's need not agree with. */
let serverMs = NOW_MS;

/** The server of the test that runs, and what it was asked: set up anew for each. */
export const backend: { world: World; asked: readonly string[] } = { world: buildWorld(), asked: [] };

let stop = () => {};

/** For all tests of a file: a page with its services, and a server, each with a clock of its own. */
export function setUpTwoClocks(): void {
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
  afterEach(leavePage);
}

function buildWorld(): World {
  const community = scenarios.get('community');
  if (!community) throw new Error('There is no scenario community');
  return community.build({ now: () => serverMs });
}

export function openPage(): void {
  leavePage();
  const stops = [startServices(), startSessionCheck()];
  stop = () => stops.forEach((one) => one());
}

export function leavePage(): void {
  stop();
  stop = () => {};
}

/** Both clocks go on; the console's timers run. */
export async function pass(ms: number): Promise<void> {
  serverMs += ms;
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
}

/** The computer sleeps: time passes on both clocks, and no timer runs until somebody looks at the page. */
export async function sleep(ms: number): Promise<void> {
  serverMs += ms;
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

/** The browser's clock, by how much it is ahead of the server's. */
export function setClock(offBy: number): void {
  vi.setSystemTime(serverMs + offBy);
}
