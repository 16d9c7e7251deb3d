import type { Caller } from '../access.ts';
import { isCidr, normalizeCidr } from '../addresses.ts';
import { removeClientsOf } from './externalClients.ts';
import { zeroEgressRequest } from '../../wire/goStructs.ts';
import { log } from '../logs.ts';
import { existingNode } from './nodes.ts';
import { noResult, ServerError } from '../serverError.ts';
import { seconds, type World } from '../state.ts';
import type { WireEgressRequest, WireNode } from '../../wire/wire.ts';

export function createEgress(world: World, caller: Caller, id: string, sent: WireEgressRequest): WireNode {
  const node = existingNode(world, id);
  if (!['linux', 'freebsd'].includes(node.os)) {
    throw new ServerError(500, `${node.os} is unsupported for egress gateways`);
  }
  refuseWithoutFirewall(node, 'egress');
  if (sent.interface === '') throw new ServerError(500, 'interface cannot be empty');
  if (!sent.ranges || sent.ranges.length === 0) throw new ServerError(500, 'IP Ranges Cannot Be Empty');
  const wrong = sent.ranges.find((range) => !isCidr(range));
  if (wrong !== undefined) throw new ServerError(500, `invalid CIDR address: ${wrong}`);
  const ranges = sent.ranges.map(normalizeCidr);
  const natenabled = sent.natenabled || 'yes';
  node.isegressgateway = 'yes';
  node.egressgatewayranges = ranges;
  node.egressgatewaynatenabled = natenabled;
  node.egressgatewayrequest = { ...sent, nodeid: id, netid: node.network, natenabled, ranges };
  addCommands(
    node,
    egressCommands(node.interface, ranges, natenabled === 'yes' ? sent.interface : undefined),
  );
  touch(world, node);
  log(world, `${caller.name} created egress gateway on node ${id} on network ${node.network}`);
  return node;
}

export function deleteEgress(world: World, caller: Caller, id: string): WireNode {
  const node = existingNode(world, id);
  node.isegressgateway = 'no';
  node.egressgatewayranges = [];
  node.egressgatewayrequest = zeroEgressRequest();
  node.postup = '';
  node.postdown = '';
  if (node.isingressgateway === 'yes') addCommands(node, ingressCommands(node.interface, node));
  touch(world, node);
  log(world, `${caller.name} deleted egress gateway on node ${id} on network ${node.network}`);
  return node;
}

/**
 * The server reports an unknown node as one with an unsupported operating system. `failover` only has an effect in the
 * enterprise edition: all nodes whose metrics show a connection to the node get it as their failover node.
 */
export function createIngress(
  world: World,
  caller: Caller,
  netid: string,
  id: string,
  failover: boolean,
): WireNode {
  const network = world.networks.get(netid);
  if (!network) throw noResult();
  const node = world.nodes.get(id);
  if (node?.os !== 'linux')
    throw new ServerError(500, `${node?.os ?? ''} is unsupported for ingress gateways`);
  refuseWithoutFirewall(node, 'ingress');
  node.isingressgateway = 'yes';
  node.ingressgatewayrange = network.addressrange;
  node.ingressgatewayrange6 = network.addressrange6;
  node.udpholepunch = 'no';
  addCommands(node, ingressCommands(node.interface, node));
  if (failover && world.edition === 'enterprise') {
    node.failover = 'yes';
    for (const peer of world.nodes.values()) {
      if (!world.metrics.get(peer.id)?.connectivity?.[id]?.connected) continue;
      peer.failovernode = id;
      peer.lastmodified = seconds(world);
    }
  }
  touch(world, node);
  log(world, `${caller.name} created ingress gateway on node ${id} on network ${netid}`);
  return node;
}

/**
 * Also deletes the gateway's external clients, its failover role and all its scripts. It remains the `failovernode` of
 * other nodes.
 */
export function deleteIngress(world: World, caller: Caller, id: string): WireNode {
  const node = existingNode(world, id);
  removeClientsOf(world, node);
  node.isingressgateway = 'no';
  node.ingressgatewayrange = '';
  node.ingressgatewayrange6 = '';
  node.udpholepunch = world.networks.get(node.network)?.defaultudpholepunch ?? node.udpholepunch;
  node.postup = '';
  node.postdown = '';
  node.failover = 'no';
  touch(world, node);
  log(world, `${caller.name} deleted ingress gateway ${id}`);
  return node;
}

export function touch(world: World, node: WireNode): void {
  node.lastmodified = seconds(world);
  const network = world.networks.get(node.network);
  if (network) network.nodeslastmodified = seconds(world);
}

