import { ref } from 'valtio';
import { isLive, type OauthProblem, type Session } from '../../domain/session/session.ts';
import { claimDrafts } from './drafts/drafts.ts';
import { pageScoped } from './store.ts';

export type SessionEnd = 'expired' | 'unauthorized' | 'signedOut';

/** Signing in and out write it themselves. */
export const sessionStore = pageScoped<{
  session: Session | undefined;
  /** When the sign-in was asked for, in Unix milliseconds: its token was made after that. Unknown of any other session. */
  askedAt: number | undefined;
  /** Set when a call was refused in a way that ends the session; the session check signs out (§4). */
  endRequested: SessionEnd | undefined;
  endedBecause: SessionEnd | undefined;
}>('session', () => ({
  session: undefined,
  askedAt: undefined,
  endRequested: undefined,
  endedBecause: undefined,
}));

/** Why the latest return from an OAuth provider was no sign-in, for the login form to say. */
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
  sessionStore.session = undefined;
  sessionStore.endRequested = undefined;
  sessionStore.endedBecause = reason;
}

export function liveSession(): Session | undefined {
  const { session } = sessionStore;
  return session && isLive(session, Date.now() / 1000) ? session : undefined;
}
