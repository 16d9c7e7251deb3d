import { createUserGroup, removeUserGroup } from '../../../flows/users/userGroups.ts';
import { saveUserGroups } from '../../../flows/users/users.ts';
import type { Change } from './change.ts';
import { edited } from './meshnet.ts';

export const userGroupChanges: readonly Change[] = [
  {
    name: 'create a user group',
    call: 'POST /usergroups/{groupName}',
    carryOut: () => createUserGroup('newcomers'),
    isDone: (world) => world.userGroups.has('newcomers'),
    success: 'Successfully created new user group!',
    failure: 'Failed to create new user group.',
  },
  {
    name: 'change the groups of a user',
    call: 'PUT /users/networks/{username}',
    reads: ['GET /users'],
    carryOut: () =>
      saveUserGroups('lvl3-none', edited({ groups: ['contractors'] }, { groups: ['auditors'] })),
    isDone: (world) => world.users.get('lvl3-none')?.groups?.join() === 'auditors',
    success: 'User Updated! : lvl3-none',
    failure: 'Failed to update user! : lvl3-none',
  },
  {
    name: 'delete a user group',
    call: 'DELETE /usergroups/{groupName}',
    carryOut: () => removeUserGroup('auditors'),
    isDone: (world) => !world.userGroups.has('auditors'),
    success: 'Successfully deleted User Group!',
    failure: 'Failed to remove User Group.',
  },
];
