import type { Exchange } from './replayExchange.ts';
import type { Edition } from './world/state.ts';

/** The exchanges, by name, that have to be replayed first. */
export function stepsBefore(edition: Edition, { name, path, method }: Exchange): readonly string[] {
  const listed = steps[edition][name];
  if (listed) return listed;
  const onScratchNetwork = edition === 'community' && path.startsWith('/api/networks/scratchnet');
  return onScratchNetwork && !(method === 'DELETE' && name.endsWith('.unknown')) ? ['post-networks'] : [];
}

const renamedClient = ['post-extclients', 'put-extclients.rename'];
const thirdAdmin = ['post-users.admin'];
const erin = ['post-users'];

const communitySteps: Readonly<Record<string, readonly string[]>> = {
  'delete-dns': ['post-dns'],
  'post-dns.duplicate': ['post-dns'],

  'delete-networks-keys': ['post-networks', 'post-networks-keys'],
  'delete-networks-keys.unknown': ['post-networks'],
  'get-networks-keys': ['post-networks', 'post-networks-keys'],
  'get-networks-keys.after-put-without-accesskeys': ['post-networks', 'put-networks.without-accesskeys'],

  'get-extclients.after-create': ['post-extclients'],
  'get-extclients.after-deleteingress': ['delete-nodes-deleteingress'],
  'post-extclients.same-id-again': ['post-extclients'],
  'put-extclients.rename': ['post-extclients'],
  'put-extclients.disable': renamedClient,
  'put-extclients.enable': renamedClient,
  'put-extclients.only-enabled': renamedClient,

  'delete-nodes-deletegateway': ['post-nodes-creategateway'],
  'delete-nodes-deleterelay': ['post-nodes-createrelay'],
  'delete-nodes.again': ['delete-nodes'],
  'get-nodes-meshnet.after-createrelay': ['post-nodes-createrelay'],
  'get-nodes-meshnet.after-relayaddrs-changed': ['put-nodes.relayaddrs-changed'],
  'get-nodes-meshnet.after-delete-relay': ['delete-nodes.relay-with-relayed'],
  'get-nodes-p2snet.after-make-hub': ['put-nodes.make-hub'],
  'put-nodes.defaultacl-no': ['put-nodes'],
  'put-nodes.defaultacl-unset': ['put-nodes'],
  'put-nodes.partial-body': ['put-nodes'],
  'put-nodes.partial-with-address': ['put-nodes'],
  'put-nodes.unset-hub': ['put-nodes.make-hub'],
  'put-nodes.clear-postup-while-rce-is-on': ['put-nodes.postup-while-rce-is-on'],
  'post-nodes-approve.again': ['post-nodes-approve'],

  'get-networks-acls.after-defaultacl-no': ['put-nodes.defaultacl-no'],
  'get-networks-acls.after-defaultacl-unset': ['put-nodes.defaultacl-no', 'put-nodes.defaultacl-unset'],
  'get-networks-acls.no-nodes-yet': ['post-networks.client-mode-off'],

  'post-networks.duplicate': ['post-networks'],
  'put-networks.hole-punch-off': ['put-networks.new-range'],
  'get-networks-one.after-broker-off': ['post-networks.broker-off'],
  'get-networks.token-of-deleted-user': [...thirdAdmin, 'delete-users.self-admin'],
  'get-server-getconfig.token-of-deleted-user': [...thirdAdmin, 'delete-users.self-admin'],

  'delete-users': erin,
  'delete-users.self-admin': thirdAdmin,
  'post-users.duplicate': erin,
  'post-users-adm-authenticate.old-password-after-change': [...thirdAdmin, 'put-users.own-password-as-admin'],
  'put-users.own-password-as-admin': thirdAdmin,
  'put-users.own-short-password': thirdAdmin,
  'put-users-adm.by-admin': thirdAdmin,
  'put-users-networks': erin,
  'put-users-networks.empty-list': erin,
  'put-users-networks.make-admin': erin,
  'put-users-networks.malformed-json': erin,
  'put-users-networks.target-is-admin': thirdAdmin,
  'get-users.after-put-users-networks': [...erin, 'put-users-networks'],
  'get-users.after-empty-list': [...erin, 'put-users-networks.empty-list'],
  'get-users.after-fewer': [...erin, 'put-users-networks'],
  'get-users.after-make-admin': [...erin, 'put-users-networks.make-admin'],
};

const enterpriseUser = ['post-users'];
const newGroups = ['post-usergroups', 'post-usergroups.empty-object-body', 'post-usergroups.with-space'];

const enterpriseSteps: Readonly<Record<string, readonly string[]>> = {
  'delete-networkusers': enterpriseUser,
  'delete-nodes-deleteingress.failover': ['post-nodes-createingress.failover'],
  'delete-usergroups': ['post-usergroups'],
  'get-networks': ['post-networks', 'put-networks.allowed-groups-changed'],
  'get-networkusers-data-me.deleted-network-user': [...enterpriseUser, 'delete-networkusers'],
  'get-networkusers-one.after-rename': ['put-extclients.rename-owned'],
  'get-networkusers-one.new-user': enterpriseUser,
  'get-networkusers.after-put-without-lists': ['put-networkusers.without-lists'],
  'get-usergroups.after-create': newGroups,
  'get-usergroups.after-delete': [...newGroups, 'delete-usergroups', 'delete-usergroups.wildcard'],
  'get-users.after-level-0': ['put-networkusers.to-level-0'],
  'post-usergroups.duplicate': ['post-usergroups'],
  'put-networks.allowed-groups-changed': ['post-networks'],
  'put-users-networks.groups': enterpriseUser,
};

/** By edition and name of an exchange: what has to be replayed first. */
export const steps = { community: communitySteps, enterprise: enterpriseSteps } as const;
