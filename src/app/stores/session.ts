import { ref } from 'valtio';
import {
  isLive,
  isOauthReturn,
  oauthStorageKey,
  type OauthProblem,
  type Session,
  type SessionEnd,
} from '../../domain/session/session.ts';
import { claimDrafts } from './drafts/drafts.ts';
import { tabStorage } from './storage.ts';
import { pageScoped } from './store.ts';

declare global {
  interface Window {
    /** The query of an OAuth return. boot.js takes it out of the address. */
    loginQuery?: string;
  }
}

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

export const oauthReturn = pageScoped<{
  /** Until the return has been handled. */
  query: string | undefined;
  problem: OauthProblem | undefined;
}>('oauthReturn', () => ({ query: takeLoginQuery(), problem: undefined }));

function takeLoginQuery(): string | undefined {
  const { loginQuery } = window;
  delete window.loginQuery;
  return loginQuery !== undefined && isOauthReturn(new URLSearchParams(loginQuery)) ? loginQuery : undefined;
}

/** Remembers that this tab goes to the OAuth provider, because only then may a link log it in. */
export function rememberOauth(): void {
  tabStorage.write(oauthStorageKey, String(Date.now()));
}

export function beginSession(session: Session, askedAt?: number): void {
  sessionStore.askedAt = askedAt;
  sessionStore.endRequested = undefined;
  sessionStore.endedBecause = undefined;
  eraseToken();
  sessionStore.session = ref({ ...session });
  claimDrafts(session);
}

export function requestSessionEnd(reason: SessionEnd): void {
  if (sessionStore.session) sessionStore.endRequested = reason;
}

export function closeSession(reason: SessionEnd): void {
  sessionStore.endRequested = undefined;
  // Set before the session ends, because `persistence.ts` then stores the reason.
  sessionStore.endedBecause = reason;
  eraseToken();
  sessionStore.session = undefined;
}

/** React and Valtio keep the session that they last drew, so its token is erased in place. */
function eraseToken(): void {
  if (sessionStore.session) Object.assign(sessionStore.session, { token: '' });
}

export function liveSession(): Session | undefined {
  const { session } = sessionStore;
  return session && isLive(session, Date.now() / 1000) ? session : undefined;
}