function refuseWithoutFirewall(node: WireNode, role: 'egress' | 'ingress'): void {
  if (node.os === 'linux' && node.firewallinuse === 'none') {
    throw new ServerError(500, `firewall is not supported for ${role} gateways`);
  }
}

type Commands = Pick<WireNode, 'postup' | 'postdown'>;

/**
 * Appends to the existing scripts, even if RCE is off. Scripts that already contain the commands are replaced by them,
 * so a role that is created again deletes the commands of other roles.
 */
function addCommands(node: WireNode, { postup, postdown }: Commands): void {
  node.postup = node.postup.includes(postup) ? postup : node.postup + postup;
  node.postdown = node.postdown.includes(postdown) ? postdown : node.postdown + postdown;
}

/** The address families of the ranges decide, whichever addresses the node has. */
export function egressCommands(
  inside: string,
  ranges: readonly string[],
  masqueradeOn: string | undefined,
): Commands {
  const isFamily6 = (range: string) => range.includes(':');
  return firewallCommands(
    inside,
    [!ranges.every(isFamily6) && 'iptables', ranges.some(isFamily6) && 'ip6tables'],
    masqueradeOn,
  );
}

export function ingressCommands(
  inside: string,
  { address, address6 }: Pick<WireNode, 'address' | 'address6'>,
): Commands {
  return firewallCommands(inside, [address !== '' && 'iptables', address6 !== '' && 'ip6tables'], inside);
}

/** Commands that let a gateway forward traffic and masquerade it on the interface `masqueradeOn`. */
function firewallCommands(
  inside: string,
  tables: readonly (string | false)[],
  masqueradeOn: string | undefined,
): Commands {
  const commands = (verb: '-A' | '-D') =>
    tables
      .filter((table) => table !== false)
      .flatMap((table) => [
        `${table} ${verb} FORWARD -i ${inside} -j ACCEPT ; `,
        `${table} ${verb} FORWARD -o ${inside} -j ACCEPT ; `,
        ...(masqueradeOn ? [`${table} -t nat ${verb} POSTROUTING -o ${masqueradeOn} -j MASQUERADE ; `] : []),
      ]);
  return { postup: commands('-A').join(''), postdown: commands('-D').join('') };
}

/** Returns only the relay, although the relayed nodes change as well. The server ignores unknown addresses. */
export function createRelay(
  world: World,
  caller: Caller,
  id: string,
  relayaddrs: readonly string[] | null,
): WireNode {
  const node = existingNode(world, id);
  if (node.os !== 'linux') throw new ServerError(500, 'only linux machines can be relay nodes');
  if (!relayaddrs || relayaddrs.length === 0) throw new ServerError(500, 'IP Ranges Cannot Be Empty');
  node.isrelay = 'yes';
  node.relayaddrs = [...relayaddrs];
  touch(world, node);
  markRelayed(world, node, relayaddrs, 'yes');
  log(world, `${caller.name} created relay on node ${id} on network ${node.network}`);
  return node;
}

export function deleteRelay(world: World, caller: Caller, id: string): WireNode {
  const node = existingNode(world, id, 400);
  markRelayed(world, node, node.relayaddrs ?? [], 'no');
  node.isrelay = 'no';
  node.relayaddrs = [];
  touch(world, node);
  log(world, `${caller.name} deleted relay server ${id} on network ${node.network}`);
  return node;
}

/** Applies an edit of a relay's addresses. If the new list is empty, the nodes stay relayed. */
export function moveRelayed(world: World, before: WireNode, relay: WireNode): void {
  const old = before.relayaddrs ?? [];
  const wanted = relay.relayaddrs ?? [];
  if (wanted.length === 0 || wanted.toSorted().join() === old.toSorted().join()) return;
  markRelayed(world, relay, old, 'no');
  markRelayed(world, relay, wanted, 'yes');
}

/** Updates the relay's list after the address of a relayed node has changed. */
export function renameRelayed(world: World, before: WireNode, node: WireNode): void {
  if (before.address === node.address) return;
  for (const relay of world.nodes.values()) {
    if (relay.network !== node.network || relay.isrelay !== 'yes') continue;
    relay.relayaddrs =
      relay.relayaddrs?.map((address) => (address === before.address ? node.address : address)) ?? null;
  }
}

/** The server silently ignores server nodes. */
function markRelayed(
  world: World,
  relay: WireNode,
  addresses: readonly string[],
  isrelayed: 'yes' | 'no',
): void {
  for (const node of world.nodes.values()) {
    if (node.network !== relay.network || node.isserver === 'yes') continue;
    if (addresses.includes(node.address) || addresses.includes(node.address6)) node.isrelayed = isrelayed;
  }
}
