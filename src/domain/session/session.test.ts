import { expect, it } from 'vitest';
import { isLive, sessionEndNotice } from './session.ts';

const user = { name: 'mira', isAdmin: false, networks: [], groups: [], expiresAt: 1000 };

it.each([
  [999, true],
  [1000, false],
  [1001, false],
])('at %i a session that ends at 1000 is live: %s', (now, live) => {
  expect(isLive({ token: 'token', user }, now)).toBe(live);
});

it.each([
  [600, undefined],
  [599.9, 'less than 10 minutes'],
  [541, 'less than 10 minutes'],
  [120, 'less than 3 minutes'],
  [119, 'less than 2 minutes'],
  [61, 'less than 2 minutes'],
  [60, 'less than 2 minutes'],
  [59, 'less than a minute'],
  [3, 'less than a minute'],
  [0, 'less than a minute'],
  [-5, 'less than a minute'],
])('with %d seconds left says that it ends in %s', (left, text) => {
  const notice = text && `Your session ends in ${text}`;
  expect(sessionEndNotice({ token: 'token', user }, 1000 - left)).toBe(notice);
});
