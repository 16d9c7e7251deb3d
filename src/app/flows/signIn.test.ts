// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../../../mocks/fixtures/session.ts';
import type { World } from '../../../mocks/world/state.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { valueOf } from '../../domain/loadable.ts';
import { nodesStore } from '../stores/nodes.ts';
import { oauthReturn } from '../stores/oauthReturn.ts';
import { sessionStore } from '../stores/session.ts';
import { resetApp } from '../testing/resetApp.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { createFirstAdmin, signIn, takeOauthReturn } from './signIn.ts';

const admin = { username: 'admin', password: 'admin-password-1' };
const toastTexts = () => toastQueue.snapshot().history.map(({ text }) => text);
const loaded = () => vi.waitFor(() => expect(nodesStore).toMatchObject({ data: { status: 'ready' } }));

let world: World;
let asked: string[];

beforeEach(() => {
  resetApp();
  world = worldOf('community');
  ({ asked } = serve(world));
});

afterEach(() => {
  vi.unstubAllGlobals();
  resetApp();
});

describe('signing in', () => {
  it('begins a session, says so, and loads what there is', async () => {
    expect(await signIn(admin)).toMatchObject({ ok: true });
    expect(sessionStore.session?.user).toMatchObject({ name: 'admin', isAdmin: true });
    expect(toastTexts()).toEqual(['Logged in successfully.']);
    await loaded();
    expect(valueOf(nodesStore.data)).toHaveLength(world.nodes.size);
  });

  it('with a wrong password says who could not log in, and asks for nothing else', async () => {
    expect(await signIn({ ...admin, password: 'wrong-password' })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
    expect(sessionStore.session).toBeUndefined();
    expect(toastTexts()).toEqual(['Failed to login : admin']);
    expect(asked).toEqual(['POST /users/adm/authenticate 400']);
  });

  it('shows the next person nothing of the former one', async () => {
    await signIn(admin);
    await loaded();
    world.faults.add('GET /nodes', { kind: 'status', status: 503 });
    await signIn({ username: 'bob', password: 'user-password-1' });
    expect(nodesStore.data.status).toBe('loading');
    await vi.waitFor(() => expect(nodesStore.data.status).toBe('failed'));
    expect(toastTexts()).toEqual(['Logged in successfully.']);
  });

  it('clears the reason why the session before ended', async () => {
    sessionStore.endedBecause = 'expired';
    await signIn(admin);
    expect(sessionStore.endedBecause).toBeUndefined();
  });
});

describe('the return from an OAuth provider', () => {
  const returning = (query: string) => takeOauthReturn(new URLSearchParams(query));

  it('begins the session of its token without a call for it', async () => {
    returning(`login=${sessionOf(world, 'bob').token}&user=bob`);
    expect(sessionStore.session?.user.name).toBe('bob');
    expect(oauthReturn.outcome).toBeUndefined();
    await loaded();
    expect(asked.some((line) => line.startsWith('POST'))).toBe(false);
  });

  it('signs nobody in with a token that has run out', () => {
    returning(`login=${aSession({ expiresAt: Date.now() / 1000 - 1 }).token}`);
    expect(sessionStore.session).toBeUndefined();
    expect(oauthReturn.outcome).toBe('badToken');
  });

  it.each(['', 'callback-error', 'a.b.c'])('signs nobody in with %j, which is no token', (token) => {
    returning(`login=${token}`);
    expect(oauthReturn.outcome).toBe('badToken');
    expect(asked).toEqual([]);
  });

  it('with an error is remembered until somebody signs in', async () => {
    returning('oauth=callback-error');
    expect(oauthReturn.outcome).toBe('failed');
    await signIn(admin);
    expect(oauthReturn.outcome).toBeUndefined();
  });
});

describe('the first administrator', () => {
  it('is created and named, and not signed in by that', async () => {
    world = worldOf('firstRun');
    ({ asked } = serve(world));
    expect(await createFirstAdmin({ username: 'mira', password: 'long-enough' })).toMatchObject({ ok: true });
    expect(world.users.get('mira')).toMatchObject({ isadmin: true });
    expect(toastTexts()).toEqual(['Successfully created new Admin! : mira']);
    expect(sessionStore.session).toBeUndefined();
  });

  it('is refused where there is one', async () => {
    expect(await createFirstAdmin({ username: 'mira', password: 'long-enough' })).toMatchObject({
      ok: false,
    });
    expect(toastTexts()).toEqual(['Failed to create Admin. : mira']);
  });
});
