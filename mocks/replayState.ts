import { uuidFor } from './fixtures/seed.ts';
import type { Exchange } from './replayExchange.ts';
import { communitySeed, enterpriseSeed, freshSeed } from './scenarios/recordedSeed.ts';
import { wireNetwork } from './scenarios/wireNetwork.ts';
import { egressFields, wireNode, wireServerNode } from './scenarios/wireNode.ts';
import { addToAcls } from './world/acls.ts';
import type { Settings } from './world/settings.ts';
import type { Edition, World } from './world/state.ts';
import type { WireNode } from './world/wire.ts';
import { createWorld } from './world/world.ts';

/** The moment of the recordings, in milliseconds. */
const recordedAt = 1_795_219_640_000;
const now = () => recordedAt;

/** The world in which an exchange was recorded, before the steps of `replaySteps.ts`. */
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
  join(world, wireNode(recordedAt / 1000, network, { name: 'newcomer', address: '10.20.30.19', age: 0 }));
}

/** A network whose rule is deny; a node that joined under the server's name counts as the server's. */
function addDenyNet(world: World): void {
  const at = recordedAt / 1000;
  const network = wireNetwork(at, { netid: 'denynet', addressrange: '10.99.20.0/24', defaultacl: 'no' });
  world.networks.set(network.netid, network);
  join(world, wireServerNode(at, network));
  join(world, wireNode(at, network, { name: 'denied', address: '10.99.20.1', age: 0 }));
  join(world, wireNode(at, network, { name: 'netmaker', address: '10.99.20.2', age: 0, isserver: 'yes' }));
}

function join(world: World, node: WireNode): void {
  world.nodes.set(node.id, node);
  addToAcls(world, node);
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
