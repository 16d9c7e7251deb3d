import { describe, expect, it } from 'vitest';
import { adminCaller } from './smallWorld.ts';
import { createUserGroup, deleteUserGroup, listUserGroups } from './userGroups.ts';
import { createWorld } from './world.ts';

describe('user groups', () => {
  it('are the keys of an object, with * from the start', () => {
    const world = createWorld({ userGroups: ['engineers'] });
    expect(listUserGroups(world, adminCaller)).toEqual({ '*': {}, engineers: {} });
  });

  it('can be created twice and deleted twice, * too', () => {
    const world = createWorld();
    for (let i = 0; i < 2; i += 1) createUserGroup(world, adminCaller, 'new');
    for (let i = 0; i < 2; i += 1) deleteUserGroup(world, adminCaller, '*');
    expect(listUserGroups(world, adminCaller)).toEqual({ new: {} });
  });
});
