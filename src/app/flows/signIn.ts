import { refuse } from '../../api/failure.ts';
import type { Credentials } from '../../api/sessions.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import type { Failure } from '../../domain/failure.ts';
import { isLive, type Session } from '../../domain/session/session.ts';
import { sessionFromToken } from '../../domain/session/token.ts';
import { entryToasts } from '../../domain/text/entryToasts.ts';
import { api } from '../api.ts';
import { oauthReturn } from '../stores/oauthReturn.ts';
import { serverProbe } from '../stores/serverProbe.ts';
import { beginSession } from '../stores/session.ts';
import { forgetEverything } from './forget.ts';
import { loadEverything } from './loadEverything.ts';
import { canSignIn } from './canSignIn.ts';
import { withKnownOutcome } from './outcome.ts';
import { run } from './run.ts';

/** A token that was issued this moment lives twelve hours: one that is over already was read by a wrong clock. */
const clockAhead =
  'This computer’s clock is ahead of the server’s by 12 hours or more. Set it, then log in again.';

export function signIn(credentials: Credentials): Promise<Result<undefined, Failure>> {
  return run(entryToasts.signIn(credentials.username), async () => {
    const result = await api.sessions.signIn(credentials);
    if (!result.ok) return result;
    if (!isLive(result.value, Date.now() / 1000)) return fail(refuse(clockAhead));
    enter(result.value);
    return succeed(undefined);
  });
}

/** With the token that an OAuth provider's return brought along (§2 "Login"). Answers whether it is of any use. */
function signInWithToken(token: string): boolean {
  const session = sessionFromToken(token);
  if (!session || !isLive(session, Date.now() / 1000)) return false;
  enter(session);
  return true;
}

/** Signs in with what an OAuth provider's return put into the login page's address, or remembers that it failed. */
export function takeOauthReturn(query: URLSearchParams): void {
  const token = query.get('login');
  if (token === null) oauthReturn.outcome = 'failed';
  else if (!signInWithToken(token)) oauthReturn.outcome = 'badToken';
}

export async function createFirstAdmin(credentials: Credentials): Promise<Result<undefined, Failure>> {
  const result = await run(entryToasts.createAdmin(credentials.username), () =>
    withKnownOutcome(
      () => api.sessions.createAdmin(credentials),
      () => canSignIn(credentials),
    ),
  );
  // Known without asking: the next answer may be none.
  if (result.ok) serverProbe.needsAdmin = false;
  return result;
}

function enter(session: Session): void {
  forgetEverything();
  oauthReturn.outcome = undefined;
  beginSession(session);
  void loadEverything();
}
