import { describe, expect, it } from 'vitest';
import {
  type NetworkUser,
  networkUserForm,
  networkUserProblems,
  withNetworkUserChanges,
  type NetworkUserField,
  type NetworkUserForm,
} from './networkUser.ts';

const user: NetworkUser = {
  id: 'elif@kestrel.systems',
  accessLevel: 1,
  nodeLimit: 2,
  clientLimit: 3,
  nodes: ['n-1'],
  clients: ['elif-mbp'],
  carried: { groups: ['sre'] },
};
const before = networkUserForm(user);
const edited = (changes: Partial<NetworkUserForm>) => ({ before, after: { ...before, ...changes } });

describe('withNetworkUserChanges', () => {
  it.each<[Partial<NetworkUserForm>, Partial<NetworkUser>]>([
    [{}, {}],
    [{ accessLevel: '0' }, { accessLevel: 0 }],
    [{ nodeLimit: '7' }, { nodeLimit: 7 }],
    [{ clientLimit: '0' }, { clientLimit: 0 }],
  ])('applies %o as %o and keeps nodes and clients', (changes, expected) => {
    expect(withNetworkUserChanges(user, edited(changes))).toEqual({ ...user, ...expected });
  });

  it('applies changes to the current record', () => {
    const fresh = { ...user, clientLimit: 9, clients: ['elif-mbp', 'elif-phone'] };
    expect(withNetworkUserChanges(fresh, edited({ nodeLimit: '7' }))).toEqual({ ...fresh, nodeLimit: 7 });
  });
});

describe('level 0', () => {
  it.each([
    [true, '0', 'pro.validation.adminlevel'],
    [true, '1', undefined],
    [false, '0', undefined],
    [undefined, '0', undefined],
  ])('administrator %s, level %s: %s', (isAdmin, accessLevel, problem) => {
    const account = isAdmin === undefined ? undefined : { isAdmin };
    expect(networkUserProblems({ ...before, accessLevel }, account).accessLevel).toBe(problem);
  });
});

describe('networkUserProblems', () => {
  it.each<[NetworkUserField, readonly string[], readonly string[], string]>([
    [
      'accessLevel',
      ['0', '1', '2', '3'],
      ['', '4', '-1', '1.5', '٣', 'admin'],
      'network.validation.accesslevel',
    ],
    ['nodeLimit', ['0', '1', '999'], ['', '-1', '1.5', '1e3', '1 1'], 'network.validation.nodelimit'],
    ['clientLimit', ['0', '5'], ['', '-1', 'many', '5\u0000'], 'network.validation.clientlimit'],
    ['nodeLimit', [], ['9'.repeat(10_000), '1e308'], 'common.validation.toolarge'],
    ['clientLimit', [], ['9'.repeat(10_000)], 'common.validation.toolarge'],
  ])('%s accepts %j and reports for %j: %s', (field, valid, invalid, message) => {
    for (const text of valid)
      expect([text, networkUserProblems({ ...before, [field]: text })[field]]).toEqual([text, undefined]);
    for (const text of invalid)
      expect([text, networkUserProblems({ ...before, [field]: text })[field]]).toEqual([text, message]);
  });
});
