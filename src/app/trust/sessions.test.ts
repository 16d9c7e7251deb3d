// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { adminPassword } from '../../../mocks/scenarios/accounts.ts';
import { scenarios } from '../../../mocks/scenarios/scenarios.ts';
import { readToken } from '../../../mocks/world/tokens.ts';
import type { World } from '../../../mocks/world/state.ts';
import { sessionStorageKey, sessionToStored } from '../../domain/session/storedSession.ts';
import { settingsStorageKey } from '../../domain/settingsWire.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { approveNode } from '../flows/nodes.ts';
import { signIn, takeOauthReturn } from '../flows/signIn.ts';
import { signOut } from '../flows/signOut.ts';
import { startServices } from '../services/startServices.ts';
import { keepDraft } from '../stores/drafts.ts';
import { nodesStore } from '../stores/nodes.ts';
import { beginSession, sessionStore } from '../stores/session.ts';
import { newUserDrafts } from '../stores/userDrafts.ts';
import { deferred } from '../testing/deferred.ts';
import { resetApp, resetPage } from '../testing/resetApp.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf } from '../testing/worldOf.ts';

const hour = 3_600_000;
const round = 7_500;
const admin = { username: 'admin', password: adminPassword };

/** The server's clock, which the browser's need not agree with. */
let serverMs = NOW_MS;
let world: World;
let asked: string[];
let stop = () => {};

/** Both clocks go on; the console's timers run. */
async function pass(ms: number): Promise<void> {
  serverMs += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

/** The computer sleeps: time passes on both clocks, and no timer runs until somebody looks at the page. */
async function sleep(ms: number): Promise<void> {
  serverMs += ms;
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

function start(): void {
  stop = startServices();
}

function setClock(offBy: number): void {
  vi.setSystemTime(serverMs + offBy);
}

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW_MS,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  serverMs = NOW_MS;
  resetApp();
  const community = scenarios.get('community');
  if (!community) throw new Error('There is no scenario community');
  world = community.build({ now: () => serverMs });
  ({ asked } = serve(world));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  resetApp();
  vi.useRealTimers();
});

describe('a clock that is off', () => {
  it.each([-12, -6, -1, 0, 1, 6, 11.9])('by %d hours signs in, and the lists are read', async (hours) => {
    setClock(hours * hour);
    start();
    expect(await signIn(admin)).toMatchObject({ ok: true });
    await pass(0);
    expect(nodesStore.data.status).toBe('ready');
    await pass(round);
    expect(sessionStore.session?.user.name).toBe('admin');
  });

  it.each([12, 13, 24 * 365])(
    'by %d hours ahead signs nobody in, and says that it is the clock',
    async (hours) => {
      setClock(hours * hour);
      start();
      expect(await signIn(admin)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status: 0, message: expect.stringContaining('clock') },
      });
      expect(sessionStore.session).toBeUndefined();
      await pass(60_000);
      expect(asked).toEqual(['POST /users/adm/authenticate 200']);
    },
  );

  it('by 12 hours behind is told by the server’s refusal when the token is over there', async () => {
    setClock(-12 * hour);
    start();
    await signIn(admin);
    await pass(12 * hour);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
    expect(nodesStore.data.status).toBe('idle');
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    const before = asked.length;
    await pass(hour);
    expect(asked).toHaveLength(before);
  });

  it('and is set while somebody is signed in ends the session by the new time', async () => {
    start();
    await signIn(admin);
    setClock(12 * hour);
    await pass(round);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
  });
});

describe('the end of the token', () => {
  it('is noticed at once after a sleep, and nothing is asked with it', async () => {
    start();
    await signIn(admin);
    await pass(0);
    const before = asked.length;
    await sleep(13 * hour);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
    expect(asked).toHaveLength(before);
  });

  it('after a sleep that it outlives is no reason to sign out', async () => {
    start();
    await signIn(admin);
    await pass(0);
    const before = asked.length;
    await sleep(11 * hour);
    expect(sessionStore.session).toBeDefined();
    expect(asked.slice(before)).toEqual(['GET /nodes 200']);
  });

  it('during a change that takes long leaves no word of it to the next person', async () => {
    const node = [...world.nodes.values()].find(({ ispending }) => ispending === 'yes');
    if (!node) throw new Error('No node is pending');
    start();
    await signIn(admin);
    const answer = deferred<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const approval = approveNode(node);
    signOut('expired');
    answer.resolve(new Response('', { status: 200 }));
    await approval;
    expect(toastQueue.snapshot()).toMatchObject({ toasts: [], history: [] });
    expect(nodesStore.data).not.toHaveProperty('value');
  });

  it('is passed by no request, whatever happens when', async () => {
    const late: string[] = [];
    const step = fc.oneof(
      fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 20 * 60_000 }) }),
      fc.record({ kind: fc.constant('sleep' as const), ms: fc.integer({ min: 0, max: 7 * hour }) }),
      fc.record({ kind: fc.constant('signIn' as const), ms: fc.constant(0) }),
    );
    vi.stubGlobal('fetch', async (request: Request) => {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '');
      if (token !== undefined && !readToken(world, token)) late.push(`${request.method} ${request.url}`);
      return Response.json([]);
    });
    start();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { kind, ms } of steps) {
          if (kind === 'pass') await pass(ms);
          else if (kind === 'sleep') await sleep(ms);
          else beginSession(sessionOf(world, 'admin'));
        }
        expect(late).toEqual([]);
      }),
      { seed: 7, numRuns: 30 },
    );
  });
});

