import { type BackendDiagnosis, diagnosisText } from '../../../domain/server/diagnosisText.ts';
import type { OauthProblem, SessionEnd } from '../../../domain/session/session.ts';
import { consoleVersion } from '../../../domain/server/version.ts';
import { loginMessages, oauthProblems } from '../../../domain/text/loginTexts.ts';

export type LoginNotice = {
  readonly fact: string;
  readonly advice?: string;
  /** True if contacting the server again may help. */
  readonly canRetry: boolean;
  /** @default 'error' */
  readonly tone?: 'warning';
};

export type LoginView = ReturnType<typeof loginView>;
export type LoginFormView = Exclude<LoginView, { status: 'asking' }>;

/** Why the latest attempt failed. */
export type LoginFailure = OauthProblem | 'credentials' | 'clock' | { readonly createAdmin: string };

export function loginView(page: {
  /** Shown in the footer, so that a wrong backend is noticed. */
  readonly serverAddress: string;
  readonly oauthHref: string;
  /** Result of probing the server; undefined until it has responded. */
  readonly diagnosis: BackendDiagnosis | undefined;
  /** True if the server last reported that it has no administrator. */
  readonly needsAdmin: boolean;
  readonly isBusy: boolean;
  readonly ended: SessionEnd | undefined;
  readonly failed: LoginFailure | undefined;
  /** True if the server’s address means the visitor’s own computer, which the default for a missing setting does. */
  readonly isVisitorsServer: boolean;
}) {
  const { diagnosis, needsAdmin, isBusy, oauthHref, serverAddress } = page;
  const shared = { uiVersion: consoleVersion, serverAddress, oauthHref };
  if (!diagnosis) return { ...shared, status: 'asking' as const };
  return {
    ...shared,
    status: needsAdmin ? ('firstAdmin' as const) : ('login' as const),
    isBusy,
    notice:
      loginNotice(diagnosis, page.failed, page.ended) ??
      (page.isVisitorsServer ? visitorsNotice(serverAddress) : undefined),
  };
}

/** Returns the most important notice only. */
function loginNotice(
  diagnosis: BackendDiagnosis,
  failed: LoginFailure | undefined,
  ended: SessionEnd | undefined,
): LoginNotice | undefined {
  if (typeof failed === 'object') return notice('Failed to create Admin.', failed.createAdmin);
  if ((failed === 'credentials' || failed === 'badToken') && diagnosis.status === 'reachable')
    return notice(loginMessages['login.loginFailed']);
  if (failed === 'clock') return notice('This computer’s clock is wrong', clockAdvice);
  if (failed === 'notStarted') return notice(oauthProblems.notStarted, linkAdvice);
  if (diagnosis.status !== 'reachable') return diagnosisText(diagnosis);
  if (ended === 'unauthorized') return notice(loginMessages['error.unauthorized'], 'Log in again.');
  if (failed === 'oauthFailed') return notice(loginMessages['login.oauth.failed']);
  if (ended === 'expired') return notice(loginMessages['error.tokenexpire'], 'Log in again.');
  return undefined;
}

function visitorsNotice(serverAddress: string): LoginNotice {
  const fact = `This console connects to ${serverAddress}, which is your own computer`;
  return { ...notice(fact, visitorsAdvice), tone: 'warning' };
}

const linkAdvice = 'Links work only after you select Continue with OAuth in the same tab.';

const visitorsAdvice = 'Don’t enter your password unless Netmaker runs there. Check BACKEND_URL.';

const clockAdvice =
  'It’s 12 hours or more ahead of the server, so a new session would already have expired. Correct the clock, then log in again.';

function notice(fact: string, advice?: string): LoginNotice {
  return { fact, canRetry: false, ...(advice && { advice }) };
}
