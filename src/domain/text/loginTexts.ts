import type { OauthProblem } from '../session/session.ts';
import { toast } from './toastTexts.ts';

/** The login page loads these texts without the rest. */
export const loginMessages = {
  'error.network': 'Could not reach server',
  'error.tokenexpire': 'Session has expired',
  'error.unauthorized': 'Unauthorized access attempted',
  'error.overload': 'Too many failed requests, refresh to retry',
  'error.noresults': 'No results found',

  'login.loginFailed': 'Failed to login, invalid credentials or server disconnect',
  'login.oauth.failed': 'OAuth Login Failed, check if server is configured for OAuth',

  'login.validation.username':
    'Invalid user name provided. Must be between 3 to 40 alphanumeric characters with "-" or "." or an email address',
  'login.validation.password':
    'Invalid password provided. Must be between 5 to 64 characters with no white space',
  'login.validation.confirmation': 'Confirmation password does not match given password',
} as const;

export const oauthProblems: Readonly<Record<OauthProblem, string>> = {
  oauthFailed: loginMessages['login.oauth.failed'],
  badToken: loginMessages['login.loginFailed'],
  notStarted: 'Ignored a login link',
};

export const loginLabels = {
  docs: 'Docs',
  statement: 'Accessibility',
  login: 'Log in',
  credentials: {
    username: 'Username',
    password: 'Password',
    confirmation: 'Password confirmation',
  },
} as const;

export const loginToasts = {
  signIn: (username: string) => ({
    ...toast('Logged in successfully.', () => `Failed to login : ${username}`),
    isFailureShown: true,
  }),
  createAdmin: (username: string) => ({
    ...toast(`Successfully created new Admin! : ${username}`, () => `Failed to create Admin. : ${username}`),
    isFailureShown: true,
  }),
} as const;
