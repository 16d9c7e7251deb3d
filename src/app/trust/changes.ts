import { createNetwork as createWireNetwork } from '../../../mocks/world/networks.ts';
import { zeroNetwork } from '../../../mocks/world/goStructs.ts';
import { adminCaller } from '../../../mocks/world/smallWorld.ts';
import { clientKey, type World } from '../../../mocks/world/state.ts';
import type { WireNode } from '../../../mocks/world/wire.ts';
import { setPairs } from '../../domain/acl/aclEdit.ts';
import type { Edit } from '../../domain/edit/edit.ts';
import { valueOf } from '../../domain/loadable.ts';
import { newNetworkDraft } from '../../domain/network/networkDraft.ts';
import { networkForm } from '../../domain/network/networkForm.ts';
import type { Node } from '../../domain/node/node.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import { createAccessKey, removeAccessKey } from '../flows/accessKeys.ts';
import { submitAcls } from '../flows/acls.ts';
import { createClient } from '../flows/createClient.ts';
import { createNetwork } from '../flows/createNetwork.ts';
import { createDnsEntry, removeDnsEntry } from '../flows/dns.ts';
import { saveAllowed, saveNetwork } from '../flows/editNetwork.ts';
import { saveNode } from '../flows/editNode.ts';
import { saveUser } from '../flows/editUser.ts';
import { saveUserGroups } from '../flows/editUserGroups.ts';
import { removeClient, renameClient, setClientEnabled } from '../flows/externalClients.ts';
import { createEgress, createRelay, switchRole } from '../flows/gateways.ts';
import { refreshPublicKeys, removeNetwork } from '../flows/networks.ts';
import { approveNode, removeNode } from '../flows/nodes.ts';
import { removePermission, savePermission } from '../flows/permissions.ts';
import { createFirstAdmin } from '../flows/signIn.ts';
import { createUserGroup, removeUserGroup } from '../flows/userGroups.ts';
import { changePassword, createUser, removeUser } from '../flows/users.ts';
import { changeAcls } from '../stores/aclEdits.ts';
import { networksStore } from '../stores/networks.ts';
import { nodesStore } from '../stores/nodes.ts';

/** A changing call of §7, as a person makes it, with what the catalogue (§8) says of it. */
export type Change = {
  readonly name: string;
  readonly call: string;
  readonly carryOut: () => Promise<unknown>;
  /** Whether the server has done it. */
  readonly isDone: (world: World) => boolean;
  readonly success: string;
  /** How the text of a failure begins. */
  readonly failure: string;
  /** What has to be on the server before. */
  readonly prepare?: (world: World) => void;
  /** @default 'enterprise' */
  readonly scenario?: string;
  /** Made without a session. */
  readonly isPublic?: true;
  /** Nothing tells whether it was done. */
  readonly isTraceless?: true;
};

const net = 'meshnet';
const inNet = (clientId: string) => ({ network: net, clientId });

function nodeCalled(name: string): Node {
  const node = valueOf(nodesStore.data)?.find((one) => one.name === name);
  if (!node) throw new Error(`There is no node ${name}`);
  return node;
}

function stored(world: World, name: string): WireNode | undefined {
  return [...world.nodes.values()].find((node) => node.name === name);
}

function edited<Form>(before: Form, changes: Partial<Form>): Edit<Form> {
  return { before, after: { ...before, ...changes } };
}

function saveMtu(mtu: string): Promise<unknown> {
  const network = valueOf(networksStore.data)?.find(({ netid }) => netid === net);
  if (!network) throw new Error(`There is no network ${net}`);
  return saveNetwork(net, edited(networkForm(network), { defaultMtu: mtu }), {});
}

/** Between two nodes that may reach each other. */
function blockPair(): Promise<void> {
  changeAcls(net, (edit) => {
    const place = (name: string) => edit.loaded.indexOf.get(nodeCalled(name).id) ?? -1;
    return setPairs(edit, [place('gw-egress')], [place('gw-ingress')], false);
  });
  return submitAcls(net);
}

function isPairBlocked(world: World): boolean {
  const [one = '', other = ''] = ['gw-egress', 'gw-ingress'].map((name) => stored(world, name)?.id);
  return world.acls.get(net)?.[one]?.[other] === 1;
}

