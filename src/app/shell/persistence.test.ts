// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW, NOW_MS } from '../../../mocks/fixtures/now.ts';
import { aSession } from '../../../mocks/fixtures/session.ts';
import { runStorageKey } from '../../domain/run/run.ts';
import {
  noticesStorageKey,
  sessionEndStorageKey,
  sessionStorageKey,
  sessionToStored,
  type SessionEnd,
} from '../../domain/session/session.ts';
import { settingsStorageKey } from '../../domain/settings/settings.ts';
import { backend } from '../stores/config.ts';
import { nodesStore } from '../stores/records.ts';
import { replaceIn } from '../stores/resource.ts';
import { runStore, setRun } from '../stores/run.ts';
import { beginSession, closeSession, sessionStore } from '../stores/session.ts';
import { changeSettings, settingsStore } from '../stores/settings.ts';
import { resetApp } from '../testing/resetApp.ts';
import { restoreSession, startPersistence } from './persistence.ts';

const mira = aSession({ name: 'mira' });
const alice = aSession({ name: 'alice', isAdmin: false });
const onOtherSession = vi.fn();
let stop = () => {};

function start(): void {
  restoreSession();
  stop = startPersistence(onOtherSession);
}

function fromOtherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function throwing(): never {
  throw new DOMException('storage', 'SecurityError');
}

const settingsOf = (...userSettings: object[]) => JSON.stringify({ userSettings });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  resetApp();
  onOtherSession.mockReset();
});

afterEach(() => {
  stop();
});

describe('a run that a reload interrupts', () => {
  const title = 'Delete 2 nodes';
  const results = [
    { key: 'a', name: 'leaf-a', state: 'done' },
    { key: 'b', name: 'leaf-b', state: 'waiting' },
  ] as const;

  it.each([
    ['is shown to the same session', mira, { title, status: 'interrupted', results, canUndo: false }],
    ['is deleted for another user', alice, undefined],
    ['is deleted if an earlier session left it', aSession({ name: 'mira', expiresAt: NOW + 60 }), undefined],
  ])('%s', (_, session, run) => {
    localStorage.setItem(sessionStorageKey, sessionToStored(mira, backend.baseUrl));
    setRun({ title, status: 'running', results, canUndo: true }, session);
    runStore.run = undefined;
    start();
    expect(runStore.run).toEqual(run);
    expect(sessionStorage.getItem(runStorageKey) === null).toBe(run === undefined);
  });
});

describe('the stored session', () => {
  it('is restored', () => {
    localStorage.setItem(sessionStorageKey, sessionToStored(mira, backend.baseUrl));
    start();
    expect(sessionStore.session).toEqual(mira);
  });

  it('counts as expired once its token has expired, and is reported once', () => {
    localStorage.setItem(
      sessionStorageKey,
      sessionToStored(aSession({ expiresAt: NOW - 1 }), backend.baseUrl),
    );
    start();
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(localStorage.getItem(sessionEndStorageKey)).toBe('expired');
  });

  it('of another server is ignored, and its token isn’t sent to this one', () => {
    localStorage.setItem(sessionStorageKey, sessionToStored(mira, 'https://api.other.example'));
    start();
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: undefined });
  });

  it.each(['undefined', 'null', '{', '[]', '{"token":7}', '{"token":"a.b.c","user":{"exp":9999999999}}'])(
    'is ignored if storage contains %s',
    (text) => {
      localStorage.setItem(sessionStorageKey, text);
      start();
      expect(sessionStore).toMatchObject({ session: undefined, endedBecause: undefined });
    },
  );

  it('is written at login in the format of the old console, and removed at logout', () => {
    start();
    beginSession(mira);
    expect(JSON.parse(localStorage.getItem(sessionStorageKey) ?? '')).toEqual({
      token: mira.token,
      server: backend.baseUrl,
      user: { isAdmin: true, name: 'mira', networks: [], groups: ['*'], exp: mira.user.expiresAt },
    });
    closeSession('signedOut');
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  });

  it.each<[SessionEnd, string | null]>([
    ['expired', 'expired'],
    ['unauthorized', 'unauthorized'],
    ['signedOut', null],
  ])('that ends as %s leaves the reason %s until the next login', (reason, stored) => {
    start();
    beginSession(mira);
    closeSession(reason);
    expect(localStorage.getItem(sessionEndStorageKey)).toBe(stored);
    beginSession(mira);
    expect(localStorage.getItem(sessionEndStorageKey)).toBeNull();
  });

  it('that another tab ended leaves no notifications when this tab opens again', () => {
    sessionStorage.setItem(noticesStorageKey, '{"session":1,"notices":[]}');
    start();
    expect(sessionStorage.getItem(noticesStorageKey)).toBeNull();
  });

  it('is not stored if storage is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: throwing, removeItem: vi.fn() });
    start();
    beginSession(mira);
    changeSettings({ mode: 'light' });
    expect(sessionStore.session).toEqual(mira);
    expect(settingsStore.settings).toMatchObject({ username: 'mira', mode: 'light' });
  });

  it('is not stored if storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwing);
    expect(() => window.localStorage).toThrow('storage');
    start();
    beginSession(mira);
    changeSettings({ mode: 'light' });
    expect(settingsStore.settings).toMatchObject({ username: 'mira', mode: 'light' });
    closeSession('signedOut');
    expect(settingsStore.settings.mode).toBe('dark');
  });
});

