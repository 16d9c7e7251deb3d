import { createUserGroup } from '../../../flows/users/userGroups.ts';
import { saveUserGroups } from '../../../flows/users/users.ts';
import { removeUserGroup } from '../../acts.ts';
import type { Mutation } from './mutation.ts';
import { edited } from './meshnet.ts';

export const userGroupChanges: readonly Mutation[] = [
  {
    name: 'create a user group',
    call: 'POST /usergroups/{groupName}',
    run: () => createUserGroup('newcomers'),
    isApplied: (world) => world.userGroups.has('newcomers'),
    success: 'Successfully created new user group!',
    failure: 'Failed to create new user group.',
  },
  {
    name: 'change the groups of a user',
    call: 'PUT /users/networks/{username}',
    reads: ['GET /users'],
    run: () => saveUserGroups('lvl3-none', edited({ groups: ['contractors'] }, { groups: ['auditors'] })),
    isApplied: (world) => world.users.get('lvl3-none')?.groups?.join() === 'auditors',
    success: 'User Updated! : lvl3-none',
    failure: 'Failed to update user! : lvl3-none',
  },
  {
    name: 'delete a user group',
    call: 'DELETE /usergroups/{groupName}',
    run: () => removeUserGroup('auditors'),
    isApplied: (world) => !world.userGroups.has('auditors'),
    success: 'Successfully deleted User Group!',
    failure: 'Failed to remove User Group.',
  },
];
