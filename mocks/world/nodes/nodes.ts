import type { Caller } from '../access.ts';
import { spendAccessKey } from '../networks/accessKeys.ts';
import { addToAcls, removeFromAcls } from '../networks/acls.ts';
import { freeAddress } from '../addresses.ts';
import { removeClientsOf } from './externalClients.ts';
import { zeroNode } from '../../wire/goStructs.ts';
import { nodeLifetime, log } from '../logs.ts';
import { withPeers, type NodeWithPeers } from './peers.ts';
import { passwordHash, randomName, uuid, wireguardKey, shuffled } from '../random.ts';
import { ConnectionDropped, noResult, ServerError } from '../serverError.ts';
import { seconds, type World, orNull } from '../state.ts';
import { validateNode } from '../validation.ts';
import type { WireNetwork, WireNode } from '../../wire/wire.ts';

/** The server's public traffic key in the encoding of Go's gob. It's the same for all nodes. */
export const serversTrafficKey = 'Dv+BAQEC/4IAAQYBQAAAMv+CACBWZXJ5IG11Y2ggbWFkZSB1cDogbm8ga2V5IGF0IGFsbCE=';

/** The server finds nodes by id only. The network in the path can be any network. */
export function existingNode(world: World, id: string, status = 500): WireNode {
  const node = world.nodes.get(id);
  if (!node) throw noResult(status);
  return node;
}

export function getNode(world: World, id: string): NodeWithPeers {
  const node = existingNode(world, id);
  log(world, ` fetched node ${id}`);
  return withPeers(world, node);
}

/** The server checks the access key in the body. Without a valid key, the node is pending if manual sign-up is on. */
export function joinNode(world: World, netid: string, sent: WireNode): NodeWithPeers {
  const network = world.networks.get(netid);
  if (!network) throw noResult();
  const limit = world.settings.freeTier?.nodes;
  if (limit !== undefined && world.nodes.size >= limit)
    throw new ServerError(401, 'free tier limits exceeded on nodes');
  const accepted = spendAccessKey(network, sent.accesskey);
  if (!accepted && network.allowmanualsignup !== 'yes') {
    throw new ServerError(401, 'W1R3: Key invalid, or none provided.');
  }
  const isServer = sent.name === 'netmaker';
  const node = newNode(world, network, {
    ...sent,
    name: sent.name || randomName(world),
    ispending: accepted ? 'no' : 'yes',
    traffickeys: { mine: sent.traffickeys.mine, server: serversTrafficKey },
    isserver: isServer ? 'yes' : 'no',
    address: freeAddress(world, network, 4, isServer ? 'last' : 'first'),
    address6: freeAddress(world, network, 6, isServer ? 'last' : 'first'),
  });
  validateNode(node);
  storeNewNode(world, network, node);
  log(world, ` created new node ${node.name} on network ${netid}`);
  if (!world.settings.broker) throw new ConnectionDropped();
  return withPeers(world, node);
}

/** In client mode the server is a node of every network, and initially the hub of a point-to-site network. */
export function addServerNode(world: World, network: WireNetwork): void {
  const node = newNode(world, network, {
    ...zeroNode(),
    name: 'netmaker-1',
    isserver: 'yes',
    ishub: network.ispointtosite,
    udpholepunch: 'no',
    dnson: 'no',
    os: 'linux',
    endpoint: world.settings.publicAddress,
    macaddress: 'netmaker-test-server',
    publickey: wireguardKey(world),
    version: world.settings.version,
    address: freeAddress(world, network, 4, 'last'),
    address6: freeAddress(world, network, 6, 'last'),
  });
  storeNewNode(world, network, node);
}

export function approveNode(world: World, caller: Caller, id: string): 'SUCCESS' {
  const node = existingNode(world, id);
  node.ispending = 'no';
  node.lastmodified = seconds(world);
  log(world, `${caller.name} uncordoned node ${node.name}`);
  return 'SUCCESS';
}

export function deleteNode(world: World, id: string): string {
  const node = existingNode(world, id, 400);
  if (node.isserver === 'yes') throw new ServerError(400, 'cannot delete server node');
  removeNode(world, node);
  log(world, ` Deleted node ${id} from network ${node.network}`);
  return `${id} deleted.`;
}

/**
 * Also removes the node's external clients, ACL row and column, metrics and owner. Nodes that it relayed stay relayed.
 */
export function removeNode(world: World, node: WireNode): void {
  removeClientsOf(world, node);
  removeFromAcls(world, node);
  world.metrics.delete(node.id);
  for (const user of world.networkUsers.get(node.network)?.values() ?? []) {
    if (user.nodes?.includes(node.id)) user.nodes = user.nodes.filter((id) => id !== node.id);
  }
  world.nodes.delete(node.id);
}

function storeNewNode(world: World, network: WireNetwork, node: WireNode): void {
  world.nodes.set(node.id, node);
  addToAcls(world, node);
  network.nodeslastmodified = seconds(world);
}

function newNode(world: World, network: WireNetwork, sent: WireNode): WireNode {
  const now = seconds(world);
  return {
    ...sent,
    id: uuid(world),
    network: network.netid,
    networksettings: { ...structuredClone(network), accesskeys: [] },
    listenport: sent.listenport || network.defaultlistenport || 51821,
    persistentkeepalive: sent.persistentkeepalive || network.defaultkeepalive,
    interface: sent.interface || network.defaultinterface,
    mtu: sent.mtu || network.defaultmtu,
    lastmodified: now,
    expdatetime: now + nodeLifetime,
    lastpeerupdate: now,
    lastcheckin: now,
    password: passwordHash(world),
    ishub: sent.ishub || 'no',
    isrelayed: 'no',
    ispending: sent.ispending || 'no',
    isrelay: 'no',
    isdocker: sent.isdocker || 'no',
    isk8s: sent.isk8s || 'no',
    isegressgateway: 'no',
    isingressgateway: 'no',
    isstatic: sent.isserver === 'yes' ? 'yes' : sent.isstatic || 'no',
    udpholepunch: sent.udpholepunch || network.defaultudpholepunch,
    dnson: sent.dnson || 'yes',
    action: 'noop',
    islocal: network.islocal,
    ipforwarding: sent.ipforwarding || 'yes',
    firewallinuse: sent.firewallinuse || 'iptables',
    connected: 'yes',
    defaultacl: sent.isserver === 'yes' ? 'yes' : network.defaultacl,
    failover: 'no',
  };
}

/** Users get the nodes of the networks in their record, even if their token lists others. Administrators get all. */
export function listNodes(world: World, caller: Caller): readonly WireNode[] | null {
  log(world, `${caller.name} fetched all nodes they have access to`);
  if (caller.isAdmin) return shuffled(world, world.nodes.values());
  const networks = world.users.get(caller.name)?.networks ?? [];
  return nodesForWire(
    world,
    [...world.nodes.values()].filter((node) => networks.includes(node.network)),
  );
}

export function listNodesOf(world: World, caller: Caller, netid: string): readonly WireNode[] | null {
  log(world, `${caller.name} fetched nodes on network ${netid}`);
  return nodesForWire(
    world,
    [...world.nodes.values()].filter((node) => node.network === netid),
  );
}

export function nodesForWire(world: World, nodes: readonly WireNode[]): readonly WireNode[] | null {
  return orNull(shuffled(world, nodes));
}
