import { nodeForm } from '../../../../domain/node/nodeForm.ts';
import { saveNode } from '../../../flows/nodeEdits.ts';
import type { Mutation } from './mutation.ts';
import { edited, loadedNode, serverNode } from './meshnet.ts';
import { approveNode, removeNode, switchRole } from '../../acts.ts';

export const nodeChanges: readonly Mutation[] = [
  {
    name: 'edit a node',
    call: 'PUT /nodes/{netid}/{id}',
    reads: ['GET /nodes'],
    run: () => saveNode(loadedNode('leaf-a'), edited(nodeForm(loadedNode('leaf-a')), { mtu: '1399' })),
    isApplied: (world) => serverNode(world, 'leaf-a')?.mtu === 1399,
    success: 'Node updated successfully!',
    failure: 'Node updated failed!',
  },
  {
    name: 'make a node the hub',
    call: 'PUT /nodes/{netid}/{id}',
    reads: ['GET /nodes'],
    run: () => switchRole(loadedNode('site-1'), 'hub', true),
    isApplied: (world) => serverNode(world, 'site-1')?.ishub === 'yes',
    success: 'Node updated successfully!',
    failure: 'Node updated failed!',
  },
  {
    name: 'delete a node',
    call: 'DELETE /nodes/{netid}/{nodeid}',
    run: () => removeNode(loadedNode('leaf-a')),
    isApplied: (world) => !serverNode(world, 'leaf-a'),
    success: 'Successfully deleted Node!',
    failure: 'Failed to remove Node.',
  },
  {
    name: 'approve a node',
    call: 'POST /nodes/{netid}/{nodeid}/approve',
    run: () => approveNode(loadedNode('pending-one')),
    isApplied: (world) => serverNode(world, 'pending-one')?.ispending === 'no',
    success: 'Node Approved!',
    failure: 'Failed to approve node!',
  },
];
