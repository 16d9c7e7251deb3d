import type { Caller } from '../access.ts';
import { applyDefault } from '../networks/acls.ts';
import { isAssignable } from '../addresses.ts';
import { moveRelayed, renameRelayed } from './gateways.ts';
import { log } from '../logs.ts';
import { existingNode } from './nodes.ts';
import { passwordHash } from '../random.ts';
import { ServerError } from '../serverError.ts';
import { seconds, type World } from '../state.ts';
import { validateNode } from '../validation.ts';
import type { WireNode } from '../../wire/wire.ts';

/** Fields that keep their stored value if the request has an empty text, 0 or null, so they can't be cleared. */
const keptWhenEmpty = [
  'address',
  'address6',
  'localaddress',
  'name',
  'listenport',
  'locallistenport',
  'publickey',
  'endpoint',
  'postup',
  'postdown',
  'allowedips',
  'ishub',
  'accesskey',
  'interface',
  'expdatetime',
  'lastpeerupdate',
  'lastcheckin',
  'macaddress',
  'network',
  'isrelayed',
  'ispending',
  'isrelay',
  'isdocker',
  'isk8s',
  'isegressgateway',
  'isingressgateway',
  'egressgatewayranges',
  'relayaddrs',
  'ingressgatewayrange',
  'ingressgatewayrange6',
  'isstatic',
  'udpholepunch',
  'dnson',
  'isserver',
  'action',
  'islocal',
  'ipforwarding',
  'os',
  'mtu',
  'version',
  'server',
  'connected',
  'defaultacl',
  'failover',
] as const satisfies readonly (keyof WireNode)[];

/** Stores all other fields as sent, so fields missing in the request are lost. */
export function putNode(world: World, caller: Caller, id: string, sent: WireNode): WireNode {
  const stored = existingNode(world, id);
  checkAddress(world, stored, sent);
  checkServerNode(stored, sent);
  const node = filled(world, stored, sent);
  validateNode(node);
  world.nodes.set(id, node);
  if (node.ishub === 'yes' && stored.ishub !== 'yes') clearOtherHubs(world, node);
  if (stored.isrelay === 'yes') moveRelayed(world, stored, node);
  if (stored.isrelayed === 'yes') renameRelayed(world, stored, node);
  // A missing field also counts as a change, although the stored value stays.
  if ((sent.defaultacl ?? '') !== (stored.defaultacl ?? '')) applyDefault(world, node);
  log(world, `${caller.name} updated node ${id} on network ${node.network}`);
  return node;
}

/** The server checks the address only if the body names a network, and not whether another node has it. */
function checkAddress(world: World, stored: WireNode, sent: WireNode): void {
  const network = world.networks.get(sent.network);
  if (!network || sent.address === stored.address) return;
  if (!isAssignable(sent.address, network.addressrange)) {
    throw new ServerError(500, `invalid address provided; out of network range for node ${stored.id}`);
  }
}

function checkServerNode(stored: WireNode, sent: WireNode): void {
  if (stored.isserver !== 'yes') return;
  const isChanged =
    (sent.address !== '' && sent.address !== stored.address) ||
    (sent.listenport !== 0 && sent.listenport !== stored.listenport) ||
    (sent.isserver !== '' && sent.isserver !== stored.isserver);
  if (isChanged) throw new ServerError(500, 'this operation is not supported on server nodes');
}

function filled(world: World, stored: WireNode, sent: WireNode): WireNode {
  const node = { ...sent, id: stored.id, traffickeys: stored.traffickeys, lastmodified: seconds(world) };
  for (const field of keptWhenEmpty) keepWhenEmpty(node, stored, field);
  if (node.ownerid === '') delete node.ownerid;
  if (node.persistentkeepalive < 0) node.persistentkeepalive = stored.persistentkeepalive;
  const isNewPassword = sent.password !== '' && sent.password !== stored.password;
  node.password = isNewPassword ? passwordHash(world) : stored.password;
  if (!world.settings.rce) {
    node.postup = stored.postup;
    node.postdown = stored.postdown;
  }
  if (stored.isserver === 'yes') {
    node.isstatic = 'yes';
    node.connected = 'yes';
  }
  return node;
}

function keepWhenEmpty<K extends keyof WireNode>(node: WireNode, stored: WireNode, field: K): void {
  const value = node[field];
  if (value === '' || value === 0 || value === null || value === undefined) node[field] = stored[field];
}

function clearOtherHubs(world: World, hub: WireNode): void {
  for (const node of world.nodes.values()) {
    if (node.network === hub.network && node.id !== hub.id) node.ishub = 'no';
  }
}
