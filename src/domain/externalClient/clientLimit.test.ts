import { expect, it } from 'vitest';
import { clientQuota } from './clientLimit.ts';

it.each([
  [2, 0, { used: 0, available: 2, isReached: false }],
  [2, 1, { used: 1, available: 1, isReached: false }],
  [2, 2, { used: 2, available: 0, isReached: true }],
  [2, 3, { used: 3, available: -1, isReached: true }],
  [0, 0, { used: 0, available: 0, isReached: true }],
])('with a limit of %i and %i used gives %o', (clientLimit, used, quota) => {
  expect(clientQuota({ accessLevel: 1, clientLimit }, used)).toEqual(quota);
  expect(clientQuota({ accessLevel: 2, clientLimit }, used)).toEqual(quota);
});

it('does not limit a network admin', () => {
  expect(clientQuota({ accessLevel: 0, clientLimit: 0 }, 5)).toBeUndefined();
});
