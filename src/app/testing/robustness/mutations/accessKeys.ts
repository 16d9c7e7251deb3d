import type { World } from '../../../../../mocks/world/state.ts';
import { createAccessKey } from '../../../flows/accessKeys.ts';
import { removeAccessKey } from '../../acts.ts';
import type { Mutation } from './mutation.ts';
import { net } from './meshnet.ts';

export const accessKeyChanges: readonly Mutation[] = [
  {
    name: 'create an access key',
    call: 'POST /networks/{netid}/keys',
    run: () => createAccessKey(net, { name: 'laptop', uses: 3 }),
    isApplied: (world) => hasKey(world, 'laptop'),
    success: 'Succesfully created Access Key!',
    failure: 'Failed to create Access Key.',
  },
  {
    name: 'delete an access key',
    call: 'DELETE /networks/{netid}/keys/{name}',
    run: () => removeAccessKey(net, 'mesh-join'),
    isApplied: (world) => !hasKey(world, 'mesh-join'),
    success: 'Deleting Access Key mesh-join success!',
    failure: 'Deleting Access Key mesh-join error!',
  },
];

function hasKey(world: World, name: string): boolean {
  return world.networks.get(net)?.accesskeys?.some((key) => key.name === name) ?? false;
}
