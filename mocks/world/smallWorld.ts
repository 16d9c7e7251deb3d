import type { Caller } from './access.ts';
import { zeroNetwork, zeroNode } from '../wire/goStructs.ts';
import { createNetwork } from './networks/networks.ts';
import { joinNode } from './nodes/nodes.ts';
import { wireguardKey } from './random.ts';
import type { Account, World } from './state.ts';
import type { WireNetwork, WireNode } from '../wire/wire.ts';
import { createWorld, type WorldSeed } from './world.ts';

/** Saturday 21 November 2026, 00:00 UTC, in milliseconds. */
export const midnight = 1_795_219_200_000;

export const adminCaller: Caller = { name: 'admin', isAdmin: true, networks: [], isMaster: false };

export function userCaller(name: string, ...networks: string[]): Caller {
  return { name, isAdmin: false, networks, isMaster: false };
}

export function anAccount(username: string, changes: Partial<Account> = {}): Account {
  return {
    username,
    password: `${username}-password`,
    networks: [],
    isadmin: false,
    groups: ['*'],
    ...changes,
  };
}

/** Creates a server with a fixed clock, an administrator and one network, `net`, which contains the server node. */
export function smallWorld(seed: WorldSeed = {}, network: Partial<WireNetwork> = {}): World {
  const world = createWorld({
    now: () => midnight,
    users: [anAccount('admin', { isadmin: true, networks: null })],
    ...seed,
  });
  createNetwork(world, adminCaller, {
    ...zeroNetwork(),
    netid: 'net',
    addressrange: '10.1.1.0/24',
    allowmanualsignup: 'yes',
    ...network,
  });
  return world;
}

/** Adds a node to `net`, which is pending because it has no key. Returns the stored record, not a copy. */
export function join(world: World, name: string, changes: Partial<WireNode> = {}): WireNode {
  const { node } = joinNode(world, 'net', {
    ...zeroNode(),
    name,
    os: 'linux',
    endpoint: '198.51.100.7',
    publickey: wireguardKey(world),
    ...changes,
  });
  return node;
}

export function serverNode(world: World): WireNode {
  const found = [...world.nodes.values()].find((node) => node.isserver === 'yes');
  if (!found) throw new Error('no server node');
  return found;
}
