// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../../../mocks/fixtures/session.ts';
import type { World } from '../../../mocks/world/state.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { editOf } from '../../domain/edit/edit.ts';
import { valueOf } from '../../domain/loadable.ts';
import { messages } from '../../domain/text/messages.ts';
import { dnsDrafts } from '../stores/drafts/formDrafts.ts';
import { saveDraft } from '../stores/drafts/drafts.ts';
import { isAnythingBeingRead } from '../stores/resource.ts';
import { nodesStore, usersStore } from '../stores/records.ts';
import { oauthStorageKey } from '../../domain/session/session.ts';
import { beginSession, oauthReturn, rememberOauth, sessionStore } from '../stores/session.ts';
import { deferred } from '../testing/deferred.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { loadEverything } from './refresh.ts';
import { createFirstAdmin, loadedOrMomentLater, logIn } from './logIn.ts';
import { handleOauthReturn } from './oauthReturn.ts';

const admin = { username: 'admin', password: 'admin-password-1' };
const toastTexts = () => toastQueue.snapshot().history.map(({ text }) => text);
/** Until all reads have ended, so that none of them counts for the next test. */
const loaded = () =>
  vi.waitFor(() => {
    expect(nodesStore).toMatchObject({ data: { status: 'ready' } });
    expect(isAnythingBeingRead()).toBe(false);
  });

let world: World;
let asked: string[];

beforeEach(() => {
  world = worldOf('community');
  ({ asked } = serve(world));
});

describe('logging in', () => {
  it('starts a session, reports it, and loads all data', async () => {
    expect(await logIn(admin)).toMatchObject({ ok: true });
    expect(sessionStore.session?.user).toMatchObject({ name: 'admin', isAdmin: true });
    expect(toastTexts()).toEqual(['Logged in successfully.']);
    await loaded();
    expect(valueOf(nodesStore.data)).toHaveLength(world.nodes.size);
  });

  it('with a wrong password reports the user, and requests nothing else', async () => {
    expect(await logIn({ ...admin, password: 'wrong-password' })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
    expect(sessionStore.session).toBeUndefined();
    expect(toastTexts()).toEqual(['Failed to login : admin']);
    // The form announces it.
    expect(toastQueue.snapshot().history.at(0)).toMatchObject({ isSilent: true });
    expect(asked).toEqual(['POST /users/adm/authenticate 400']);
  });

  it('shows the next user nothing of the previous one', async () => {
    await logIn(admin);
    await loaded();
    world.faults.add('GET /nodes', { kind: 'status', status: 503 });
    await logIn({ username: 'bob', password: 'user-password-1' });
    expect(nodesStore.data.status).not.toBe('ready');
    await vi.waitFor(() => expect(nodesStore.data.status).toBe('failed'));
    expect(toastTexts()).toEqual(['Logged in successfully.']);
  });

  it('opens the console with the records of a fast server', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await logIn(admin);
    await loadedOrMomentLater();
    vi.useRealTimers();
    expect(valueOf(nodesStore.data)).toHaveLength(world.nodes.size);
  });

  it('opens the console without records that take longer than a moment', async () => {
    world.faults.add('GET /nodes', { kind: 'hang' });
    await logIn(admin);
    await loadedOrMomentLater();
    expect(nodesStore.data.status).toBe('loading');
  });

  it('clears the reason why the previous session ended', async () => {
    sessionStore.endedBecause = 'expired';
    await logIn(admin);
    expect(sessionStore.endedBecause).toBeUndefined();
  });
});

