import { log } from './logs.ts';
import { ConnectionDropped, noResult } from './refusal.ts';
import type { World } from './state.ts';
import type { Caller } from './access.ts';
import type { WireAcls, WireNode } from './wire.ts';

const blocked = 1;
const allowed = 2;

export function getAcls(world: World, caller: Caller, netid: string): WireAcls {
  const acls = existing(world, netid);
  log(world, `${caller.name} fetched acl for network ${netid}`);
  return sorted(acls);
}

/** Merged by row: a row that is sent replaces the stored one, others stay. Neither ids nor symmetry are checked. */
export function putAcls(world: World, caller: Caller, netid: string, rows: WireAcls): WireAcls {
  const acls = existing(world, netid);
  Object.assign(acls, rows);
  log(world, `${caller.name} updated ACLs for network ${netid}`);
  return sorted(acls);
}

/** A new node gets a row and a column by the network's default, then its own default is applied. */
export function addToAcls(world: World, node: WireNode): void {
  const acls = world.acls.get(node.network) ?? {};
  world.acls.set(node.network, acls);
  const value = world.networks.get(node.network)?.defaultacl === 'no' ? blocked : allowed;
  for (const [peer, row] of Object.entries(acls)) {
    if (peer !== node.id) row[node.id] = value;
  }
  acls[node.id] = Object.fromEntries(
    Object.keys(acls)
      .filter((id) => id !== node.id)
      .map((id) => [id, value]),
  );
  applyDefault(world, node);
}

export function removeFromAcls(world: World, node: WireNode): void {
  const acls = world.acls.get(node.network);
  if (!acls) return;
  delete acls[node.id];
  for (const row of Object.values(acls)) delete row[node.id];
}

/** Overwrites what was allowed or blocked by hand for this node; "unset" on both sides leaves a pair as it is. */
export function applyDefault(world: World, node: WireNode): void {
  const acls = world.acls.get(node.network);
  const own = acls?.[node.id];
  // Rows that are missing crash the server's handler.
  if (!acls || !own) throw new ConnectionDropped();
  for (const peer of world.nodes.values()) {
    const row = acls[peer.id];
    if (!row || peer.id === node.id || peer.network !== node.network) continue;
    const value = pairDefault(node, peer);
    if (value === undefined) continue;
    own[peer.id] = value;
    row[node.id] = value;
  }
}

/** What a seeded network's container holds when nobody changed it; none without nodes. */
export function defaultContainer(
  world: Pick<World, 'networks' | 'nodes'>,
  netid: string,
): WireAcls | undefined {
  const nodes = [...world.nodes.values()].filter((node) => node.network === netid);
  if (nodes.length === 0) return undefined;
  const otherwise = world.networks.get(netid)?.defaultacl === 'no' ? blocked : allowed;
  return Object.fromEntries(
    nodes.map((node) => {
      const peers = nodes.filter((peer) => peer.id !== node.id);
      return [
        node.id,
        Object.fromEntries(peers.map((peer) => [peer.id, pairDefault(node, peer) ?? otherwise])),
      ];
    }),
  );
}

function pairDefault(one: WireNode, other: WireNode): number | undefined {
  const defaults = [one.defaultacl, other.defaultacl];
  if (defaults.includes('no')) return blocked;
  return defaults.includes('yes') ? allowed : undefined;
}

function existing(world: World, netid: string): WireAcls {
  const acls = world.acls.get(netid);
  if (!acls) throw noResult();
  return acls;
}

/** Go writes maps with their keys in order. */
function sorted(acls: WireAcls): WireAcls {
  return Object.fromEntries(
    Object.entries(acls)
      .map(([id, row]): [string, Record<string, number>] => [
        id,
        Object.fromEntries(Object.entries(row).toSorted(byKey)),
      ])
      .toSorted(byKey),
  );
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
