import { nodeForm } from '../../../../domain/node/nodeForm.ts';
import { switchRole } from '../../../flows/gateways.ts';
import { removeNode } from '../../../flows/nodeRemoval.ts';
import { saveNode, approveNode } from '../../../flows/nodes.ts';
import type { Change } from './change.ts';
import { edited, nodeCalled, stored } from './meshnet.ts';

export const nodeChanges: readonly Change[] = [
  {
    name: 'edit a node',
    call: 'PUT /nodes/{netid}/{id}',
    reads: ['GET /nodes'],
    carryOut: () => saveNode(nodeCalled('leaf-a'), edited(nodeForm(nodeCalled('leaf-a')), { mtu: '1399' })),
    isDone: (world) => stored(world, 'leaf-a')?.mtu === 1399,
    success: 'Node updated successfully!',
    failure: 'Node updated failed!',
  },
  {
    name: 'make a node the hub',
    call: 'PUT /nodes/{netid}/{id}',
    reads: ['GET /nodes'],
    carryOut: () => switchRole(nodeCalled('site-1'), 'hub', true),
    isDone: (world) => stored(world, 'site-1')?.ishub === 'yes',
    success: 'Node updated successfully!',
    failure: 'Node updated failed!',
  },
  {
    name: 'delete a node',
    call: 'DELETE /nodes/{netid}/{nodeid}',
    carryOut: () => removeNode(nodeCalled('leaf-a')),
    isDone: (world) => !stored(world, 'leaf-a'),
    success: 'Successfully deleted Node!',
    failure: 'Failed to remove Node.',
  },
  {
    name: 'approve a node',
    call: 'POST /nodes/{netid}/{nodeid}/approve',
    carryOut: () => approveNode(nodeCalled('pending-one')),
    isDone: (world) => stored(world, 'pending-one')?.ispending === 'no',
    success: 'Node Approved!',
    failure: 'Failed to approve node!',
  },
];
