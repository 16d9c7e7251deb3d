import { expect, it } from 'vitest';
import { userGroupsFromWire } from './userGroupWire.ts';

it('reads the keys of the object as names, sorted', () => {
  expect(userGroupsFromWire({ engineers: {}, '*': {}, auditors: {} })).toEqual([
    '*',
    'auditors',
    'engineers',
  ]);
});

it.each([null, {}])('reads %o as no groups', (json) => {
  expect(userGroupsFromWire(json)).toEqual([]);
});

it('refuses a list', () => {
  expect(() => userGroupsFromWire(['*'])).toThrow('usergroups: expected an object, got a list');
});