describe('a token that is none', () => {
  it('of the server’s making is found out by the first answer', async () => {
    const { token, user } = sessionOf(world, 'alice');
    const [header, payload = ''] = token.split('.');
    const claims = { ...JSON.parse(atob(payload)), UserName: 'admin', IsAdmin: true };
    const forged = `${header}.${btoa(JSON.stringify(claims))}.AAAA`;
    localStorage.setItem(sessionStorageKey, JSON.stringify({ token: forged, user }));
    start();
    await pass(0);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(asked.filter((line) => line.endsWith(' 200'))).toEqual([]);
  });

  it.each([
    ['without an end', { exp: undefined }],
    ['whose end is a text', { exp: '9999999999' }],
    ['that ended', { exp: 1 }],
  ])('%s signs nobody in, from storage or from the address', async (_, change) => {
    const claims = {
      IsAdmin: true,
      UserName: 'admin',
      Networks: null,
      Groups: ['*'],
      ...change,
    };
    const token = `h.${btoa(JSON.stringify(claims))}.s`;
    localStorage.setItem(sessionStorageKey, JSON.stringify({ token, user: { ...claims, name: 'admin' } }));
    start();
    takeOauthReturn(new URLSearchParams({ login: token }));
    await pass(round);
    expect(sessionStore.session).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('signing out', () => {
  const draft = { username: 'mira', password: 'typed', confirmation: '', isAdmin: false, networks: [] };

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the server hangs', () => new Promise<Response>(() => {})],
  ])('%s clears everything and asks nobody', async (_, answer) => {
    start();
    await signIn(admin);
    await pass(0);
    keepDraft(newUserDrafts, 'new', { before: draft, after: draft });
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    signOut('signedOut');
    await pass(60_000);
    expect(fetch).not.toHaveBeenCalled();
    expect(nodesStore.data.status).toBe('idle');
    expect(newUserDrafts.kept).toEqual({});
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/eyJ|typed|meshnet/);
  });

  it('in another tab clears this one too, with what was typed in it', async () => {
    start();
    await signIn(admin);
    await pass(0);
    keepDraft(newUserDrafts, 'new', { before: draft, after: draft });
    localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'signedOut' });
    expect(newUserDrafts.kept).toEqual({});
    expect(nodesStore.data.status).toBe('idle');
    const before = asked.length;
    await pass(60_000);
    expect(asked).toHaveLength(before);
  });

  it('keeps what was typed in another tab when the token ran out, for the same person', async () => {
    start();
    await signIn(admin);
    keepDraft(newUserDrafts, 'new', { before: draft, after: draft });
    vi.setSystemTime(Date.now() + 13 * hour);
    localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
    expect(sessionStore.endedBecause).toBe('expired');
    expect(newUserDrafts.kept).not.toEqual({});
  });
});

describe('storage', () => {
  const stored = () => sessionToStored(sessionOf(world, 'admin'));

  it('written by the old console signs in as before, with theme and page size', async () => {
    const { token, user } = sessionOf(world, 'admin');
    localStorage.setItem(
      sessionStorageKey,
      JSON.stringify({
        token,
        user: { isAdmin: true, name: 'admin', networks: null, groups: null, exp: user.expiresAt },
      }),
    );
    localStorage.setItem(
      settingsStorageKey,
      JSON.stringify({ userSettings: [{ username: 'admin', rowsPerPage: 100, mode: 'light' }] }),
    );
    start();
    await pass(0);
    expect(sessionStore.session?.user.name).toBe('admin');
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it.each(['undefined', '{"token":', '"x"', '[]', 'null', '\u0000', '{"token":{}}', 'x'.repeat(200_000)])(
    'of %.20s is signed out, and settings of the same are the defaults',
    async (text) => {
      localStorage.setItem(sessionStorageKey, text);
      localStorage.setItem(settingsStorageKey, text);
      start();
      await pass(round);
      expect(sessionStore.session).toBeUndefined();
      expect(document.documentElement.dataset['theme']).toBe('dark');
      expect(asked).toEqual([]);
      expect(await signIn(admin)).toMatchObject({ ok: true });
    },
  );

  it.each([
    ['blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
    ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('that is %s lets a person sign in, work and sign out', async (_, spoil) => {
    spoil();
    start();
    expect(await signIn(admin)).toMatchObject({ ok: true });
    await pass(round);
    expect(nodesStore.data.status).toBe('ready');
    signOut('signedOut');
    expect(sessionStore.session).toBeUndefined();
    expect(nodesStore.data.status).toBe('idle');
  });

  it('holds a session that a page loaded anew goes on with, until the token ends', async () => {
    localStorage.setItem(sessionStorageKey, stored());
    start();
    expect(sessionStore.session).toBeDefined();
    stop();
    resetPage();
    vi.setSystemTime(Date.now() + 13 * hour);
    start();
    await pass(0);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
  });
});

function refuse(): never {
  throw new DOMException('storage', 'SecurityError');
}
