import { counted } from '../format/count.ts';
import { WireObject } from '../wire.ts';

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

/** The session a token stands for; undefined for anything that is no token of the server's making. */
export function sessionFromToken(token: string): Session | undefined {
  const user = userFromToken(token);
  return user && { token, user };
}

/** Reads the claims of a JWT. They are not verified: only the server can, and it does on every call. */
export function userFromToken(token: string): SessionUser | undefined {
  try {
    const claims = new WireObject(claimsOf(token), 'token');
    const name = claims.text('UserName');
    const expiresAt = claims.number('exp');
    if (name === '' || expiresAt <= 0) return undefined;
    return {
      name,
      isAdmin: claims.boolean('IsAdmin'),
      networks: claims.texts('Networks'),
      groups: claims.texts('Groups'),
      expiresAt,
    };
  } catch {
    return undefined;
  }
}

/** Unix seconds of the server's clock; undefined where the token does not say. */
export function issuedAt(token: string): number | undefined {
  try {
    return new WireObject(claimsOf(token), 'token').number('iat') || undefined;
  } catch {
    return undefined;
  }
}

/** The middle of the three parts: base64url over UTF-8 over JSON. Throws on anything else. */
function claimsOf(token: string): unknown {
  const [, payload, signature, ...more] = token.split('.');
  if (!payload || signature === undefined || more.length > 0) throw new SyntaxError('not a token');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Where the browser keeps the session: the old console's key, so that a sign-in survives the swap. */
export const sessionStorageKey = 'netmaker-user';

/**
 * The stored session; undefined for anything unreadable, such as the text `undefined` that the old console left behind.
 * The user is read from the token again: the copy beside it says nothing more.
 */
export function sessionFromStored(text: string | null): Session | undefined {
  if (text === null) return undefined;
  try {
    return sessionFromToken(new WireObject(JSON.parse(text), 'session').text('token'));
  } catch {
    return undefined;
  }
}

/** In the old console's shape. */
export function sessionToStored({ token, user }: Session): string {
  return JSON.stringify({
    token,
    user: {
      isAdmin: user.isAdmin,
      name: user.name,
      networks: user.networks,
      groups: user.groups,
      exp: user.expiresAt,
    },
  });
}

/** Why a return from an OAuth provider is no sign-in. */
export type OauthProblem = 'oauthFailed' | 'badToken';

/** What the login page does with an OAuth provider's return (§2 "Login"). */
export type LoginStep =
  /** Nobody is signed in. */
  | { readonly kind: 'form'; readonly problem: OauthProblem }
  /** Somebody is signed in and stays so. */
  | { readonly kind: 'stay'; readonly problem: OauthProblem }
  /** The token's session begins, whoever was signed in before. */
  | { readonly kind: 'enter'; readonly session: Session };

/** Whether the query of the login page is an OAuth provider's return. Its `user` says nothing that the token does not. */
export function isOauthReturn(query: URLSearchParams): boolean {
  return query.has('login') || query.has('oauth');
}

/** `session` is the one that lives, if any; `now` in Unix seconds. */
export function loginStep(session: Session | undefined, query: URLSearchParams, now: number): LoginStep {
  const token = query.get('login');
  const brought = token === null ? undefined : sessionFromToken(token);
  if (brought && isLive(brought, now)) return { kind: 'enter', session: brought };
  return { kind: session ? 'stay' : 'form', problem: token === null ? 'oauthFailed' : 'badToken' };
}
