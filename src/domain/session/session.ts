import { counted } from '../format/count.ts';

/** Who is signed in: the claims of the token (§3). */
export type SessionUser = {
  readonly name: string;
  readonly isAdmin: boolean;
  readonly networks: readonly string[];
  readonly groups: readonly string[];
  /** Unix seconds at which the token ends. */
  readonly expiresAt: number;
};

export type Session = { readonly token: string; readonly user: SessionUser };

/** Seconds before its end at which a session is announced to end: a token cannot be renewed (§4). */
const noticeFrom = 10 * 60;

/** Logged in only while the expiry lies in the future (§4). `now` in Unix seconds. */
export function isLive(session: Session, now: number): boolean {
  return session.user.expiresAt > now;
}

/** What is said of a session that is about to end: never more time than is left. Undefined before. */
export function sessionEndNotice(session: Session, now: number): string | undefined {
  const secondsLeft = session.user.expiresAt - now;
  if (secondsLeft >= noticeFrom) return undefined;
  const minutes = Math.max(0, Math.floor(secondsLeft / 60)) + 1;
  return `Your session ends in less than ${minutes === 1 ? 'a minute' : counted(minutes, 'minute')}`;
}
