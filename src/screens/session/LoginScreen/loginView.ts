import { type BackendDiagnosis, diagnosisText } from '../../../domain/server/diagnosisText.ts';
import { consoleVersion } from '../../../domain/server/version.ts';
import { entryMessages } from '../../../domain/text/entryTexts.ts';

/** What stands above the fields when something is wrong. */
export type LoginNotice = {
  readonly fact: string;
  readonly advice?: string;
  /** Asking the server again may help. */
  readonly canRetry: boolean;
};

type Surroundings = {
  readonly uiVersion: string;
  /** Shown small, so that a wrong backend is seen. */
  readonly serverAddress: string;
  readonly oauthHref: string;
};

export type LoginView = Surroundings &
  (
    | { readonly status: 'asking' }
    | {
        readonly status: 'login' | 'firstAdmin';
        readonly isBusy: boolean;
        readonly notice: LoginNotice | undefined;
      }
  );

/** While one of the forms stands. */
export type EntryView = Exclude<LoginView, { status: 'asking' }>;

export type LoginInput = {
  readonly serverAddress: string;
  readonly oauthHref: string;
  /** What the server said about itself; undefined while it was not heard of. */
  readonly diagnosis: BackendDiagnosis | undefined;
  /** Whether the server’s last clear answer was that it has no administrator. */
  readonly needsAdmin: boolean;
  readonly isBusy: boolean;
  /** Why the session before this visit ended. */
  readonly ended: 'expired' | 'unauthorized' | 'signedOut' | undefined;
  /** The provider sent the person back with an error. */
  readonly oauthFailed: boolean;
  /** What became of the latest attempt: a token or a password that did not do, or a first admin that was not made. */
  readonly failed: 'credentials' | 'clock' | { readonly createAdmin: string } | undefined;
};

export function loginView(input: LoginInput): LoginView {
  const { diagnosis, needsAdmin, isBusy, oauthHref, serverAddress } = input;
  const surroundings = { uiVersion: consoleVersion, serverAddress, oauthHref };
  if (!diagnosis) return { ...surroundings, status: 'asking' };
  return {
    ...surroundings,
    status: needsAdmin ? 'firstAdmin' : 'login',
    isBusy,
    notice: loginNotice(input, diagnosis),
  };
}

/** One at a time, in this order: why the session ended, a failed OAuth return, an unusable server, a failed attempt. */
function loginNotice(
  { ended, failed, oauthFailed }: LoginInput,
  diagnosis: BackendDiagnosis,
): LoginNotice | undefined {
  if (typeof failed === 'object') return say('Failed to create Admin.', failed.createAdmin);
  if (failed === 'credentials' && diagnosis.status === 'reachable')
    return say(entryMessages['login.loginFailed']);
  if (failed === 'clock') return say('This computer’s clock is wrong', clockAdvice);
  if (diagnosis.status !== 'reachable') return diagnosisText(diagnosis);
  if (ended === 'unauthorized') return say(entryMessages['error.unauthorized'], 'Please log in again.');
  if (oauthFailed) return say(entryMessages['login.oauth.failed']);
  if (ended === 'expired') return say(entryMessages['error.tokenexpire'], 'Please log in again.');
  return undefined;
}

const clockAdvice =
  'It is ahead of the server’s by 12 hours or more: a session would be over before it began. Set the clock, then log in again.';

function say(fact: string, advice?: string): LoginNotice {
  return { fact, canRetry: false, ...(advice && { advice }) };
}

type Credentials = { readonly username: string; readonly password: string };

export type LoginActions = {
  readonly signIn: (credentials: Credentials) => void;
  readonly createAdmin: (credentials: Credentials) => void;
  /** Asks the server again whether it is there. */
  readonly retry: () => void;
};
