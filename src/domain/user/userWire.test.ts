import { expect, it } from 'vitest';
import {
  newUserToWire,
  userFromWire,
  userNetworksToWire,
  usersFromWire,
  userGroupsFromWire,
} from './userWire.ts';

const alice = { username: 'alice', networks: ['meshnet'], isAdmin: false, groups: ['engineers'] };

it('reads users and null networks as none', () => {
  const wire = [{ username: 'admin', networks: null, isadmin: true, groups: ['*'] }];
  expect(usersFromWire(wire)).toEqual([{ username: 'admin', networks: [], isAdmin: true, groups: ['*'] }]);
});

it('doesn’t read the password hash', () => {
  const user = userFromWire({
    username: 'admin',
    password: 'fake-hash',
    networks: [],
    isadmin: true,
    groups: [],
  });
  expect(JSON.stringify(user)).not.toContain('fake-hash');
});

it('writes a new user with a real boolean', () => {
  expect(
    newUserToWire({ username: 'erin', password: 'secret-5', networks: ['meshnet'], isAdmin: false }),
  ).toEqual({
    username: 'erin',
    password: 'secret-5',
    networks: ['meshnet'],
    isadmin: false,
  });
});

it('writes the user’s groups', () => {
  expect(userNetworksToWire(alice)).toEqual({
    username: 'alice',
    networks: ['meshnet'],
    groups: ['engineers'],
    isadmin: false,
  });
});

it('writes the wildcard for a user without groups', () => {
  expect(userNetworksToWire({ ...alice, groups: [] }).groups).toEqual(['*']);
});

it('reads group names from the keys and sorts them', () => {
  expect(userGroupsFromWire({ engineers: {}, '*': {}, auditors: {} })).toEqual([
    '*',
    'auditors',
    'engineers',
  ]);
});

it.each([null, {}, { gone: null }])('reads %o as no groups', (json) => {
  expect(userGroupsFromWire(json)).toEqual([]);
});

it.each([
  [['*'], 'usergroups: expected an object, got a list'],
  [{ engineers: 3 }, 'usergroups.engineers: expected an object, got 3'],
])('rejects %o', (json, message) => {
  expect(() => userGroupsFromWire(json)).toThrow(message);
});
