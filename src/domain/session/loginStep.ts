import { isLive, sessionFromToken, type OauthProblem, type Session } from './session.ts';

/** The server forgets an OAuth login after five minutes. */
const oauthMs = 10 * 60_000;

/** `started` is the stored text. Times in Unix milliseconds. */
export function isOauthStarted(started: string | null, now: number): boolean {
  const age = now - Number(started ?? NaN);
  return age >= 0 && age <= oauthMs;
}

export type LoginStep =
  | { readonly kind: 'form'; readonly problem: OauthProblem }
  | { readonly kind: 'stay'; readonly problem: OauthProblem }
  /** `replaces` is the name of another user whose session would end. */
  | { readonly kind: 'enter'; readonly session: Session; readonly replaces: string | undefined };

export function loginStep(
  session: Session | undefined,
  query: URLSearchParams,
  now: number,
  isStarted: boolean,
): LoginStep {
  const token = query.get('login');
  const returned = token === null || !isStarted ? undefined : sessionFromToken(token);
  if (returned && isLive(returned, now)) {
    const name = session?.user.name;
    return { kind: 'enter', session: returned, replaces: name === returned.user.name ? undefined : name };
  }
  const problem = token === null ? 'oauthFailed' : isStarted ? 'badToken' : 'notStarted';
  return { kind: session ? 'stay' : 'form', problem };
}
