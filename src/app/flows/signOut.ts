import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { parsedRanges } from '../../domain/parsedRanges.ts';
import { claimDrafts } from '../stores/drafts/drafts.ts';
import { closeSession, sessionStore, type SessionEnd } from '../stores/session.ts';
import { register, resetStores } from '../stores/store.ts';

/** Ends the session here and, through the browser's storage, in every other tab. There is no call for it. */
export function signOut(reason: SessionEnd): void {
  if (!sessionStore.session) return;
  closeSession(reason);
  forgetEverything();
  if (reason === 'signedOut') claimDrafts(undefined);
}

/** Nothing that one person saw is left for the next one at this browser, toasts that name things included. */
export function forgetEverything(): void {
  resetStores('session');
}

// Neither the components nor the domain know of stores.
register({ name: 'toasts', scope: 'session', store: undefined, reset: clearToasts });
register({ name: 'parsedRanges', scope: 'session', store: undefined, reset: () => parsedRanges.clear() });

function clearToasts(): void {
  for (const { id } of toastQueue.snapshot().toasts) toastQueue.close(id);
  toastQueue.clearHistory();
}
