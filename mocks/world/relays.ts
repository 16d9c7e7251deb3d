import type { Caller } from './access.ts';
import { touch } from './gateways.ts';
import { log } from './logs.ts';
import { existingNode } from './nodes.ts';
import { Refusal } from './refusal.ts';
import type { World } from './state.ts';
import type { WireNode } from './wire.ts';

/** Answers the relay only; its members change as well. Addresses that nobody has are not noticed. */
export function createRelay(
  world: World,
  caller: Caller,
  id: string,
  relayaddrs: readonly string[] | null,
): WireNode {
  const node = existingNode(world, id);
  if (node.os !== 'linux') throw new Refusal(500, 'only linux machines can be relay nodes');
  if (!relayaddrs || relayaddrs.length === 0) throw new Refusal(500, 'IP Ranges Cannot Be Empty');
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

/** After an edit of a relay's addresses. An empty list is stored, but the members stay relayed. */
export function moveRelayed(world: World, before: WireNode, relay: WireNode): void {
  const old = before.relayaddrs ?? [];
  const wanted = relay.relayaddrs ?? [];
  if (wanted.length === 0 || wanted.toSorted().join() === old.toSorted().join()) return;
  markRelayed(world, relay, old, 'no');
  markRelayed(world, relay, wanted, 'yes');
}

/** After a relayed node got another address, its relay's list follows. */
export function renameRelayed(world: World, before: WireNode, node: WireNode): void {
  if (before.address === node.address) return;
  for (const relay of world.nodes.values()) {
    if (relay.network !== node.network || relay.isrelay !== 'yes') continue;
    relay.relayaddrs = relay.relayaddrs?.map((one) => (one === before.address ? node.address : one)) ?? null;
  }
}

/** Server nodes are passed over in silence. */
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
