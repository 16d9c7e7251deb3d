import type { Caller } from './access.ts';
import { log } from './logs.ts';
import { shuffled } from './random.ts';
import { orNull, type World } from './state.ts';
import type { WireNode } from './wire.ts';

/** All nodes for an admin; for others those of the networks in their record, whatever the token lists. */
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
