import { silence } from '../../components/Announcer/announce.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { trialsKey } from '../../domain/acl/trialsKey.ts';
import { parsedRanges } from '../../domain/parsedRanges.ts';
import { noticesStorageKey, type SessionEnd } from '../../domain/session/session.ts';
import { backend } from '../stores/config.ts';
import { claimDrafts } from '../stores/drafts/drafts.ts';
import { dropEarlyReads } from '../stores/earlyReads.ts';
import { closeSession, sessionStore } from '../stores/session.ts';
import { storage, tabStorage } from '../stores/storage.ts';
import { register, resetStores } from '../stores/store.ts';

/** Logs out this tab and, through the browser’s storage, all other tabs. The server has no call for it. */
export function logOut(reason: SessionEnd): void {
  const { session } = sessionStore;
  if (!session) return;
  closeSession(reason);
  dropEarlyReads();
  clearSessionData();
  if (reason !== 'signedOut') return;
  claimDrafts(undefined);
  storage.remove(trialsKey(session.user.name, backend.baseUrl));
}

export function clearSessionData(): void {
  resetStores('session');
}

register({ name: 'announcements', scope: 'session', store: undefined, reset: silence });
register({ name: 'toasts', scope: 'session', store: undefined, reset: clearToasts });
register({ name: 'parsedRanges', scope: 'session', store: undefined, reset: () => parsedRanges.clear() });

function clearToasts(): void {
  for (const { id } of toastQueue.snapshot().toasts) toastQueue.close(id);
  toastQueue.clearHistory();
  // The frame that stores notifications may have left the page before the logout.
  tabStorage.remove(noticesStorageKey);
}
