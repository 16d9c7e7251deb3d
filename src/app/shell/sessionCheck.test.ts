// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../../../mocks/fixtures/session.ts';
import { NOW, NOW_MS } from '../../../mocks/fixtures/now.ts';
import { valueOf } from '../../domain/loadable.ts';
import { pauseUpdates } from '../stores/clock.ts';
import { nodesStore } from '../stores/records.ts';
import { beginSession, requestSessionEnd, sessionStore } from '../stores/session.ts';
import { resetApp } from '../testing/resetApp.ts';
import { deferred } from '../testing/deferred.ts';
import { startSessionCheck } from './sessionCheck.ts';

const interval = 7_500;
let isHidden = false;
let answer: () => Promise<Response>;
let reads = 0;
let stop: () => void;

function show(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

const refusing = async () => Response.json({ Code: 503, Message: 'busy' }, { status: 503 });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  resetApp();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  reads = 0;
  answer = async () => Response.json([]);
  vi.stubGlobal('fetch', () => {
    reads += 1;
    return answer();
  });
  stop = startSessionCheck();
});

afterEach(() => {
  stop();
});

describe('session check', () => {
  it('reads an administrator’s nodes every 7.5 seconds', async () => {
    beginSession(aSession());
    await vi.advanceTimersByTimeAsync(interval - 1);
    expect(reads).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads).toBe(1);
    await vi.advanceTimersByTimeAsync(interval);
    expect(reads).toBe(2);
    expect(nodesStore.data.status).toBe('ready');
  });

  it('reads nothing while updates are paused', async () => {
    beginSession(aSession());
    pauseUpdates(true);
    await vi.advanceTimersByTimeAsync(3 * interval);
    expect(reads).toBe(0);
    pauseUpdates(false);
    await vi.advanceTimersByTimeAsync(interval);
    expect(reads).toBe(1);
  });

  it('keeps unchanged nodes and updates their age', async () => {
    answer = async () => Response.json([{ id: 'a', network: 'net' }]);
    beginSession(aSession());
    await vi.advanceTimersByTimeAsync(interval);
    const nodes = valueOf(nodesStore.data);
    expect(nodesStore.data).toMatchObject({ loadedAt: NOW_MS + interval });
    await vi.advanceTimersByTimeAsync(interval);
    expect(valueOf(nodesStore.data)).toBe(nodes);
    expect(nodesStore.data).toMatchObject({ loadedAt: NOW_MS + 2 * interval });
  });

  it('reads the list 80 times in ten minutes of a visible page', async () => {
    beginSession(aSession());
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(reads).toBe(80);
  });

  it('reads nothing for other users', async () => {
    beginSession(aSession({ isAdmin: false }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(0);
  });

  it('reads nothing while no one is logged in', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(0);
  });

  it('reads nothing while the page is hidden, and at once when it becomes visible', async () => {
    beginSession(aSession());
    show(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(0);
    show(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(reads).toBe(1);
  });

  it('reads at once when the browser is online again', async () => {
    beginSession(aSession());
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reads).toBe(1);
  });

  it('never runs two reads at once', async () => {
    const slow = deferred<Response>();
    answer = () => slow.promise;
    beginSession(aSession());
    await vi.advanceTimersByTimeAsync(interval);
    await vi.advanceTimersByTimeAsync(interval);
    show(false);
    expect(reads).toBe(1);
    slow.resolve(Response.json([]));
    await vi.advanceTimersByTimeAsync(interval);
    expect(reads).toBe(2);
  });

  it('pauses longer after each failed read, up to a minute, and not at all after a successful one', async () => {
    answer = refusing;
    beginSession(aSession());
    const moments: number[] = [];
    for (let check = 1; check <= 40; check += 1) {
      const before = reads;
      await vi.advanceTimersByTimeAsync(interval);
      if (reads > before) moments.push(check);
    }
    const pauses = moments.slice(1).map((moment, index) => (moment - (moments[index] ?? 0)) * interval);
    expect(pauses.slice(0, 5)).toEqual([15_000, 30_000, 60_000, 60_000, 60_000]);

    answer = async () => Response.json([]);
    await vi.advanceTimersByTimeAsync(60_000);
    const recovered = reads;
    await vi.advanceTimersByTimeAsync(3 * interval);
    expect(reads).toBe(recovered + 3);
  });

  it('ends a pause when the page becomes visible', async () => {
    answer = refusing;
    beginSession(aSession());
    await vi.advanceTimersByTimeAsync(interval);
    show(true);
    show(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(reads).toBe(2);
  });

  it('logs out on request without waiting for the next check', async () => {
    beginSession(aSession());
    requestSessionEnd('unauthorized');
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
  });

  it('logs out at once if that was requested before it started', () => {
    stop();
    beginSession(aSession());
    requestSessionEnd('unauthorized');
    stop = startSessionCheck();
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
    expect(reads).toBe(0);
  });

  it('logs out when listing nodes fails with HTTP 401', async () => {
    answer = async () => Response.json({ Code: 401, Message: 'unauthorized' }, { status: 401 });
    beginSession(aSession());
    await vi.advanceTimersByTimeAsync(interval);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
  });

  it('logs out within 7.5 seconds after the token expired', async () => {
    beginSession(aSession({ isAdmin: false, expiresAt: NOW + 10 }));
    await vi.advanceTimersByTimeAsync(interval);
    expect(sessionStore.session).toBeDefined();
    await vi.advanceTimersByTimeAsync(interval);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
  });

  it('logs out at once when a page with an expired token becomes visible', () => {
    beginSession(aSession({ expiresAt: NOW + 10 }));
    show(true);
    vi.setSystemTime(NOW_MS + 20_000);
    show(false);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
  });

  it('does nothing once it is stopped', async () => {
    beginSession(aSession({ expiresAt: NOW + 10 }));
    stop();
    show(false);
    requestSessionEnd('unauthorized');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(0);
    expect(sessionStore.session).toBeDefined();
  });
});
