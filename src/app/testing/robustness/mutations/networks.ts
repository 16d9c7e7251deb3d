import { zeroNetwork } from '../../../../../mocks/wire/goStructs.ts';
import { createNetwork as createWireNetwork } from '../../../../../mocks/world/networks/networks.ts';
import { adminCaller } from '../../../../../mocks/world/smallWorld.ts';
import { valueOf } from '../../../../domain/loadable.ts';
import { newNetworkDraft } from '../../../../domain/network/networkDraft.ts';
import { networkForm } from '../../../../domain/network/networkForm.ts';
import { saveAllowed } from '../../../flows/networkAllowed.ts';
import { createNetwork, saveNetwork } from '../../../flows/networks.ts';
import { refreshPublicKeys, removeNetwork } from '../../acts.ts';
import { networksStore } from '../../../stores/records.ts';
import type { Mutation } from './mutation.ts';
import { edited, net } from './meshnet.ts';

function saveMtu(mtu: string): Promise<unknown> {
  const network = valueOf(networksStore.data)?.find(({ netid }) => netid === net);
  if (!network) throw new Error(`No network ${net}`);
  return saveNetwork(net, edited(networkForm(network), { defaultMtu: mtu }), {});
}

export const networkChanges: readonly Mutation[] = [
  {
    name: 'create a network',
    call: 'POST /networks',
    run: () => createNetwork({ ...newNetworkDraft, netid: 'annex', addressRange: '10.9.9.0/24' }),
    isApplied: (world) => world.networks.has('annex'),
    success: 'Created network annex successfully!',
    failure: 'Creating network annex error!',
  },
  {
    name: 'edit a network',
    call: 'PUT /networks/{netid}',
    reads: ['GET /networks/{netid}'],
    run: () => saveMtu('1400'),
    isApplied: (world) => world.networks.get(net)?.defaultmtu === 1400,
    success: 'Updating network meshnet success!',
    failure: 'Updating network meshnet error!',
  },
  {
    name: 'choose the groups of a network',
    call: 'PUT /networks/{netid}',
    reads: ['GET /networks/{netid}'],
    run: () => saveAllowed(net, 'groups', edited({ allowed: ['*'] }, { allowed: ['*', 'auditors'] }), {}),
    isApplied: (world) => world.networks.get(net)?.prosettings?.allowedgroups?.includes('auditors') === true,
    success: 'Updating network meshnet success!',
    failure: 'Updating network meshnet error!',
  },
  {
    name: 'delete a network',
    call: 'DELETE /networks/{netid}',
    reads: ['GET /nodes'],
    prepare: (world) =>
      void createWireNetwork(world, adminCaller, {
        ...zeroNetwork(),
        netid: 'annex',
        addressrange: '10.9.9.0/24',
      }),
    run: () => removeNetwork('annex'),
    isApplied: (world) => !world.networks.has('annex'),
    success: 'Deleting network annex success!',
    failure: 'Deleting network annex error!',
  },
  {
    name: 'refresh the public keys',
    call: 'POST /networks/{netid}/keyupdate',
    run: () => refreshPublicKeys(net),
    isApplied: (world) => world.logs.some((line) => line.text.includes(`updated key on network ${net}`)),
    success: 'Refreshed nodes public keys! : meshnet',
    failure: 'Failed to refresh nodes public keys! : meshnet',
    isUnverifiable: true,
  },
];
