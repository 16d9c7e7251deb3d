import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNetwork, someProSettings } from '../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../mocks/fixtures/networkUser.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import type { AccessLevel } from '../session/accessLevel.ts';
import { accessByUserChange, levelChange, levelOfNewUser, levelText } from './networkLevels.ts';

const networkOf = (defaultAccessLevel: AccessLevel, allowedGroups: readonly string[], allowedUsers = ['']) =>
  aNetwork({
    netid: 'lab',
    proSettings: someProSettings({ defaultAccessLevel, allowedGroups, allowedUsers }),
  });
const erin = aUser({ username: 'erin', groups: ['engineers'] });
const usersAt = (accessLevel: AccessLevel) => new Map([['lab', [aNetworkUser({ id: 'erin', accessLevel })]]]);

describe('levelChange', () => {
  it.each<[string, AccessLevel, readonly string[], readonly string[], AccessLevel, AccessLevel]>([
    ['is 0 on an added network', 2, [], ['lab'], 3, 0],
    ['is the default on a removed network', 2, ['lab'], [], 0, 2],
    ['is the default on a removed network, even if that is lower', 3, ['lab'], [], 1, 3],
    ['stays on a kept network', 3, ['lab'], ['lab'], 1, 1],
    ['is raised to the default on a kept network', 2, ['lab'], ['lab'], 3, 2],
    ['is raised to the default on an unlisted network', 2, [], [], 3, 2],
  ])('%s', (_, fallback, before, after, stored, expected) => {
    const lists = { before, after };
    expect(levelChange(networkOf(fallback, ['*']), erin, lists, usersAt(stored))).toEqual({
      before: stored,
      after: expected,
    });
  });

  it.each([
    ['by a group', ['engineers'], [''], 0],
    ['by name', [], ['erin'], 0],
    ['not at all', ['auditors'], [''], 3],
  ])('depends on the network allowing the user: %s', (_, groups, users, after) => {
    const network = networkOf(2, groups, users);
    expect(levelChange(network, erin, { before: [], after: ['lab'] }, usersAt(2)).after).toBe(after);
  });

  it('treats a user without groups as a member of the wildcard group', () => {
    const lists = { before: [], after: ['lab'] };
    expect(levelChange(networkOf(2, ['*']), { ...erin, groups: [] }, lists, usersAt(3)).after).toBe(0);
  });

  it('gives no access without a record, even on an added network', () => {
    const lists = { before: [], after: ['lab'] };
    expect(levelChange(networkOf(2, ['*']), erin, lists, new Map())).toEqual({ before: 3, after: 3 });
  });

  it('is read from the user’s own record', () => {
    const lists = { before: ['lab'], after: ['lab'] };
    const of = (...ids: readonly string[]) =>
      new Map([['lab', ids.map((id, at) => aNetworkUser({ id, accessLevel: at === 0 ? 0 : 1 }))]]);
    const change = (users: ReturnType<typeof of>) => levelChange(networkOf(2, ['*']), erin, lists, users);
    expect(change(of('frank', 'erin'))).toEqual({ before: 1, after: 1 });
    expect(change(of('frank'))).toEqual({ before: 3, after: 3 });
  });

  it('is known only for an added network before the users have loaded', () => {
    const of = (after: readonly string[]) =>
      levelChange(networkOf(2, ['*']), erin, { before: [], after }, undefined).after;
    expect([of(['lab']), of([])]).toEqual([0, undefined]);
  });
});

it('both predictions for a list of networks give the same level', () => {
  const level = fc.constantFrom<AccessLevel>(0, 1, 2, 3);
  const some = fc.subarray(['*', 'engineers', 'auditors']);
  const netids = fc.subarray(['lab', 'office']);
  fc.assert(
    fc.property(
      level,
      level,
      some,
      some,
      netids,
      netids,
      (fallback, stored, allowed, groups, before, after) => {
        const network = networkOf(fallback, allowed);
        const user = { ...erin, groups };
        const users = usersAt(stored);
        const change = { before: { ...user, networks: before }, after: { ...user, networks: after } };
        const [step] = accessByUserChange([change], [network], users);
        expect(step?.after.accessLevel).toBe(levelChange(network, user, { before, after }, users).after);
      },
    ),
  );
});

it.each([
  [2, ['*'], 2],
  [2, ['engineers'], 3],
] as const)('levelOfNewUser with default %d and allowed groups %j is %d', (fallback, groups, level) => {
  expect(levelOfNewUser(networkOf(fallback, groups), 'erin').after).toBe(level);
});

it.each([
  [{ before: 2, after: 2 }, 'client user'],
  [{ before: 2, after: 0 }, 'becomes network administrator'],
  [{ before: undefined, after: 3 }, 'no access'],
  [{ before: 2, after: undefined }, undefined],
] as const)('levelText describes %o as %o', (change, text) => {
  expect(levelText(change)).toBe(text);
});
