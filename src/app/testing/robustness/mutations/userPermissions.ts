import { savePermission } from '../../../flows/users/permissions.ts';
import { removePermission } from '../../acts.ts';
import type { Mutation } from './mutation.ts';
import { edited, net } from './meshnet.ts';

export const userPermissionChanges: readonly Mutation[] = [
  {
    name: 'change rights on a network',
    call: 'PUT /networkusers/{networkName}',
    reads: ['GET /networkusers'],
    run: () =>
      savePermission(
        net,
        'lvl2-client',
        edited({ accessLevel: '2', nodeLimit: '0', clientLimit: '4' }, { accessLevel: '1' }),
      ),
    isApplied: (world) => world.networkUsers.get(net)?.get('lvl2-client')?.accesslevel === 1,
    success: 'Network User Updated!',
    failure: 'Failed to update Network User!',
  },
  {
    name: 'remove rights on a network',
    call: 'DELETE /networkusers/{networkName}/{userid}',
    run: () => removePermission(net, 'alice'),
    isApplied: (world) => !world.networkUsers.get(net)?.has('alice'),
    success: 'Successfully deleted Network User!',
    failure: 'Failed to remove Network User.',
  },
];
