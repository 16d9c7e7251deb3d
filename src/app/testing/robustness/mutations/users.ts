import { createFirstAdmin } from '../../../flows/logIn.ts';
import { saveUser, changePassword, createUser } from '../../../flows/users/users.ts';
import type { Mutation } from './mutation.ts';
import { removeUser } from '../../acts.ts';
import { edited, net } from './meshnet.ts';

export const userChanges: readonly Mutation[] = [
  {
    name: 'create the first administrator',
    call: 'POST /users/adm/createadmin',
    scenario: 'firstRun',
    isPublic: true,
    run: () => createFirstAdmin({ username: 'mira', password: 'secret-5' }),
    isApplied: (world) => world.users.has('mira'),
    success: 'Successfully created new Admin! : mira',
    failure: 'Failed to create Admin. : mira',
  },
  {
    name: 'create a user',
    call: 'POST /users/{username}',
    run: () => createUser({ username: 'newcomer', password: 'secret-5', networks: [net], isAdmin: false }),
    isApplied: (world) => world.users.has('newcomer'),
    success: 'Successfully created User! : newcomer',
    failure: 'Failed to create new User. : newcomer',
  },
  {
    name: 'change a password',
    call: 'PUT /users/{username}',
    run: () => changePassword('admin', 'another-secret'),
    isApplied: (world) => world.users.get('admin')?.password === 'another-secret',
    success: 'User Updated! : admin',
    failure: 'Failed to update user! : admin',
  },
  {
    name: 'change the networks of a user',
    call: 'PUT /users/networks/{username}',
    reads: ['GET /users'],
    run: () => saveUser('alice', edited({ isAdmin: false, networks: ['dualnet', net] }, { networks: [net] })),
    isApplied: (world) => world.users.get('alice')?.networks?.join() === net,
    success: 'User Updated! : alice',
    failure: 'Failed to update user! : alice',
  },
  {
    name: 'delete a user',
    call: 'DELETE /users/{username}',
    run: () => removeUser('carol'),
    isApplied: (world) => !world.users.has('carol'),
    success: 'Successfully deleted User! : carol',
    failure: 'Failed to remove User. : carol',
  },
];
