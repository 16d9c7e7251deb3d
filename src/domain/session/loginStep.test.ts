import { expect, it } from 'vitest';
import { isOauthStarted, loginStep } from './loginStep.ts';
import { isOauthReturn, sessionFromToken } from './session.ts';

const now = 1_795_000_000;

function tokenOf(name: string, expiresAt: number): string {
  const claims = { IsAdmin: false, UserName: name, Networks: null, Groups: null, exp: expiresAt };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}

const own = tokenOf('mira', now + 60);
const renewed = tokenOf('mira', now + 3600);
const ofAnotherUser = tokenOf('alice', now + 60);
const expired = tokenOf('mira', now);
const session = sessionFromToken(own);

it.each([
  ['', false],
  ['user=mira', false],
  ['login=', true],
  [`login=${own}&user=mira`, true],
  ['oauth=callback-error', true],
])('recognises %o as an OAuth return: %s', (query, expected) => {
  expect(isOauthReturn(new URLSearchParams(query))).toBe(expected);
});

it.each([
  [`login=${own}`, own, undefined],
  [`login=${renewed}`, renewed, undefined],
  [`login=${ofAnotherUser}&user=mira`, ofAnotherUser, 'mira'],
  [`login=${ofAnotherUser}&oauth=callback-error`, ofAnotherUser, 'mira'],
  [`login=${ofAnotherUser}&login=${own}`, ofAnotherUser, 'mira'],
])('starts a session with %s, with or without one', (query, token, replaces) => {
  const step = { kind: 'enter', session: sessionFromToken(token) };
  expect(loginStep(undefined, new URLSearchParams(query), now, true)).toEqual(step);
  expect(loginStep(session, new URLSearchParams(query), now, true)).toEqual({ ...step, replaces });
});

it.each([`login=${own}`, `login=${ofAnotherUser}&user=mira`, 'login=bad.token.x', 'login='])(
  'ignores %s if this tab didn’t start an OAuth login',
  (query) => {
    const problem = 'notStarted';
    expect(loginStep(undefined, new URLSearchParams(query), now, false)).toEqual({ kind: 'form', problem });
    expect(loginStep(session, new URLSearchParams(query), now, false)).toEqual({ kind: 'stay', problem });
  },
);

it.each<[string | null, boolean]>([
  [String(now * 1000), true],
  [String(now * 1000 - 600_000), true],
  [String(now * 1000 - 600_001), false],
  [String(now * 1000 + 1), false],
  ['9e15', false],
  ['', false],
  ['yes', false],
  [null, false],
])('takes the stored start %j for an OAuth login of this tab: %s', (started, expected) => {
  expect(isOauthStarted(started, now * 1000)).toBe(expected);
});

it.each([
  ['oauth=callback-error', 'oauthFailed'],
  ['oauth=', 'oauthFailed'],
  ['login=bad.token.x', 'badToken'],
  ['login=', 'badToken'],
  [`login=${expired}`, 'badToken'],
  [`login=bad.token.x&oauth=callback-error`, 'badToken'],
])('shows the form or keeps the session with %s', (query, problem) => {
  expect(loginStep(undefined, new URLSearchParams(query), now, true)).toEqual({ kind: 'form', problem });
  expect(loginStep(session, new URLSearchParams(query), now, true)).toEqual({ kind: 'stay', problem });
});
