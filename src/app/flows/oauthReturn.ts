import { createHttp } from '../../api/transport/http.ts';
import { unread } from '../../api/transport/reader.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { isOauthStarted, loginStep } from '../../domain/session/loginStep.ts';
import { oauthStorageKey, type OauthProblem, type Session } from '../../domain/session/session.ts';
import { oauthProblems } from '../../domain/text/loginTexts.ts';
import { httpOptions } from '../stores/http.ts';
import { liveSession, oauthReturn, sessionStore } from '../stores/session.ts';
import { tabStorage } from '../stores/storage.ts';
import { begin, loadAfterLogin } from './logIn.ts';
import { logOut } from './logOut.ts';

type Return = {
  readonly leaveFor: (page: 'login' | 'origin') => Promise<void> | void;
  /** Asks whether another user’s session should end. */
  readonly mayReplace: (names: { readonly by: string; readonly replaced: string }) => Promise<boolean>;
};

/** Handles the return from an OAuth provider. */
export async function handleOauthReturn(
  query: URLSearchParams,
  { leaveFor, mayReplace }: Return,
): Promise<void> {
  const isStarted = takeOauthStart();
  if (!liveSession()) logOut('expired');
  const before = liveSession();
  const step = loginStep(before, query, Date.now() / 1000, isStarted);
  if (step.kind !== 'enter') return leaveWith(step.problem, leaveFor);
  const { session, replaces } = step;
  const isWanted =
    replaces === undefined || (await mayReplace({ by: session.user.name, replaced: replaces }));
  if (!isWanted) return leaveFor('origin');
  // Reading a token doesn’t verify it, and a forged one would end the session in all tabs.
  const isAccepted = await isTokenAccepted(session);
  // Someone may have logged in or out in another tab since.
  if (!isAccepted || liveSession()?.token !== before?.token) return leaveWith('badToken', leaveFor);
  begin(session);
  await leaveFor('origin');
  void loadAfterLogin();
}

async function leaveWith(problem: OauthProblem, leaveFor: Return['leaveFor']): Promise<void> {
  const { session } = sessionStore;
  if (!session) {
    oauthReturn.problem = problem;
    return leaveFor('login');
  }
  await leaveFor('origin');
  toastQueue.show({
    kind: 'error',
    text: oauthProblems[problem],
    detail: `You’re still logged in as ${session.user.name}.`,
  });
}

/** Whether this tab went to the OAuth provider. Works once. */
function takeOauthStart(): boolean {
  const started = tabStorage.read(oauthStorageKey);
  tabStorage.remove(oauthStorageKey);
  return isOauthStarted(started, Date.now());
}

/** Whether the server accepts the token of a session that hasn’t begun. Every user can list nodes. */
async function isTokenAccepted(session: Session): Promise<boolean> {
  const http = createHttp({ ...httpOptions, session: () => session, onSessionEnd: () => {} });
  return (await http.read('/nodes', {}, unread)).ok;
}
