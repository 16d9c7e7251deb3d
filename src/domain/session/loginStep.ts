import { isLive, type Session } from './session.ts';
import { sessionFromToken } from './token.ts';

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
