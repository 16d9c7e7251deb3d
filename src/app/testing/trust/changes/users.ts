import { createFirstAdmin } from '../../../flows/signIn.ts';
import { saveUser, changePassword, createUser, removeUser } from '../../../flows/users/users.ts';
import type { Change } from './change.ts';
import { edited, net } from './meshnet.ts';

export const userChanges: readonly Change[] = [
  {
    name: 'create the first administrator',
    call: 'POST /users/adm/createadmin',
    scenario: 'firstRun',
    isPublic: true,
    carryOut: () => createFirstAdmin({ username: 'mira', password: 'secret-5' }),
    isDone: (world) => world.users.has('mira'),
    success: 'Successfully created new Admin! : mira',
    failure: 'Failed to create Admin. : mira',
  },
  {
    name: 'create a user',
    call: 'POST /users/{username}',
    carryOut: () =>
      createUser({ username: 'newcomer', password: 'secret-5', networks: [net], isAdmin: false }),
    isDone: (world) => world.users.has('newcomer'),
    success: 'Successfully created User! : newcomer',
    failure: 'Failed to create new User. : newcomer',
  },
  {
    name: 'change a password',
    call: 'PUT /users/{username}',
    carryOut: () => changePassword('admin', 'another-secret'),
    isDone: (world) => world.users.get('admin')?.password === 'another-secret',
    success: 'User Updated! : admin',
    failure: 'Failed to update user! : admin',
  },
  {
    name: 'change the networks of a user',
    call: 'PUT /users/networks/{username}',
    reads: ['GET /users'],
    carryOut: () =>
      saveUser('alice', edited({ isAdmin: false, networks: ['dualnet', net] }, { networks: [net] })),
    isDone: (world) => world.users.get('alice')?.networks?.join() === net,
    success: 'User Updated! : alice',
    failure: 'Failed to update user! : alice',
  },
  {
    name: 'delete a user',
    call: 'DELETE /users/{username}',
    carryOut: () => removeUser('carol'),
    isDone: (world) => !world.users.has('carol'),
    success: 'Successfully deleted User! : carol',
    failure: 'Failed to remove User. : carol',
  },
];
