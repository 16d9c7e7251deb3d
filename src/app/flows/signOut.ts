import { claimDrafts } from '../stores/drafts.ts';
import { closeSession, sessionStore, type SessionEnd } from '../stores/session.ts';
import { forgetEverything } from './forget.ts';

/** Ends the session here and, through the browser's storage, in every other tab. There is no call for it. */
export function signOut(reason: SessionEnd): void {
  if (!sessionStore.session) return;
  closeSession(reason);
  forgetEverything();
  if (reason === 'signedOut') claimDrafts(undefined);
}
