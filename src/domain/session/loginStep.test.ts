import { expect, it } from 'vitest';
import { isOauthReturn, loginStep, sessionFromToken } from './session.ts';

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
  [`login=${own}`, own],
  [`login=${renewed}`, renewed],
  [`login=${ofAnotherUser}&user=mira`, ofAnotherUser],
  [`login=${ofAnotherUser}&oauth=callback-error`, ofAnotherUser],
])('starts a session with %s, with or without one', (query, token) => {
  const step = { kind: 'enter', session: sessionFromToken(token) };
  expect(loginStep(undefined, new URLSearchParams(query), now)).toEqual(step);
  expect(loginStep(session, new URLSearchParams(query), now)).toEqual(step);
});

it.each([
  ['oauth=callback-error', 'oauthFailed'],
  ['oauth=', 'oauthFailed'],
  ['login=bad.token.x', 'badToken'],
  ['login=', 'badToken'],
  [`login=${expired}`, 'badToken'],
  [`login=bad.token.x&oauth=callback-error`, 'badToken'],
])('shows the form or keeps the session with %s', (query, problem) => {
  expect(loginStep(undefined, new URLSearchParams(query), now)).toEqual({ kind: 'form', problem });
  expect(loginStep(session, new URLSearchParams(query), now)).toEqual({ kind: 'stay', problem });
});
