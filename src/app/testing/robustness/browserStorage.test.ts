// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { sessionStorageKey, sessionToStored } from '../../../domain/session/session.ts';
import { backend as config } from '../../stores/config.ts';
import { settingsStorageKey } from '../../../domain/settings/settings.ts';
import { logIn } from '../../flows/logIn.ts';
import { logOut } from '../../flows/logOut.ts';
import { nodesStore } from '../../stores/records.ts';
import { sessionStore } from '../../stores/session.ts';
import { resetPage } from '../resetApp.ts';
import { sessionOf } from '../worldOf.ts';
import {
  admin,
  backend,
  hour,
  stopPage,
  startPage,
  advanceClocks,
  sessionCheckInterval,
  setupTwoClocks,
} from './twoClocks.ts';

setupTwoClocks();

describe('storage', () => {
  const stored = () => sessionToStored(sessionOf(backend.world, 'admin'), config.baseUrl);

  it('written by the old console restores session, theme and page size', async () => {
    const { token, user } = sessionOf(backend.world, 'admin');
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
    startPage();
    await advanceClocks(0);
    expect(sessionStore.session?.user.name).toBe('admin');
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it.each(['undefined', '{"token":', '"x"', '[]', 'null', '\u0000', '{"token":{}}', 'x'.repeat(200_000)])(
    'with %.20s falls back to no session and default settings',
    async (text) => {
      localStorage.setItem(sessionStorageKey, text);
      localStorage.setItem(settingsStorageKey, text);
      startPage();
      await advanceClocks(sessionCheckInterval);
      expect(sessionStore.session).toBeUndefined();
      expect(document.documentElement.dataset['theme']).toBe('dark');
      expect(backend.asked).toEqual([]);
      expect(await logIn(admin)).toMatchObject({ ok: true });
    },
  );

  it.each([
    ['blocked', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(throwError)],
    ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwError)],
  ])(
    'that is %s does not prevent users from logging in, working and logging out',
    async (_, breakStorage) => {
      breakStorage();
      startPage();
      expect(await logIn(admin)).toMatchObject({ ok: true });
      await advanceClocks(sessionCheckInterval);
      expect(nodesStore.data.status).toBe('ready');
      logOut('signedOut');
      expect(sessionStore.session).toBeUndefined();
      expect(nodesStore.data.status).toBe('idle');
    },
  );

  it('keeps the session over reloads until the token expires', async () => {
    localStorage.setItem(sessionStorageKey, stored());
    startPage();
    expect(sessionStore.session).toBeDefined();
    stopPage();
    resetPage();
    vi.setSystemTime(Date.now() + 13 * hour);
    startPage();
    await advanceClocks(0);
    expect(sessionStore).toMatchObject({ session: undefined, endedBecause: 'expired' });
  });
});

function throwError(): never {
  throw new DOMException('storage', 'SecurityError');
}
