import { refuse } from '../../api/transport/failure.ts';
import type { Credentials } from '../../api/sessions.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { isLive, loginStep, type Session } from '../../domain/session/session.ts';
import { oauthProblems, entryToasts } from '../../domain/text/entryTexts.ts';
import { sessions } from '../stores/http.ts';
import { serverProbe } from '../stores/serverProbe.ts';
import { beginSession, liveSession, oauthReturn, sessionStore } from '../stores/session.ts';
import { withKnownOutcome, run } from './run.ts';
import { forgetEverything, signOut } from './signOut.ts';

/** A token that was issued this moment lives twelve hours: one that is over already was read by a wrong clock. */
const clockAhead =
  'This computer’s clock is ahead of the server’s by 12 hours or more. Set it, then log in again.';

export function signIn(credentials: Credentials): Promise<Result<undefined, Failure>> {
  return run(entryToasts.signIn(credentials.username), async () => {
    const askedAt = Date.now();
    const result = await sessions.signIn(credentials);
    if (!result.ok) return result;
    if (!isLive(result.value, Date.now() / 1000)) return fail(refuse(clockAhead));
    await enter(result.value, askedAt);
    return succeed(undefined);
  });
}

/**
 * Carries out what an OAuth provider's return in the login page's address comes to. `leaveFor` replaces that address,
 * token and all, before anything is asked for with it.
 */
export async function takeOauthReturn(
  query: URLSearchParams,
  leaveFor: (page: 'login' | 'origin') => Promise<void> | void,
): Promise<void> {
  if (!liveSession()) signOut('expired');
  const step = loginStep(liveSession(), query, Date.now() / 1000);
  if (step.kind === 'enter') {
    begin(step.session);
    await leaveFor('origin');
    void readEverything();
  } else if (step.kind === 'form') {
    oauthReturn.problem = step.problem;
    await leaveFor('login');
  } else {
    await leaveFor('origin');
    toastQueue.show({
      kind: 'error',
      text: oauthProblems[step.problem],
      detail: `You are still signed in as ${sessionStore.session?.user.name ?? ''}.`,
    });
  }
}

export async function createFirstAdmin(credentials: Credentials): Promise<Result<undefined, Failure>> {
  const result = await run(entryToasts.createAdmin(credentials.username), () =>
    withKnownOutcome(
      () => sessions.createAdmin(credentials),
      () => canSignIn(credentials),
    ),
  );
  // Known without asking: the next answer may be none.
  if (result.ok) serverProbe.needsAdmin = false;
  return result;
}

/** Everything is asked for before the pages are drawn, which takes a moment that the server can use. */
async function enter(session: Session, askedAt: number): Promise<void> {
  const load = await import('./refresh.ts').then(
    ({ loadEverything }) => loadEverything,
    () => readEverything,
  );
  begin(session, askedAt);
  void load();
}

export async function readEverything(): Promise<void> {
  if (!liveSession()) return;
  const { loadEverything } = await import('./refresh.ts');
  await loadEverything();
}

/** Nothing of whoever was here before is left. */
function begin(session: Session, askedAt?: number): void {
  forgetEverything();
  oauthReturn.problem = undefined;
  beginSession(session, askedAt);
}

/** Whether the server takes these credentials, which nothing else tells of; undefined where it does not say. */
export async function canSignIn(credentials: Credentials): Promise<boolean | undefined> {
  const result = await sessions.signIn(credentials);
  if (result.ok) return true;
  return result.error.kind === 'rejected' && result.error.status === 400 ? false : undefined;
}
