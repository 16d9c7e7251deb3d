import { expect, it } from 'vitest';
import { navigationOf } from './navigation.ts';
import { createViewer } from './permissions.ts';

const base = ['dashboard', 'networks', 'nodes', 'graphs', 'findings', 'accessKeys', 'externalClients', 'dns'];
const who = (isAdmin: boolean, isEE: boolean) =>
  createViewer({ name: 'mira', isAdmin, networks: [], groups: [], expiresAt: 2_000_000_000 }, isEE, []);

it.each([
  [true, true, ['acls', 'users', 'logs', 'metrics']],
  [true, false, ['acls', 'users', 'logs']],
  [false, true, []],
  [false, false, []],
])('administrator %s, enterprise %s: shows the base entries and %o', (isAdmin, isEE, administration) => {
  expect(navigationOf(who(isAdmin, isEE))).toEqual({ base, administration });
});
