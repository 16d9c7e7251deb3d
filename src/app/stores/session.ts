import { proxy, ref } from 'valtio';
import { isLive, type Session } from '../../domain/session/session.ts';
import { claimDrafts } from './drafts.ts';

/** Why the last session is over, for the login page to say. */
export type SessionEnd = 'expired' | 'unauthorized' | 'signedOut';

export const sessionStore = proxy<{
  session: Session | undefined;
  /** Set when a call was refused in a way that ends the session; the session check signs out (§4). */
  endRequested: SessionEnd | undefined;
  endedBecause: SessionEnd | undefined;
}>({ session: undefined, endRequested: undefined, endedBecause: undefined });

export function beginSession(session: Session): void {
  sessionStore.endRequested = undefined;
  sessionStore.endedBecause = undefined;
  sessionStore.session = ref(session);
  claimDrafts(session.user.name);
}

export function requestSessionEnd(reason: SessionEnd): void {
  if (sessionStore.session) sessionStore.endRequested = reason;
}

export function closeSession(reason: SessionEnd): void {
  sessionStore.session = undefined;
  sessionStore.endRequested = undefined;
  sessionStore.endedBecause = reason;
}

/** The session that may be used now, if there is one. */
export function liveSession(): Session | undefined {
  const { session } = sessionStore;
  return session && isLive(session, Date.now() / 1000) ? session : undefined;
}
