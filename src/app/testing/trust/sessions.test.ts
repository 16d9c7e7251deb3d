// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '../../../domain/session/session.ts';
import { signIn, takeOauthReturn } from '../../flows/signIn.ts';
import { signOut } from '../../flows/signOut.ts';
import { keepDraft } from '../../stores/drafts/drafts.ts';
import { nodesStore } from '../../stores/records.ts';
import { sessionStore } from '../../stores/session.ts';
import { newUserDrafts } from '../../stores/drafts/formDrafts.ts';
import { sessionOf } from '../worldOf.ts';
import { admin, backend, hour, openPage, pass, round, setUpTwoClocks } from './twoClocks.ts';

setUpTwoClocks();

describe('a token that is none', () => {
  it('of the server’s making is found out by the first answer', async () => {
    const { token, user } = sessionOf(backend.world, 'alice');
    const [header, payload = ''] = token.split('.');
    const claims = { ...JSON.parse(atob(payload)), UserName: 'admin', IsAdmin: true };
    const forged = `${header}.${btoa(JSON.stringify(claims))}.AAAA`;
    localStorage.setItem(sessionStorageKey, JSON.stringify({ token: forged, user }));
    openPage();
    await pass(0);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(backend.asked.filter((line) => line.endsWith(' 200'))).toEqual([]);
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
    openPage();
    await takeOauthReturn(new URLSearchParams({ login: token }), () => {});
    await pass(round);
    expect(sessionStore.session).toBeUndefined();
    expect(backend.asked).toEqual([]);
  });
});

describe('signing out', () => {
  const draft = { username: 'mira', password: 'typed', confirmation: '', isAdmin: false, networks: [] };

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the server hangs', () => new Promise<Response>(() => {})],
  ])('%s clears everything and asks nobody', async (_, answer) => {
    openPage();
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
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/eyJ|typed|meshnet/);
  });

  it('in another tab clears this one too, with what was typed in it', async () => {
    openPage();
    await signIn(admin);
    await pass(0);
    keepDraft(newUserDrafts, 'new', { before: draft, after: draft });
    localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'signedOut' });
    expect(newUserDrafts.kept).toEqual({});
    expect(nodesStore.data.status).toBe('idle');
    const before = backend.asked.length;
    await pass(60_000);
    expect(backend.asked).toHaveLength(before);
  });

  it('keeps what was typed in another tab when the token ran out, for the same person', async () => {
    openPage();
    await signIn(admin);
    keepDraft(newUserDrafts, 'new', { before: draft, after: draft });
    vi.setSystemTime(Date.now() + 13 * hour);
    localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
    expect(sessionStore.endedBecause).toBe('expired');
    expect(newUserDrafts.kept).not.toEqual({});
  });
});
