// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { valueOf } from '../../domain/loadable.ts';
import { nodeHealth } from '../../domain/node/health.ts';
import { clockStorageKey } from '../../domain/server/clockOffset.ts';
import { sessionStorageKey, sessionToStored } from '../../domain/session/session.ts';
import { backend as config } from '../stores/config.ts';
import { logIn } from '../flows/logIn.ts';
import { logOut } from '../flows/logOut.ts';
import { clock, noteDate, tick } from '../stores/clock.ts';
import { networksStore, nodesStore } from '../stores/records.ts';
import { resetPage } from '../testing/resetApp.ts';
import { sessionOf } from '../testing/worldOf.ts';
import {
  admin,
  backend,
  hour,
  stopPage,
  startPage,
  advanceClocks,
  setClock,
  setupTwoClocks,
} from '../testing/robustness/twoClocks.ts';
import { startClockCheck } from './clockCheck.ts';

setupTwoClocks();

let stop = () => {};
afterEach(() => stop());

async function enter(offBy: number): Promise<void> {
  setClock(offBy);
  startPage();
  await logIn(admin);
  stop = startClockCheck();
  tick();
  await advanceClocks(0);
}

async function comeBack(offBy: number): Promise<void> {
  localStorage.setItem(sessionStorageKey, sessionToStored(sessionOf(backend.world, 'admin'), config.baseUrl));
  setClock(offBy);
  startPage();
  stop = startClockCheck();
  tick();
  await advanceClocks(0);
}

/** In steps of five seconds, to keep the server and the page in step. */
async function later(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) await advanceClocks(5000);
}

function health(): Record<string, number> {
  const states = (valueOf(nodesStore.data) ?? []).map((node) => nodeHealth(node, clock.now / 1000).status);
  return Object.fromEntries(['healthy', 'warning', 'error', 'pending'].map((state) => [state, count(state)]));
  function count(state: string) {
    return states.filter((one) => one === state).length;
  }
}

function minutesOff(): number {
  return Math.round((clock.now - backend.world.now()) / 60_000);
}

describe('a clock that is right', () => {
  it('isn’t corrected', async () => {
    await enter(0);
    await later(150);
    expect(clock).toMatchObject({ correction: 0, now: clock.here });
  });

  it.each([-50_000, 50_000])('isn’t corrected for up to a minute (%d ms)', async (ms) => {
    await enter(ms);
    await later(150);
    expect(clock.correction).toBe(0);
  });
});

describe('a clock that is off', () => {
  it.each([-11, -3, 3, 11])('by %d hours is detected from the token of a login', async (hours) => {
    await enter(0);
    const right = health();
    stop();
    await enter(hours * hour);
    expect(minutesOff()).toBe(0);
    expect(health()).toEqual(right);
  });

  it('behind is detected from the first check-ins after a reload', async () => {
    await comeBack(-5 * hour);
    expect(minutesOff()).toBe(0);
  });

  it('ahead is detected from the next check-in, within a minute', async () => {
    await comeBack(3 * hour);
    expect(health()).toMatchObject({ healthy: 0 });
    await later(75);
    expect(minutesOff()).toBe(0);
    expect(health()).not.toMatchObject({ healthy: 0 });
  });

  it('is not detected from check-ins of other nodes', async () => {
    for (const node of backend.world.nodes.values()) node.isserver = 'no';
    await comeBack(3 * hour);
    await later(150);
    expect(clock.correction).toBe(0);
  });

  it('is detected at once from a response with a readable date', async () => {
    setClock(3 * hour);
    noteDate(new Date(NOW_MS).toUTCString(), NOW_MS + 3 * hour);
    await comeBack(3 * hour);
    expect(minutesOff()).toBe(0);
  });

  it('is no longer corrected once the user sets it right', async () => {
    await enter(3 * hour);
    expect(clock.correction).not.toBe(0);
    setClock(0);
    await later(150);
    expect(clock.correction).toBe(0);
  });

  it('stays corrected after logging out and in', async () => {
    await comeBack(3 * hour);
    await later(75);
    const { correction } = clock;
    stop();
    stop = startClockCheck();
    await advanceClocks(0);
    expect(clock.correction).toBe(correction);
  });

  it('keeps the age of data that was read before', async () => {
    await comeBack(3 * hour);
    await later(75);
    const { data } = networksStore;
    expect(data.status === 'ready' && Math.round((clock.now - data.loadedAt) / 1000)).toBe(75);
  });

  it('ignores implausible dates of responses', async () => {
    for (const header of [null, '', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']) noteDate(header, NOW_MS);
    await comeBack(0);
    expect(clock).toMatchObject({ correction: 0, dated: undefined });
  });
});

describe('a reloaded page', () => {
  /** Up to the first frame, before any response. */
  function reload(offBy?: number): void {
    stop();
    stopPage();
    resetPage();
    if (offBy !== undefined) setClock(offBy);
    startPage();
    tick();
  }

  async function drawn(): Promise<void> {
    stop = startClockCheck();
    await advanceClocks(0);
  }

  it.each([-24, -11, 3, 11])('corrects a clock off by %d hours from the first frame', async (hours) => {
    await enter(0);
    const right = health();
    await enter(hours * hour);
    reload();
    expect(minutesOff()).toBe(0);
    await drawn();
    expect(health()).toEqual(right);
    expect(minutesOff()).toBe(0);
  });

  it('stops correcting a clock that was set right since, once the nodes are read', async () => {
    await enter(3 * hour);
    reload(0);
    await drawn();
    expect(clock.correction).toBe(0);
    expect(minutesOff()).toBe(0);
    expect(localStorage.getItem(clockStorageKey)).toBeNull();
  });

  it('corrects a clock that was set to another wrong time since', async () => {
    await enter(3 * hour);
    reload(-2 * hour);
    await drawn();
    expect(minutesOff()).toBe(0);
  });

  it('stores nothing for a correct clock or after logging out', async () => {
    await enter(0);
    expect(localStorage.getItem(clockStorageKey)).toBeNull();
    await enter(3 * hour);
    expect(localStorage.getItem(clockStorageKey)).not.toBeNull();
    logOut('signedOut');
    await advanceClocks(0);
    expect(localStorage.getItem(clockStorageKey)).toBeNull();
  });

  it.each(['', 'null', '{}', '[1]', '["1","2"]', '[5,1]', '[1,2,3]'])(
    'ignores %j in storage',
    async (text) => {
      localStorage.setItem(clockStorageKey, text);
      await comeBack(0);
      expect(clock.correction).toBe(0);
    },
  );
});
