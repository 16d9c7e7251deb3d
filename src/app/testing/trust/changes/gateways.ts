import { createEgress, createRelay, switchRole } from '../../../flows/gateways.ts';
import type { Change } from './change.ts';
import { nodeCalled, stored } from './meshnet.ts';

export const gatewayChanges: readonly Change[] = [
  {
    name: 'create a relay',
    call: 'POST /nodes/{netid}/{nodeid}/createrelay',
    carryOut: () => createRelay(nodeCalled('dual-b'), [nodeCalled('dual-c')]),
    isDone: (world) => stored(world, 'dual-b')?.isrelay === 'yes',
    success: 'Successfully created Relay!',
    failure: 'Failed to create Relay.',
  },
  {
    name: 'remove a relay',
    call: 'DELETE /nodes/{netid}/{nodeid}/deleterelay',
    carryOut: () => switchRole(nodeCalled('gw-relay'), 'relay', false),
    isDone: (world) => stored(world, 'gw-relay')?.isrelay === 'no',
    success: 'Successfully removed Relay!',
    failure: 'Failed to remove Relay.',
  },
  {
    name: 'create an ingress gateway',
    call: 'POST /nodes/{netid}/{nodeid}/createingress',
    carryOut: () => switchRole(nodeCalled('dual-b'), 'ingress', true),
    isDone: (world) => stored(world, 'dual-b')?.isingressgateway === 'yes',
    success: 'Successfully created Ingress Gateway!',
    failure: 'Failed to create Ingress Gateway.',
  },
  {
    name: 'create a failover gateway',
    call: 'POST /nodes/{netid}/{nodeid}/createingress',
    carryOut: () => switchRole(nodeCalled('dual-b'), 'failover', true),
    isDone: (world) => stored(world, 'dual-b')?.failover === 'yes',
    success: 'Successfully added failover gateway to node!',
    failure: 'Failed to add failover gateway to node.',
  },
  {
    name: 'remove an ingress gateway',
    call: 'DELETE /nodes/{netid}/{nodeid}/deleteingress',
    carryOut: () => switchRole(nodeCalled('gw-ingress'), 'ingress', false),
    isDone: (world) => stored(world, 'gw-ingress')?.isingressgateway === 'no',
    success: 'Successfully removed Ingress Gateway!',
    failure: 'Failed to remove Ingress Gateway.',
  },
  {
    name: 'create an egress gateway',
    call: 'POST /nodes/{netid}/{nodeid}/creategateway',
    carryOut: () =>
      createEgress(nodeCalled('leaf-b'), { ranges: ['10.99.0.0/16'], interfaceName: 'eth0', isNatOn: true }),
    isDone: (world) => stored(world, 'leaf-b')?.isegressgateway === 'yes',
    success: 'Succesfully created Egress Gateway!',
    failure: 'Failed to create Egress Gateway.',
  },
  {
    name: 'remove an egress gateway',
    call: 'DELETE /nodes/{netid}/{nodeid}/deletegateway',
    carryOut: () => switchRole(nodeCalled('gw-egress'), 'egress', false),
    isDone: (world) => stored(world, 'gw-egress')?.isegressgateway === 'no',
    success: 'Succesfully removed Egress Gateway!',
    failure: 'Failed to remove Egress Gateway.',
  },
];
