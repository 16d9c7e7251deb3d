import type { trialsLockKey } from '../../domain/acl/storedTrials.ts';
import type { TrialsKey } from '../../domain/acl/trialsKey.ts';
import type { draftsStorageKey } from '../../domain/edit/draftOwner.ts';
import type { sightingsStorageKey } from '../../domain/findings/sightings.ts';
import type { graphPlacesStorageKey } from '../../domain/graph/layout/storedPlaces.ts';
import type { rotationsStorageKey } from '../../domain/network/keyRotation.ts';
import type { runStorageKey } from '../../domain/run/run.ts';
import type { clockStorageKey } from '../../domain/server/clockOffset.ts';
import type {
  noticesStorageKey,
  oauthStorageKey,
  sessionEndStorageKey,
  sessionStorageKey,
} from '../../domain/session/session.ts';
import type { settingsStorageKey } from '../../domain/settings/settings.ts';

/**
 * Everything that the console keeps in local storage. Anyone at this browser can write into it, which
 * `hostileStorage.test.ts` tries for each key.
 */
export type LocalKey =
  | typeof sessionStorageKey
  | typeof sessionEndStorageKey
  | typeof settingsStorageKey
  | typeof clockStorageKey
  | typeof graphPlacesStorageKey
  | typeof sightingsStorageKey
  | typeof rotationsStorageKey
  | typeof trialsLockKey
  | TrialsKey;

/** A key of the session storage, which belongs to one tab. */
export type TabKey =
  typeof draftsStorageKey | typeof runStorageKey | typeof noticesStorageKey | typeof oauthStorageKey;

/** A browser storage may be blocked or full. Values then last as long as the page. */
function storageIn<Key extends string>(area: () => Storage) {
  const attempt = <T>(access: (storage: Storage) => T): T | undefined => {
    try {
      return access(area());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key: Key): string | null => attempt((storage) => storage.getItem(key)) ?? null,
    write: (key: Key, value: string): void => attempt((storage) => storage.setItem(key, value)),
    remove: (key: Key): void => attempt((storage) => storage.removeItem(key)),
  };
}

export const storage = storageIn<LocalKey>(() => window.localStorage);
export const tabStorage = storageIn<TabKey>(() => window.sessionStorage);
