import { describe, expect, it } from 'vitest';
import type { BackendDiagnosis } from '../../../domain/server/diagnosisText.ts';
import { loginView } from './loginView.ts';

const address = 'https://api.example.com';
const reachable: BackendDiagnosis = { status: 'reachable', hasAdmin: true, address };
type Page = Parameters<typeof loginView>[0];

const page: Page = {
  serverAddress: 'api.example.com',
  oauthHref: `${address}/api/oauth/login`,
  diagnosis: reachable,
  needsAdmin: false,
  isBusy: false,
  ended: undefined,
  failed: undefined,
  isVisitorsServer: false,
};
const noticeOf = (changes: Partial<Page>) => {
  const view = loginView({ ...page, ...changes });
  return view.status === 'asking' ? undefined : view.notice;
};

describe('login page', () => {
  it('shows no form before the server has responded', () => {
    expect(loginView({ ...page, diagnosis: undefined }).status).toBe('asking');
  });

  it.each<BackendDiagnosis>([
    reachable,
    { status: 'unreachable', offline: false, address },
    { status: 'refused', httpStatus: 503, message: '', address },
  ])('shows the login form or the first administrator’s form while the server is $status', (diagnosis) => {
    expect(loginView({ ...page, diagnosis, needsAdmin: true }).status).toBe('firstAdmin');
    expect(loginView({ ...page, diagnosis }).status).toBe('login');
  });

  it('shows no notice if nothing is wrong', () => {
    expect(noticeOf({})).toBeUndefined();
    expect(noticeOf({ ended: 'signedOut' })).toBeUndefined();
  });

  it.each<[string, Partial<Page>]>([
    ['Unauthorized access attempted', { ended: 'unauthorized', failed: 'oauthFailed' }],
    [
      'OAuth Login Failed, check if server is configured for OAuth',
      { failed: 'oauthFailed', ended: 'expired' },
    ],
    ['Session has expired', { ended: 'expired' }],
    [
      'Failed to login, invalid credentials or server disconnect',
      { failed: 'credentials', ended: 'expired' },
    ],
    ['Failed to login, invalid credentials or server disconnect', { failed: 'badToken', ended: 'expired' }],
    ['This computer’s clock is wrong', { failed: 'clock', ended: 'expired' }],
    ['Ignored a login link', { failed: 'notStarted', ended: 'expired' }],
    ['This console connects to api.example.com, which is your own computer', { isVisitorsServer: true }],
    ['Session has expired', { isVisitorsServer: true, ended: 'expired' }],
    ['Failed to create Admin.', { failed: { createAdmin: 'user exists' } }],
  ])('shows “%s”', (fact, changes) => {
    expect(noticeOf(changes)?.fact).toBe(fact);
  });

  it.each<[RegExp, BackendDiagnosis]>([
    [/offline/, { status: 'unreachable', offline: true, address }],
    [/No response from https:\/\/api\.example\.com/, { status: 'unreachable', offline: false, address }],
    [
      /CORS_ALLOWED_ORIGIN to https:\/\/console/,
      { status: 'notAllowed', origin: 'https://console.example.com', address },
    ],
    [
      /isn’t the Netmaker v0.16 API. The response is a web page./,
      { status: 'notTheApi', detail: 'The response is a web page.', address },
    ],
    [/returned HTTP 403: no access/, { status: 'refused', httpStatus: 403, message: 'no access', address }],
  ])('explains what is wrong with the server: %s', (advice, diagnosis) => {
    expect(noticeOf({ diagnosis })).toMatchObject({
      fact: 'Could not reach server',
      advice: expect.stringMatching(advice),
      canRetry: true,
    });
  });

  it('offers no retry if only another address helps', () => {
    const notice = noticeOf({ diagnosis: { status: 'insecure', address: 'http://api.example.com' } });
    expect(notice).toMatchObject({ fact: 'Could not reach server', canRetry: false });
    expect(notice?.advice).toContain('was loaded over HTTPS');
  });

  it('blames the server rather than the password if the server is unreachable', () => {
    const diagnosis: BackendDiagnosis = { status: 'unreachable', offline: false, address };
    expect(noticeOf({ failed: 'credentials', diagnosis })?.fact).toBe('Could not reach server');
  });
});
