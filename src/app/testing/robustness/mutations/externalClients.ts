import { clientKey } from '../../../../../mocks/world/state.ts';
import { renameClient } from '../../../flows/externalClients/externalClients.ts';
import { createClient } from '../../../flows/externalClients/newClient.ts';
import type { Mutation } from './mutation.ts';
import { removeClient, setClientEnabled } from '../../acts.ts';
import { net, loadedNode } from './meshnet.ts';

const inNet = (clientId: string) => ({ network: net, clientId });

export const externalClientChanges: readonly Mutation[] = [
  {
    name: 'create an external client',
    call: 'POST /extclients/{netid}/{nodeid}',
    reads: ['GET /extclients'],
    run: () => createClient(loadedNode('gw-ingress'), { clientId: '', qrHref: () => '/' }),
    isApplied: (world) => world.extClients.size === 8,
    success: 'Sucessfully created an Ext Client!',
    failure: 'Failed to create an Ext Client',
  },
  {
    name: 'rename an external client',
    call: 'PUT /extclients/{netid}/{clientName}',
    reads: ['GET /extclients/{netid}/{clientid}', 'GET /extclients/{netid}'],
    run: () => renameClient(inNet('phone-1'), 'handset'),
    isApplied: (world) => world.extClients.has(clientKey(net, 'handset')),
    success: 'Ext Client updated!',
    failure: 'Ext Client update failed!',
  },
  {
    name: 'enable an external client',
    call: 'PUT /extclients/{netid}/{clientName}',
    reads: ['GET /extclients/{netid}/{clientid}'],
    run: () => setClientEnabled(inNet('phone-2'), true),
    isApplied: (world) => world.extClients.get(clientKey(net, 'phone-2'))?.enabled === true,
    success: 'Ext Client updated!',
    failure: 'Ext Client update failed!',
  },
  {
    // A required quirk: the error toast has the same text as the success toast.
    name: 'delete an external client',
    call: 'DELETE /extclients/{netid}/{clientName}',
    run: () => removeClient(inNet('tablet')),
    isApplied: (world) => !world.extClients.has(clientKey(net, 'tablet')),
    success: 'Successfully removed Ext Client!',
    failure: 'Successfully removed Ext Client!',
  },
];
