import { subscribeKey } from 'valtio/utils';
import { clockStorageKey, offsetFromStored, offsetToStored } from '../../domain/server/clockOffset.ts';
import {
  isLive,
  sessionEndStorageKey,
  sessionFromStored,
  sessionStorageKey,
  sessionToStored,
  type Session,
  type SessionEnd,
} from '../../domain/session/session.ts';
import {
  defaultSettings,
  settingsFromStored,
  settingsStorageKey,
  settingsToStored,
  type UserSettings,
} from '../../domain/settings/settings.ts';
import { clearSessionData } from '../flows/logOut.ts';
import { storage } from '../stores/storage.ts';
import { backend } from '../stores/config.ts';
import { clock, restoreOffset } from '../stores/clock.ts';
import { claimDrafts } from '../stores/drafts/drafts.ts';
import { storedRun } from '../stores/run.ts';
import { beginSession, closeSession, sessionStore } from '../stores/session.ts';
import { adoptSettings, settingsStore } from '../stores/settings.ts';

export function restoreSession(): void {
  const stored = storedSession();
  if (!stored || stored === 'otherServer') {
    if (storedEnd() === 'signedOut') claimDrafts(undefined);
  } else if (isLive(stored, Date.now() / 1000)) {
    const offset = offsetFromStored(storage.read(clockStorageKey));
    if (offset) restoreOffset(offset);
    const showRun = storedRun(stored);
    beginSession(stored);
    showRun();
  } else {
    closeSession('expired');
    storeSession(undefined);
  }
  // Another tab may have logged out while this one was closed.
  if (!sessionStore.session) clearSessionData();
}

function storedSession() {
  return sessionFromStored(storage.read(sessionStorageKey), backend.baseUrl);
}

/** Stores the session or, once it has ended, the reason, which other tabs read. */
function storeSession(session: Session | undefined): void {
  const { endedBecause } = sessionStore;
  if (endedBecause && endedBecause !== 'signedOut') storage.write(sessionEndStorageKey, endedBecause);
  else storage.remove(sessionEndStorageKey);
  if (session) storage.write(sessionStorageKey, sessionToStored(session, backend.baseUrl));
  else storage.remove(sessionStorageKey);
  keepOffset();
  adoptOwnSettings();
}

function storedEnd(): SessionEnd {
  const stored = storage.read(sessionEndStorageKey);
  return stored === 'expired' || stored === 'unauthorized' ? stored : 'signedOut';
}

/** Stores session and settings in the browser. A logout or login in another tab applies to this one too. */
export function startPersistence(onOtherSession: () => void): () => void {
  const storeSettings = (settings: UserSettings) => {
    if (settings.username === '') return;
    const stored = storage.read(settingsStorageKey);
    const next = settingsToStored(stored, settings);
    if (next !== stored) storage.write(settingsStorageKey, next);
  };
  const stops = [
    subscribeKey(sessionStore, 'session', storeSession, true),
    subscribeKey(clock, 'correction', keepOffset, true),
    subscribeKey(settingsStore, 'settings', storeSettings, true),
  ];

  const onStorage = (event: StorageEvent) => {
    if (event.key === settingsStorageKey) adoptOwnSettings();
    // The key is null if the whole storage was cleared.
    if (event.key !== sessionStorageKey && event.key !== null) return;
    const other = storedSession();
    // The other tab connects to another server. Ending the session here would remove that tab’s.
    if (other === 'otherServer') return;
    if (other?.token === sessionStore.session?.token) return;
    clearSessionData();
    if (other && isLive(other, Date.now() / 1000)) {
      beginSession(other);
      onOtherSession();
    } else if (sessionStore.session) {
      const reason = storedEnd();
      closeSession(reason);
      if (reason === 'signedOut') claimDrafts(undefined);
    }
  };
  window.addEventListener('storage', onStorage);

  adoptOwnSettings();
  return () => {
    stops.forEach((stop) => stop());
    window.removeEventListener('storage', onStorage);
  };
}

function keepOffset(): void {
  if (sessionStore.session && clock.correction !== 0 && clock.offset) {
    storage.write(clockStorageKey, offsetToStored(clock.offset));
  } else storage.remove(clockStorageKey);
}

function adoptOwnSettings(): void {
  const name = sessionStore.session?.user.name;
  adoptSettings(
    name === undefined ? defaultSettings('') : settingsFromStored(storage.read(settingsStorageKey), name),
  );
}