describe('settings', () => {
  it('are those of the logged-in user, and defaults before and after', () => {
    localStorage.setItem(
      settingsStorageKey,
      settingsOf(
        { username: 'mira', rowsPerPage: 25, mode: 'light' },
        { username: 'alice', rowsPerPage: 100, mode: 'dark' },
      ),
    );
    start();
    expect(settingsStore.settings).toEqual({ username: '', rowsPerPage: 10, mode: 'dark' });
    beginSession(mira);
    expect(settingsStore.settings).toEqual({ username: 'mira', rowsPerPage: 25, mode: 'light' });
    beginSession(alice);
    expect(settingsStore.settings).toEqual({ username: 'alice', rowsPerPage: 100, mode: 'dark' });
    closeSession('signedOut');
    expect(settingsStore.settings).toEqual({ username: '', rowsPerPage: 10, mode: 'dark' });
  });

  it('of a second user are stored next to those of the first', () => {
    localStorage.setItem(
      settingsStorageKey,
      settingsOf({ username: 'mira', rowsPerPage: 25, mode: 'light' }),
    );
    start();
    beginSession(alice);
    changeSettings({ rowsPerPage: 250 });
    expect(JSON.parse(localStorage.getItem(settingsStorageKey) ?? '')).toEqual({
      userSettings: [
        { username: 'mira', rowsPerPage: 25, mode: 'light' },
        { username: 'alice', rowsPerPage: 250, mode: 'dark' },
      ],
    });
  });

  it('are not written without a user', () => {
    start();
    changeSettings({ mode: 'light' });
    expect(localStorage.getItem(settingsStorageKey)).toBeNull();
  });

  it('follow changes by the same user in another tab', () => {
    start();
    beginSession(mira);
    fromOtherTab(settingsStorageKey, settingsOf({ username: 'mira', rowsPerPage: 100, mode: 'light' }));
    expect(settingsStore.settings).toMatchObject({ rowsPerPage: 100, mode: 'light' });
  });

  it('don’t write back a change from another tab', () => {
    start();
    beginSession(mira);
    const text = settingsOf({ mode: 'light', rowsPerPage: 100, username: 'mira' }, { username: 'alice' });
    fromOtherTab(settingsStorageKey, text);
    const settled = localStorage.getItem(settingsStorageKey);
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => settled, setItem });
    window.dispatchEvent(new StorageEvent('storage', { key: settingsStorageKey }));
    expect(setItem).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  beforeEach(() => {
    start();
    beginSession(mira);
    replaceIn(nodesStore, [aNode()]);
  });

  it('logs this one out and clears all data', () => {
    fromOtherTab(sessionStorageKey, null);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'signedOut' });
    expect(nodesStore.data.status).toBe('idle');
    expect(onOtherSession).not.toHaveBeenCalled();
  });

  it.each(['expired', 'unauthorized'])('passes on that the session is %s', (reason) => {
    fromOtherTab(sessionEndStorageKey, reason);
    fromOtherTab(sessionStorageKey, null);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: reason });
    expect(nodesStore.data.status).toBe('idle');
  });

  it('that clears the storage counts as a logout', () => {
    fromOtherTab(null, null);
    expect(sessionStore.session).toBeUndefined();
    expect(nodesStore.data.status).toBe('idle');
  });

  it('in which someone else logs in switches this one to them, and clears all data', () => {
    fromOtherTab(sessionStorageKey, sessionToStored(alice, backend.baseUrl));
    expect(sessionStore.session).toEqual(alice);
    expect(settingsStore.settings.username).toBe('alice');
    expect(nodesStore.data.status).toBe('idle');
    expect(onOtherSession).toHaveBeenCalledTimes(1);
  });

  it('that stores an expired session logs this one out', () => {
    fromOtherTab(
      sessionStorageKey,
      sessionToStored(aSession({ name: 'alice', expiresAt: NOW - 1 }), backend.baseUrl),
    );
    expect(sessionStore.session).toBeUndefined();
    expect(onOtherSession).not.toHaveBeenCalled();
  });

  it('that logs in to another server changes nothing, and keeps its session', () => {
    const text = sessionToStored(alice, 'https://api.other.example');
    fromOtherTab(sessionStorageKey, text);
    expect(sessionStore.session).toEqual(mira);
    expect(localStorage.getItem(sessionStorageKey)).toBe(text);
  });

  it('that stores the same session again changes nothing', () => {
    fromOtherTab(sessionStorageKey, sessionToStored(mira, backend.baseUrl));
    expect(nodesStore.data.status).toBe('ready');
    expect(onOtherSession).not.toHaveBeenCalled();
  });

  it('that stores something else changes nothing', () => {
    fromOtherTab('theme', 'blue');
    expect(sessionStore.session).toEqual(mira);
    expect(nodesStore.data.status).toBe('ready');
  });

  it('logs in a tab that shows the login page', () => {
    closeSession('signedOut');
    fromOtherTab(sessionStorageKey, sessionToStored(alice, backend.baseUrl));
    expect(sessionStore.session).toEqual(alice);
    expect(onOtherSession).toHaveBeenCalledTimes(1);
  });
});