export const changes: readonly Change[] = [
  {
    name: 'create the first administrator',
    call: 'POST /users/adm/createadmin',
    scenario: 'firstRun',
    isPublic: true,
    carryOut: () => createFirstAdmin({ username: 'mira', password: 'secret-5' }),
    isDone: (world) => world.users.has('mira'),
    success: 'Successfully created new Admin! : mira',
    failure: 'Failed to create Admin. : mira',
  },
  {
    name: 'create a user',
    call: 'POST /users/{username}',
    carryOut: () =>
      createUser({ username: 'newcomer', password: 'secret-5', networks: [net], isAdmin: false }),
    isDone: (world) => world.users.has('newcomer'),
    success: 'Successfully created User! : newcomer',
    failure: 'Failed to create new User. : newcomer',
  },
  {
    name: 'change a password',
    call: 'PUT /users/{username}',
    carryOut: () => changePassword('admin', 'another-secret'),
    isDone: (world) => world.users.get('admin')?.password === 'another-secret',
    success: 'User Updated! : admin',
    failure: 'Failed to update user! : admin',
  },
  {
    name: 'change the networks of a user',
    call: 'PUT /users/networks/{username}',
    carryOut: () =>
      saveUser('alice', edited({ isAdmin: false, networks: ['dualnet', net] }, { networks: [net] })),
    isDone: (world) => world.users.get('alice')?.networks?.join() === net,
    success: 'User Updated! : alice',
    failure: 'Failed to update user! : alice',
  },
  {
    name: 'change the groups of a user',
    call: 'PUT /users/networks/{username}',
    carryOut: () =>
      saveUserGroups('lvl3-none', edited({ groups: ['contractors'] }, { groups: ['auditors'] })),
    isDone: (world) => world.users.get('lvl3-none')?.groups?.join() === 'auditors',
    success: 'User Updated! : lvl3-none',
    failure: 'Failed to update user! : lvl3-none',
  },
  {
    name: 'delete a user',
    call: 'DELETE /users/{username}',
    carryOut: () => removeUser('carol'),
    isDone: (world) => !world.users.has('carol'),
    success: 'Successfully deleted User! : carol',
    failure: 'Failed to remove User. : carol',
  },

  {
    name: 'create a network',
    call: 'POST /networks',
    carryOut: () => createNetwork({ ...newNetworkDraft, netid: 'annex', addressRange: '10.9.9.0/24' }),
    isDone: (world) => world.networks.has('annex'),
    success: 'Created network annex successfully!',
    failure: 'Creating network annex error!',
  },
  {
    name: 'edit a network',
    call: 'PUT /networks/{netid}',
    carryOut: () => saveMtu('1400'),
    isDone: (world) => world.networks.get(net)?.defaultmtu === 1400,
    success: 'Updating network meshnet success!',
    failure: 'Updating network meshnet error!',
  },
  {
    name: 'choose the groups of a network',
    call: 'PUT /networks/{netid}',
    carryOut: () =>
      saveAllowed(net, 'groups', edited({ allowed: ['*'] }, { allowed: ['*', 'auditors'] }), {}),
    isDone: (world) => world.networks.get(net)?.prosettings?.allowedgroups?.includes('auditors') === true,
    success: 'Updating network meshnet success!',
    failure: 'Updating network meshnet error!',
  },
  {
    name: 'delete a network',
    call: 'DELETE /networks/{netid}',
    prepare: (world) =>
      void createWireNetwork(world, adminCaller, {
        ...zeroNetwork(),
        netid: 'annex',
        addressrange: '10.9.9.0/24',
      }),
    carryOut: () => removeNetwork('annex'),
    isDone: (world) => !world.networks.has('annex'),
    success: 'Deleting network annex success!',
    failure: 'Deleting network annex error!',
  },
  {
    name: 'refresh the public keys',
    call: 'POST /networks/{netid}/keyupdate',
    carryOut: () => refreshPublicKeys(net),
    isDone: (world) => world.logs.some((line) => line.text.includes(`updated key on network ${net}`)),
    success: 'Refreshed nodes public keys! : meshnet',
    failure: 'Failed to refresh nodes public keys! : meshnet',
    isTraceless: true,
  },

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

  {
    name: 'create a DNS entry',
    call: 'POST /dns/{network}',
    carryOut: () => createDnsEntry({ name: 'nas', address: '10.20.30.6', network: net }),
    isDone: (world) => world.dns.some(({ name }) => name === 'nas'),
    success: 'Successfully created DNS Entry!',
    failure: 'Failed to create the DNS Entry.',
  },
  {
    name: 'delete a DNS entry',
    call: 'DELETE /dns/{netid}/{domain}',
    carryOut: () => removeDnsEntry({ name: 'db', network: net }),
    isDone: (world) => !world.dns.some(({ name }) => name === 'db'),
    success: 'Successfully removed the DNS Entry!',
    failure: 'Failed to remove the DNS Entry.',
  },

  {
    name: 'submit rules',
    call: 'PUT /networks/{netid}/acls',
    carryOut: blockPair,
    isDone: isPairBlocked,
    success: 'ACL Updated!',
    failure: 'Failed to update ACL!',
  },

  {
    name: 'edit a node',
    call: 'PUT /nodes/{netid}/{id}',
    carryOut: () => saveNode(nodeCalled('leaf-a'), edited(nodeForm(nodeCalled('leaf-a')), { mtu: '1399' })),
    isDone: (world) => stored(world, 'leaf-a')?.mtu === 1399,
    success: 'Node updated successfully!',
    failure: 'Node updated failed!',
  },
  {
    name: 'make a node the hub',
    call: 'PUT /nodes/{netid}/{id}',
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

  {
    name: 'create an external client',
    call: 'POST /extclients/{netid}/{nodeid}',
    carryOut: () => createClient(nodeCalled('gw-ingress')),
    isDone: (world) => world.extClients.size === 8,
    success: 'Sucessfully created an Ext Client!',
    failure: 'Failed to create an Ext Client',
  },
  {
    name: 'rename an external client',
    call: 'PUT /extclients/{netid}/{clientName}',
    carryOut: () => renameClient(inNet('phone-1'), 'handset'),
    isDone: (world) => world.extClients.has(clientKey(net, 'handset')),
    success: 'Ext Client updated!',
    failure: 'Ext Client update failed!',
  },
  {
    name: 'enable an external client',
    call: 'PUT /extclients/{netid}/{clientName}',
    carryOut: () => setClientEnabled(inNet('phone-2'), true),
    isDone: (world) => world.extClients.get(clientKey(net, 'phone-2'))?.enabled === true,
    success: 'Ext Client updated!',
    failure: 'Ext Client update failed!',
  },
  {
    // The specification keeps the quirk: a failure says what a success says, in an error toast.
    name: 'delete an external client',
    call: 'DELETE /extclients/{netid}/{clientName}',
    carryOut: () => removeClient(inNet('tablet')),
    isDone: (world) => !world.extClients.has(clientKey(net, 'tablet')),
    success: 'Successfully removed Ext Client!',
    failure: 'Successfully removed Ext Client!',
  },

  {
    name: 'create a user group',
    call: 'POST /usergroups/{groupName}',
    carryOut: () => createUserGroup('newcomers'),
    isDone: (world) => world.userGroups.has('newcomers'),
    success: 'Successfully created new user group!',
    failure: 'Failed to create new user group.',
  },
  {
    name: 'delete a user group',
    call: 'DELETE /usergroups/{groupName}',
    carryOut: () => removeUserGroup('auditors'),
    isDone: (world) => !world.userGroups.has('auditors'),
    success: 'Successfully deleted User Group!',
    failure: 'Failed to remove User Group.',
  },
  {
    name: 'change rights on a network',
    call: 'PUT /networkusers/{networkName}',
    carryOut: () =>
      savePermission(
        net,
        'lvl2-client',
        edited({ accessLevel: '2', nodeLimit: '0', clientLimit: '4' }, { accessLevel: '1' }),
      ),
    isDone: (world) => world.networkUsers.get(net)?.get('lvl2-client')?.accesslevel === 1,
    success: 'Network User Updated!',
    failure: 'Failed to update Network User!',
  },
  {
    name: 'take the rights on a network away',
    call: 'DELETE /networkusers/{networkName}/{userid}',
    carryOut: () => removePermission(net, 'alice'),
    isDone: (world) => !world.networkUsers.get(net)?.has('alice'),
    success: 'Successfully deleted Network User!',
    failure: 'Failed to remove Network User.',
  },
];

function hasKey(world: World, name: string): boolean {
  return world.networks.get(net)?.accesskeys?.some((key) => key.name === name) ?? false;
}

/** How many there are of everything: a change that was made twice shows. */
export function census(world: World): Readonly<Record<string, number>> {
  return {
    users: world.users.size,
    networks: world.networks.size,
    accessKeys: [...world.networks.values()].flatMap(({ accesskeys }) => accesskeys ?? []).length,
    nodes: world.nodes.size,
    dns: world.dns.length,
    extClients: world.extClients.size,
    userGroups: world.userGroups.size,
    networkUsers: [...world.networkUsers.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
