import { ref } from 'valtio';
import { isLive, type OauthProblem, type Session } from '../../domain/session/session.ts';
import { claimDrafts } from './drafts/drafts.ts';
import { pageScoped } from './store.ts';

export type SessionEnd = 'expired' | 'unauthorized' | 'signedOut';

export const sessionStore = pageScoped<{
  session: Session | undefined;
  /** When the login was sent, in Unix milliseconds; undefined for a restored session. */
  askedAt: number | undefined;
  /** Set when a rejected call ends the session. The session check then logs out. */
  endRequested: SessionEnd | undefined;
  endedBecause: SessionEnd | undefined;
}>('session', () => ({
  session: undefined,
  askedAt: undefined,
  endRequested: undefined,
  endedBecause: undefined,
}));

export const oauthReturn = pageScoped<{ problem: OauthProblem | undefined }>('oauthReturn', () => ({
  problem: undefined,
}));

export function beginSession(session: Session, askedAt?: number): void {
  sessionStore.askedAt = askedAt;
  sessionStore.endRequested = undefined;
  sessionStore.endedBecause = undefined;
  sessionStore.session = ref(session);
  claimDrafts(session.user.name);
}

export function requestSessionEnd(reason: SessionEnd): void {
  if (sessionStore.session) sessionStore.endRequested = reason;
}

export function closeSession(reason: SessionEnd): void {
  sessionStore.endRequested = undefined;
  // Set before the session ends, because `persistence.ts` then stores the reason.
  sessionStore.endedBecause = reason;
  sessionStore.session = undefined;
}

export function liveSession(): Session | undefined {
  const { session } = sessionStore;
  return session && isLive(session, Date.now() / 1000) ? session : undefined;
}
