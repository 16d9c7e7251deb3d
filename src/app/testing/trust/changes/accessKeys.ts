import type { World } from '../../../../../mocks/world/state.ts';
import { createAccessKey, removeAccessKey } from '../../../flows/accessKeys.ts';
import type { Change } from './change.ts';
import { net } from './meshnet.ts';

export const accessKeyChanges: readonly Change[] = [
  {
    name: 'create an access key',
    call: 'POST /networks/{netid}/keys',
    carryOut: () => createAccessKey(net, { name: 'laptop', uses: 3 }),
    isDone: (world) => hasKey(world, 'laptop'),
    success: 'Succesfully created Access Key!',
    failure: 'Failed to create Access Key.',
  },
  {
    name: 'delete an access key',
    call: 'DELETE /networks/{netid}/keys/{name}',
    carryOut: () => removeAccessKey(net, 'mesh-join'),
    isDone: (world) => !hasKey(world, 'mesh-join'),
    success: 'Deleting Access Key mesh-join success!',
    failure: 'Deleting Access Key mesh-join error!',
  },
];

function hasKey(world: World, name: string): boolean {
  return world.networks.get(net)?.accesskeys?.some((key) => key.name === name) ?? false;
}
