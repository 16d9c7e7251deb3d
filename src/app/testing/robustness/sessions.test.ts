// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { sessionEndStorageKey, sessionStorageKey } from '../../../domain/session/session.ts';
import { logIn } from '../../flows/logIn.ts';
import { handleOauthReturn } from '../../flows/oauthReturn.ts';
import { logOut } from '../../flows/logOut.ts';
import { saveDraft } from '../../stores/drafts/drafts.ts';
import { nodesStore } from '../../stores/records.ts';
import { rememberOauth, sessionStore } from '../../stores/session.ts';
import { newUserDrafts } from '../../stores/drafts/formDrafts.ts';
import { sessionOf } from '../worldOf.ts';
import {
  admin,
  backend,
  startPage,
  advanceClocks,
  sessionCheckInterval,
  setupTwoClocks,
} from './twoClocks.ts';

setupTwoClocks();

describe('an invalid token', () => {
  it('that the server did not sign ends the session with the first response', async () => {
    const { token, user } = sessionOf(backend.world, 'alice');
    const [header, payload = ''] = token.split('.');
    const claims = { ...JSON.parse(atob(payload)), UserName: 'admin', IsAdmin: true };
    const forged = `${header}.${btoa(JSON.stringify(claims))}.AAAA`;
    localStorage.setItem(sessionStorageKey, JSON.stringify({ token: forged, user }));
    startPage();
    await advanceClocks(0);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'unauthorized' });
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(backend.asked.filter((line) => line.endsWith(' 200'))).toEqual([]);
  });

  it.each([
    ['without an expiry', { exp: undefined }],
    ['whose expiry is a text', { exp: '9999999999' }],
    ['that has expired', { exp: 1 }],
  ])('%s is ignored in storage and in the address', async (_, change) => {
    const claims = {
      IsAdmin: true,
      UserName: 'admin',
      Networks: null,
      Groups: ['*'],
      ...change,
    };
    const token = `h.${btoa(JSON.stringify(claims))}.s`;
    localStorage.setItem(sessionStorageKey, JSON.stringify({ token, user: { ...claims, name: 'admin' } }));
    startPage();
    rememberOauth();
    const mayReplace = () => Promise.resolve(true);
    await handleOauthReturn(new URLSearchParams({ login: token }), { leaveFor: () => {}, mayReplace });
    await advanceClocks(sessionCheckInterval);
    expect(sessionStore.session).toBeUndefined();
    expect(backend.asked).toEqual([]);
  });
});

describe('logging out', () => {
  const draft = { username: 'mira', password: 'typed', confirmation: '', isAdmin: false, networks: [] };

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['while the server hangs', () => new Promise<Response>(() => {})],
  ])('%s clears everything and sends no requests', async (_, answer) => {
    startPage();
    await logIn(admin);
    await advanceClocks(0);
    saveDraft(newUserDrafts, 'new', { before: draft, after: draft });
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    logOut('signedOut');
    await advanceClocks(60_000);
    expect(fetch).not.toHaveBeenCalled();
    expect(nodesStore.data.status).toBe('idle');
    expect(newUserDrafts.byKey).toEqual({});
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/eyJ|typed|meshnet/);
  });

  it('in another tab also clears this tab and its input', async () => {
    startPage();
    await logIn(admin);
    await advanceClocks(0);
    saveDraft(newUserDrafts, 'new', { before: draft, after: draft });
    localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'signedOut' });
    expect(newUserDrafts.byKey).toEqual({});
    expect(nodesStore.data.status).toBe('idle');
    const before = backend.asked.length;
    await advanceClocks(60_000);
    expect(backend.asked).toHaveLength(before);
  });

  it.each(['expired', 'unauthorized'])(
    'because the session is %s keeps the input in another tab for the same user',
    async (reason) => {
      startPage();
      await logIn(admin);
      saveDraft(newUserDrafts, 'new', { before: draft, after: draft });
      localStorage.setItem(sessionEndStorageKey, reason);
      localStorage.removeItem(sessionStorageKey);
      window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
      expect(sessionStore.endedBecause).toBe(reason);
      expect(newUserDrafts.byKey).not.toEqual({});
    },
  );
});
