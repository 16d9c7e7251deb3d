import { counted } from '../format/count.ts';
import { hashOf } from '../format/hash.ts';
import { WireObject } from '../wire.ts';
import { isInAppPath, paths } from '../paths.ts';

export type SessionUser = {
  readonly name: string;
  readonly isAdmin: boolean;
  readonly networks: readonly string[];
  readonly groups: readonly string[];
  /** Unix seconds. */
  readonly expiresAt: number;
};

export type Session = { readonly token: string; readonly user: SessionUser };

/** Seconds before expiry from which the notice is shown. Tokens can’t be renewed. */
const noticeFrom = 10 * 60;

export function isLive(session: Session, now: number): boolean {
  return session.user.expiresAt > now;
}

/** Rounds up to “less than” the next minute, so it never announces more time than is left. */
export function sessionEndNotice(session: Session, now: number): string | undefined {
  const secondsLeft = session.user.expiresAt - now;
  if (secondsLeft >= noticeFrom) return undefined;
  const minutes = Math.max(0, Math.floor(secondsLeft / 60)) + 1;
  return `Your session ends in less than ${minutes === 1 ? 'a minute' : counted(minutes, 'minute')}`;
}

/** Doesn’t verify the token. Only the server can, and it does so on every call. */
export function sessionFromToken(token: string): Session | undefined {
  try {
    const claims = new WireObject(claimsOf(token), 'token');
    const name = claims.text('UserName');
    const expiresAt = claims.number('exp');
    if (name === '' || expiresAt <= 0) return undefined;
    const user = {
      name,
      isAdmin: claims.boolean('IsAdmin'),
      networks: claims.texts('Networks'),
      groups: claims.texts('Groups'),
      expiresAt,
    };
    return { token, user };
  } catch {
    return undefined;
  }
}

/** Unix seconds of the server’s clock. */
export function issuedAt(token: string): number | undefined {
  try {
    return new WireObject(claimsOf(token), 'token').number('iat') || undefined;
  } catch {
    return undefined;
  }
}

/** Decodes a JWT’s payload: base64url, UTF-8, JSON. Throws on anything else. */
function claimsOf(token: string): unknown {
  const [, payload, signature, ...more] = token.split('.');
  if (!payload || signature === undefined || more.length > 0) throw new SyntaxError('not a token');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Uses the old console’s key and format, so a login survives the upgrade. */
export const sessionStorageKey = 'netmaker-user';

/** Marks what a session leaves in the browser’s storage. No one can write it there in advance for a later session. */
export function sessionMark({ token }: Pick<Session, 'token'>): number {
  return hashOf(token);
}

/** Key of why the latest session ended, unless by a logout. */
export const sessionEndStorageKey = 'netmaker-session-end';

/**
 * Reads the user from the token, not from the stored copy. The old console may have stored the text `undefined`, and
 * stored no server. The token of another server must not be sent to this one.
 */
export function sessionFromStored(text: string | null, server: string): Session | 'otherServer' | undefined {
  if (text === null) return undefined;
  try {
    const stored = new WireObject(JSON.parse(text), 'session');
    if (stored.has('server') && stored.text('server') !== server) return 'otherServer';
    return sessionFromToken(stored.text('token'));
  } catch {
    return undefined;
  }
}

export function sessionToStored({ token, user }: Session, server: string): string {
  return JSON.stringify({
    token,
    server,
    user: {
      isAdmin: user.isAdmin,
      name: user.name,
      networks: user.networks,
      groups: user.groups,
      exp: user.expiresAt,
    },
  });
}

/** Key in the tab’s storage of notifications, which last as long as the tab and its session. */
export const noticesStorageKey = 'netmaker-notifications';

export type SessionEnd = 'expired' | 'unauthorized' | 'signedOut';

export type OauthProblem =
  | 'oauthFailed'
  | 'badToken'
  /** This tab didn’t start an OAuth login. Anyone can send a login link. */
  | 'notStarted';

/** Key in the tab’s storage of when the user chose OAuth. The server returns nothing that it could be compared with. */
export const oauthStorageKey = 'netmaker-oauth';

/** Ignores the `user` parameter, which adds nothing to the token. */
export function isOauthReturn(query: URLSearchParams): boolean {
  return query.has('login') || query.has('oauth');
}

/** History state of the login page after a redirect to it. */
export type LoginState = {
  readonly from: string;
  readonly state: unknown;
} | null;

/** Returns the page to open after login: the requested one, or home. */
export function originOf(remembered: unknown): { readonly to: string; readonly state: unknown } {
  const home = { to: paths.home(), state: null };
  if (typeof remembered !== 'object' || remembered === null || !('from' in remembered)) return home;
  const { from } = remembered;
  if (typeof from !== 'string' || !isInAppPath(from)) return home;
  return { to: from, state: 'state' in remembered ? remembered.state : null };
}
