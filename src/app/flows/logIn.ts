import { rejection } from '../../api/transport/failure.ts';
import type { Credentials } from '../../api/sessions.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { isLive, type Session } from '../../domain/session/session.ts';
import { loginToasts } from '../../domain/text/loginTexts.ts';
import { backend } from '../stores/config.ts';
import { sessions } from '../stores/http.ts';
import { serverProbe } from '../stores/serverProbe.ts';
import { takeEarlierDrafts } from '../stores/drafts/drafts.ts';
import { beginSession, liveSession, oauthReturn } from '../stores/session.ts';
import { runWithToast, runOnce } from './change.ts';
import { clearSessionData } from './logOut.ts';

/** A new token lives twelve hours. If it looks expired, this computer's clock is wrong. */
const clockAhead =
  'This computer’s clock is 12 hours or more ahead of the server’s. Correct it, then log in again.';

export function logIn(credentials: Credentials): Promise<Result<undefined, Failure>> {
  return runWithToast(
    loginToasts.signIn(credentials.username),
    async () => {
      const askedAt = Date.now();
      const result = await sessions.signIn(credentials);
      if (!result.ok) return result;
      if (!isLive(result.value, Date.now() / 1000)) return fail(rejection(clockAhead));
      // The reads start before the frame is drawn, which takes a while on a slow device.
      window.readAhead?.(backend.baseUrl, result.value);
      begin(result.value, askedAt);
      void loadAfterLogin();
      return succeed(undefined);
    },
    { beginsSession: true },
  );
}

export async function createFirstAdmin(credentials: Credentials): Promise<Result<undefined, Failure>> {
  const result = await runOnce(
    loginToasts.createAdmin(credentials.username),
    () => sessions.createAdmin(credentials),
    () => canLogIn(credentials),
  );
  if (result.ok) serverProbe.needsAdmin = false;
  return result;
}

const earlierDrafts = {
  text: 'This tab has unsaved input from an earlier session',
  detail: 'It appears when you open its form. Check it before you save.',
} as const;

let loading: Promise<void> = Promise.resolve();

export function loadAfterLogin(): Promise<void> {
  if (!liveSession()) return Promise.resolve();
  if (takeEarlierDrafts()) toastQueue.show({ kind: 'warning', ...earlierDrafts });
  loading = import('./refresh.ts').then(({ loadEverything }) => loadEverything());
  return loading;
}

/** Milliseconds, too short to be noticed as a wait after a click. */
const moment = 150;

/** Resolves once the records of the first page are there or failed, but at the latest after a moment. */
export async function loadedOrMomentLater(): Promise<void> {
  await Promise.race([Promise.allSettled([loading]), new Promise((resolve) => setTimeout(resolve, moment))]);
}

export function begin(session: Session, askedAt?: number): void {
  clearSessionData();
  oauthReturn.problem = undefined;
  beginSession(session, askedAt);
}

export async function canLogIn(credentials: Credentials): Promise<boolean | undefined> {
  const result = await sessions.signIn(credentials);
  if (result.ok) return true;
  return result.error.kind === 'rejected' && result.error.status === 400 ? false : undefined;
}