describe('the return from an OAuth provider', () => {
  const left = vi.fn<(page: 'login' | 'origin') => void>();
  const mayReplace = vi.fn<(names: { by: string; replaced: string }) => Promise<boolean>>();
  const returning = (query: string) =>
    handleOauthReturn(new URLSearchParams(query), { leaveFor: left, mayReplace });

  beforeEach(() => {
    left.mockReset();
    mayReplace.mockReset().mockResolvedValue(true);
    rememberOauth();
  });

  it('starts the session of its token after one successful read', async () => {
    await returning(`login=${sessionOf(world, 'bob').token}&user=bob`);
    expect(sessionStore.session?.user.name).toBe('bob');
    expect(oauthReturn.problem).toBeUndefined();
    expect(left).toHaveBeenCalledExactlyOnceWith('origin');
    await loaded();
    expect(asked.some((line) => line.startsWith('POST'))).toBe(false);
  });

  it('checks its token before it starts a session', async () => {
    const gone = deferred<void>();
    left.mockImplementation(() => gone.promise);
    const taken = returning(`login=${sessionOf(world, 'bob').token}`);
    expect(sessionStore.session).toBeUndefined();
    await vi.waitFor(() => expect(sessionStore.session?.user.name).toBe('bob'));
    expect(asked).toEqual(['GET /nodes 200']);
    gone.resolve();
    await taken;
    await loaded();
  });

  it.each([
    ['that the server didn’t sign', { kind: 'status', status: 401 }],
    ['while the server is unreachable', { kind: 'refuse' }],
  ] as const)('rejects a token %s', async (_, fault) => {
    world.faults.add('GET /nodes', fault);
    await returning(`login=${sessionOf(world, 'bob').token}`);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: undefined });
    expect(oauthReturn.problem).toBe('badToken');
    expect(left).toHaveBeenCalledExactlyOnceWith('login');
  });

  it.each([
    ['that this tab didn’t ask for', () => sessionStorage.clear()],
    ['long after the user chose OAuth', () => sessionStorage.setItem(oauthStorageKey, '1000')],
    ['with a start in the future', () => sessionStorage.setItem(oauthStorageKey, '9e15')],
  ])('ignores a link %s', async (_, prepare) => {
    prepare();
    await returning(`login=${sessionOf(world, 'bob').token}`);
    expect(sessionStore.session).toBeUndefined();
    expect(oauthReturn.problem).toBe('notStarted');
    expect(asked).toEqual([]);
  });

  it('works once for each choice of OAuth', async () => {
    await returning('oauth=callback-error');
    await returning(`login=${sessionOf(world, 'bob').token}`);
    expect(sessionStore.session).toBeUndefined();
    expect(oauthReturn.problem).toBe('notStarted');
  });

  it('rejects an expired token', async () => {
    await returning(`login=${aSession({ expiresAt: Date.now() / 1000 - 1 }).token}`);
    expect(sessionStore.session).toBeUndefined();
    expect(oauthReturn.problem).toBe('badToken');
    expect(left).toHaveBeenCalledExactlyOnceWith('login');
  });

  it.each(['', 'callback-error', 'a.b.c'])('rejects %j as a token', async (token) => {
    await returning(`login=${token}`);
    expect(oauthReturn.problem).toBe('badToken');
    expect(asked).toEqual([]);
  });

  it('with an error is remembered until someone logs in', async () => {
    await returning('oauth=callback-error');
    expect(oauthReturn.problem).toBe('oauthFailed');
    await logIn(admin);
    expect(oauthReturn.problem).toBeUndefined();
  });

  describe('while someone is logged in', () => {
    const claims = { IsAdmin: false, UserName: 'admin', Networks: null, Groups: null, exp: 9e9 };
    const unsigned = `login=h.${btoa(JSON.stringify(claims))}.s`;

    beforeEach(async () => {
      beginSession(sessionOf(world, 'admin'));
      await loadEverything();
      saveDraft(dnsDrafts, 'meshnet', editOf({ name: 'printer', address: '' }));
    });

    it.each([
      ['oauth=callback-error', messages['login.oauth.failed']],
      ['login=bad.token.x', messages['login.loginFailed']],
      [unsigned, messages['login.loginFailed']],
    ])('keeps the session with %s, and reports what failed', async (query, text) => {
      const nodes = nodesStore.data;
      await returning(query);
      expect(left).toHaveBeenCalledExactlyOnceWith('origin');
      expect(sessionStore.session?.user.name).toBe('admin');
      expect(nodesStore.data).toBe(nodes);
      expect(dnsDrafts.byKey['meshnet']).toBeDefined();
      expect(toastQueue.snapshot().history.at(0)).toMatchObject({
        kind: 'error',
        text,
        detail: 'You’re still logged in as admin.',
      });
      // The login form would show it to the next user.
      expect(oauthReturn.problem).toBeUndefined();
    });

    it('ignores a link that this tab didn’t ask for, and keeps the input', async () => {
      sessionStorage.clear();
      await returning(`login=${sessionOf(world, 'alice').token}`);
      expect(sessionStore.session?.user.name).toBe('admin');
      expect(dnsDrafts.byKey['meshnet']).toBeDefined();
      expect(toastTexts()).toEqual(['Ignored a login link']);
      expect(mayReplace).not.toHaveBeenCalled();
    });

    it('keeps the session if the user doesn’t want another one', async () => {
      mayReplace.mockResolvedValue(false);
      asked.length = 0;
      await returning(`login=${sessionOf(world, 'alice').token}`);
      expect(mayReplace).toHaveBeenCalledExactlyOnceWith({ by: 'alice', replaced: 'admin' });
      expect(sessionStore.session?.user.name).toBe('admin');
      expect(dnsDrafts.byKey['meshnet']).toBeDefined();
      expect(asked).toEqual([]);
    });

    it('keeps a session that begins in another tab while the token is checked', async () => {
      mayReplace.mockImplementation(async () => {
        beginSession(sessionOf(world, 'bob'));
        return true;
      });
      await returning(`login=${sessionOf(world, 'alice').token}`);
      expect(sessionStore.session?.user.name).toBe('bob');
    });

    it('logs in the user of another token, and clears the first user’s data', async () => {
      let status = '';
      left.mockImplementation(() => {
        status = `${nodesStore.data.status} ${usersStore.data.status}`;
      });
      await returning(`login=${sessionOf(world, 'alice').token}`);
      expect(status).toBe('idle idle');
      expect(sessionStore.session?.user.name).toBe('alice');
      expect(dnsDrafts.byKey).toEqual({});
      expect(toastTexts()).toEqual([]);
      await loaded();
      expect(usersStore.data.status).toBe('idle');
    });

    it('renews the session of the same user without asking, and keeps their drafts', async () => {
      const { token } = sessionOf(world, 'admin');
      await returning(`login=${token}`);
      expect(mayReplace).not.toHaveBeenCalled();
      expect(sessionStore.session?.token).toBe(token);
      expect(dnsDrafts.byKey['meshnet']).toBeDefined();
      await loaded();
    });

    it('is ignored once their session has expired', async () => {
      const { session } = sessionStore;
      if (session) beginSession({ ...session, user: { ...session.user, expiresAt: 0 } });
      await returning('oauth=callback-error');
      expect(left).toHaveBeenCalledExactlyOnceWith('login');
      expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
      expect(oauthReturn.problem).toBe('oauthFailed');
    });
  });
});

describe('the first administrator', () => {
  it('is created and named, but not logged in', async () => {
    world = worldOf('firstRun');
    ({ asked } = serve(world));
    expect(await createFirstAdmin({ username: 'mira', password: 'long-enough' })).toMatchObject({ ok: true });
    expect(world.users.get('mira')).toMatchObject({ isadmin: true });
    expect(toastTexts()).toEqual(['Successfully created new Admin! : mira']);
    expect(sessionStore.session).toBeUndefined();
  });

  it('is rejected if one exists', async () => {
    expect(await createFirstAdmin({ username: 'mira', password: 'long-enough' })).toMatchObject({
      ok: false,
    });
    expect(toastTexts()).toEqual(['Failed to create Admin. : mira']);
  });
});
