import { removePermission, savePermission } from '../../../flows/users/permissions.ts';
import type { Change } from './change.ts';
import { edited, net } from './meshnet.ts';

export const userPermissionChanges: readonly Change[] = [
  {
    name: 'change rights on a network',
    call: 'PUT /networkusers/{networkName}',
    reads: ['GET /networkusers'],
    carryOut: () =>
      savePermission(
        net,
        'lvl2-client',
        edited({ accessLevel: '2', nodeLimit: '0', clientLimit: '4' }, { accessLevel: '1' }),
      ),
    isDone: (world) => world.networkUsers.get(net)?.get('lvl2-client')?.accesslevel === 1,
    success: 'Network User Updated!',
    failure: 'Failed to update Network User!',
  },
  {
    name: 'remove rights on a network',
    call: 'DELETE /networkusers/{networkName}/{userid}',
    carryOut: () => removePermission(net, 'alice'),
    isDone: (world) => !world.networkUsers.get(net)?.has('alice'),
    success: 'Successfully deleted Network User!',
    failure: 'Failed to remove Network User.',
  },
];
