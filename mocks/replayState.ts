import { uuidFor } from './fixtures/seed.ts';
import type { Exchange } from './replayExchange.ts';
import { communitySeed, enterpriseSeed, freshSeed } from './scenarios/recordedSeed.ts';
import { wireNetwork } from './scenarios/wireNetwork.ts';
import { egressFields, wireNode, wireServerNode } from './scenarios/wireNode.ts';
import type { Settings } from './world/settings.ts';
import type { Edition, World } from './world/state.ts';
import type { WireNode } from './world/wire.ts';
import { createWorld } from './world/world.ts';

/** The moment of the recordings, in milliseconds. */
const recordedAt = 1_795_219_640_000;
const now = () => recordedAt;

/** The world in which an exchange was recorded, before the steps of `stepsBefore`. */
export function worldFor(edition: Edition, { name }: Exchange): World {
  const seed = edition === 'community' ? communitySeed(now) : enterpriseSeed(now);
  const start = isWithoutUsers(name) ? { now } : name.includes('.fresh-server') ? freshSeed(now) : seed;
  const world = createWorld({ ...start, edition, settings: settingsFor(name) });
  for (const { before, prepare } of preparations) if (before.test(name)) prepare(world);
  return world;
}

function isWithoutUsers(name: string): boolean {
  const isFirstSignUp = name.startsWith('post-users-adm-createadmin') && !name.endsWith('.already-exists');
  return isFirstSignUp || name.endsWith('.no-users-at-all');
}

/** What differs from a server in its usual settings is part of an exchange's name. */
function settingsFor(name: string): Partial<Settings> {
  return {
    apiPort: '9081',
    ...(name.includes('rce-is-on') && { rce: true }),
    ...(name.includes('display-keys-off') && { displayKeys: false }),
    ...(name.includes('dns-off') && { dnsMode: false }),
    ...(name.includes('broker-off') && { broker: false }),
    ...((name.includes('client-mode-off') || name.includes('no-nodes-yet')) && { clientMode: false }),
    ...(name.includes('basic-auth-off') && { basicAuth: false }),
  };
}

/** A node that had joined by the time nodes were deleted. */
function addNewcomer(world: World): void {
  const network = world.networks.get('meshnet');
  if (!network) return;
  const node = wireNode(recordedAt / 1000, network, { name: 'newcomer', address: '10.20.30.19', age: 0 });
  world.nodes.set(node.id, node);
  const container = world.acls.get('meshnet');
  if (!container) return;
  container[node.id] = Object.fromEntries(Object.keys(container).map((peer) => [peer, 2]));
  for (const [id, row] of Object.entries(container)) if (id !== node.id) row[node.id] = 2;
}

/** A network whose rule is deny; a node that joined under the server's name counts as the server's. */
function addDenyNet(world: World): void {
  const at = recordedAt / 1000;
  const network = wireNetwork(at, { netid: 'denynet', addressrange: '10.99.20.0/24', defaultacl: 'no' });
  const nodes = [
    wireServerNode(at, network),
    wireNode(at, network, { name: 'denied', address: '10.99.20.1', age: 0 }),
    wireNode(at, network, { name: 'netmaker', address: '10.99.20.2', age: 0, isserver: 'yes' }),
  ];
  world.networks.set(network.netid, network);
  for (const node of nodes) world.nodes.set(node.id, node);
  const row = (id: string) => nodes.filter((node) => node.id !== id).map((node) => [node.id, 1]);
  world.acls.set(network.netid, Object.fromEntries(nodes.map(({ id }) => [id, Object.fromEntries(row(id))])));
}

function change(world: World, id: string, changes: Partial<WireNode>): void {
  const node = world.nodes.get(id);
  if (node) Object.assign(node, changes);
}

/** What calls that are not among the recordings had left behind. */
const preparations: readonly { readonly before: RegExp; readonly prepare: (world: World) => void }[] = [
  { before: /^delete-nodes(\.again)?$/, prepare: addNewcomer },
  { before: /network-with-defaultacl-no|node-named-netmaker/, prepare: addDenyNet },
  {
    before: /^put-nodes\.(other-id-in-body|unknown-fields|wrong-network-in-path)$|^get-nodes-meshnet\.after/,
    prepare: (world) => change(world, uuidFor('meshnet/leaf-a'), { allowedips: [] }),
  },
  {
    before: /^post-nodes-(createingress\.failover-in-community|createrelay\.unknown-address)/,
    prepare: (world) => {
      const network = world.networks.get('p2snet');
      if (!network) return;
      const egress = egressFields(network, 'site-2', { ranges: ['172.16.30.0/24'], via: 'eth0' });
      change(world, uuidFor('p2snet/site-2'), egress);
    },
  },
  {
    before: /^(post-nodes-create|delete-nodes-delete)(relay|ingress)$/,
    prepare: (world) => change(world, uuidFor('meshnet/owned-node'), { egressgatewayranges: [] }),
  },
  {
    before: /^get-nodes-meshnet\.after-delete-relay$/,
    prepare: (world) => change(world, uuidFor('meshnet/owned-node'), { relayaddrs: [] }),
  },
];

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
