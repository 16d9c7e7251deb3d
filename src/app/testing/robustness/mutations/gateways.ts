import { createEgress, createRelay } from '../../../flows/gateways.ts';
import type { Mutation } from './mutation.ts';
import { loadedNode, serverNode } from './meshnet.ts';
import { switchRole } from '../../acts.ts';

const reads = ['GET /nodes'];

export const gatewayChanges: readonly Mutation[] = [
  {
    name: 'create a relay',
    call: 'POST /nodes/{netid}/{nodeid}/createrelay',
    reads,
    run: () => createRelay(loadedNode('dual-b'), [loadedNode('dual-c')]),
    isApplied: (world) => serverNode(world, 'dual-b')?.isrelay === 'yes',
    success: 'Successfully created Relay!',
    failure: 'Failed to create Relay.',
  },
  {
    name: 'remove a relay',
    call: 'DELETE /nodes/{netid}/{nodeid}/deleterelay',
    reads,
    run: () => switchRole(loadedNode('gw-relay'), 'relay', false),
    isApplied: (world) => serverNode(world, 'gw-relay')?.isrelay === 'no',
    success: 'Successfully removed Relay!',
    failure: 'Failed to remove Relay.',
  },
  {
    name: 'create an ingress gateway',
    call: 'POST /nodes/{netid}/{nodeid}/createingress',
    reads,
    run: () => switchRole(loadedNode('dual-b'), 'ingress', true),
    isApplied: (world) => serverNode(world, 'dual-b')?.isingressgateway === 'yes',
    success: 'Successfully created Ingress Gateway!',
    failure: 'Failed to create Ingress Gateway.',
  },
  {
    name: 'create a failover gateway',
    call: 'POST /nodes/{netid}/{nodeid}/createingress',
    reads,
    run: () => switchRole(loadedNode('dual-b'), 'failover', true),
    isApplied: (world) => serverNode(world, 'dual-b')?.failover === 'yes',
    success: 'Successfully added failover gateway to node!',
    failure: 'Failed to add failover gateway to node.',
  },
  {
    name: 'remove an ingress gateway',
    call: 'DELETE /nodes/{netid}/{nodeid}/deleteingress',
    reads,
    run: () => switchRole(loadedNode('gw-ingress'), 'ingress', false),
    isApplied: (world) => serverNode(world, 'gw-ingress')?.isingressgateway === 'no',
    success: 'Successfully removed Ingress Gateway!',
    failure: 'Failed to remove Ingress Gateway.',
  },
  {
    name: 'create an egress gateway',
    call: 'POST /nodes/{netid}/{nodeid}/creategateway',
    reads,
    run: () =>
      createEgress(loadedNode('leaf-b'), { ranges: ['10.99.0.0/16'], interfaceName: 'eth0', isNatOn: true }),
    isApplied: (world) => serverNode(world, 'leaf-b')?.isegressgateway === 'yes',
    success: 'Succesfully created Egress Gateway!',
    failure: 'Failed to create Egress Gateway.',
  },
  {
    name: 'remove an egress gateway',
    call: 'DELETE /nodes/{netid}/{nodeid}/deletegateway',
    reads,
    run: () => switchRole(loadedNode('gw-egress'), 'egress', false),
    isApplied: (world) => serverNode(world, 'gw-egress')?.isegressgateway === 'no',
    success: 'Succesfully removed Egress Gateway!',
    failure: 'Failed to remove Egress Gateway.',
  },
];
