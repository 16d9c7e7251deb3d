import { expect, it } from 'vitest';
import { isLive } from './session.ts';

const user = { name: 'mira', isAdmin: false, networks: [], groups: [], expiresAt: 1000 };

it.each([
  [999, true],
  [1000, false],
  [1001, false],
])('at %i a session that ends at 1000 is live: %s', (now, live) => {
  expect(isLive({ token: 'token', user }, now)).toBe(live);
});
