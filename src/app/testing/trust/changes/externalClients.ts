import { clientKey } from '../../../../../mocks/world/state.ts';
import {
  createClient,
  removeClient,
  renameClient,
  setClientEnabled,
} from '../../../flows/externalClients/externalClients.ts';
import type { Change } from './change.ts';
import { net, nodeCalled } from './meshnet.ts';

const inNet = (clientId: string) => ({ network: net, clientId });

export const externalClientChanges: readonly Change[] = [
  {
    name: 'create an external client',
    call: 'POST /extclients/{netid}/{nodeid}',
    reads: ['GET /extclients'],
    carryOut: () => createClient(nodeCalled('gw-ingress'), { clientId: '', qrHref: () => '/' }),
    isDone: (world) => world.extClients.size === 8,
    success: 'Sucessfully created an Ext Client!',
    failure: 'Failed to create an Ext Client',
  },
  {
    name: 'rename an external client',
    call: 'PUT /extclients/{netid}/{clientName}',
    reads: ['GET /extclients/{netid}/{clientid}', 'GET /extclients/{netid}'],
    carryOut: () => renameClient(inNet('phone-1'), 'handset'),
    isDone: (world) => world.extClients.has(clientKey(net, 'handset')),
    success: 'Ext Client updated!',
    failure: 'Ext Client update failed!',
  },
  {
    name: 'enable an external client',
    call: 'PUT /extclients/{netid}/{clientName}',
    reads: ['GET /extclients/{netid}/{clientid}'],
    carryOut: () => setClientEnabled(inNet('phone-2'), true),
    isDone: (world) => world.extClients.get(clientKey(net, 'phone-2'))?.enabled === true,
    success: 'Ext Client updated!',
    failure: 'Ext Client update failed!',
  },
  {
    // A required quirk: the error toast has the same text as the success toast.
    name: 'delete an external client',
    call: 'DELETE /extclients/{netid}/{clientName}',
    carryOut: () => removeClient(inNet('tablet')),
    isDone: (world) => !world.extClients.has(clientKey(net, 'tablet')),
    success: 'Successfully removed Ext Client!',
    failure: 'Successfully removed Ext Client!',
  },
];
