import { log } from '../logs.ts';
import { ConnectionDropped, noResult } from '../serverError.ts';
import type { World } from '../state.ts';
import type { Caller } from '../access.ts';
import type { WireAcls, WireNode } from '../../wire/wire.ts';

const blocked = 1;
const allowed = 2;

export function getAcls(world: World, caller: Caller, netid: string): WireAcls {
  const acls = existing(world, netid);
  log(world, `${caller.name} fetched acl for network ${netid}`);
  return sorted(acls);
}

/** Replaces the rows in the request and keeps all others. The server checks neither ids nor symmetry. */
export function putAcls(world: World, caller: Caller, netid: string, rows: WireAcls): WireAcls {
  const acls = existing(world, netid);
  Object.assign(acls, rows);
  log(world, `${caller.name} updated ACLs for network ${netid}`);
  return sorted(acls);
}

/** Adds a row and a column for a new node by the network's default, then applies the node's own default. */
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

/** Overwrites the node's manually set rules, except for pairs in which both defaults are unset. */
export function applyDefault(world: World, node: WireNode): void {
  const acls = world.acls.get(node.network);
  const own = acls?.[node.id];
  // The server's handler crashes if the node has no row.
  if (!acls || !own) throw new ConnectionDropped();
  for (const peer of world.nodes.values()) {
    const row = acls[peer.id];
    if (!row || peer.id === node.id || peer.network !== node.network) continue;
    const value = pairDefault(node.defaultacl, peer.defaultacl);
    if (value === undefined) continue;
    own[peer.id] = value;
    row[node.id] = value;
  }
}

/** Returns the container of a seeded network without manual changes, from its default and those of its nodes. */
export function defaultContainer(nodes: readonly Ruled[], networkRule: string): WireAcls {
  const members = nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const otherwise = networkRule === 'no' ? blocked : allowed;
  const rowOf = (rule: Rule) =>
    Object.fromEntries(members.map((peer) => [peer.id, pairDefault(rule, peer.defaultacl) ?? otherwise]));
  const rules = new Set(nodes.map((node) => node.defaultacl));
  const rows = new Map([...rules].map((rule) => [rule, rowOf(rule)]));
  return Object.fromEntries(
    members.map((node) => {
      // Copying a row and deleting the node's own cell is fast. Building each row takes ten seconds for 1,000 nodes.
      const row = { ...rows.get(node.defaultacl) };
      delete row[node.id];
      return [node.id, row];
    }),
  );
}

/** Whether both directions are allowed. A missing cell counts as blocked. */
export function areAllowed(world: World, a: WireNode, b: WireNode): boolean {
  const acls = world.acls.get(a.network);
  return acls?.[a.id]?.[b.id] === allowed && acls[b.id]?.[a.id] === allowed;
}

type Ruled = { readonly id: string; readonly defaultacl?: string | undefined };
type Rule = string | undefined;

function pairDefault(a: Rule, b: Rule): number | undefined {
  const defaults = [a, b];
  if (defaults.includes('no')) return blocked;
  return defaults.includes('yes') ? allowed : undefined;
}

function existing(world: World, netid: string): WireAcls {
  const acls = world.acls.get(netid);
  if (!acls) throw noResult();
  return acls;
}

/** Go encodes maps with sorted keys. */
function sorted(acls: WireAcls): WireAcls {
  return inOrder(Object.fromEntries(Object.entries(acls).map(([id, row]) => [id, inOrder(row)])));
}

function inOrder<T>(record: Record<string, T>): Record<string, T> {
  const keys = Object.keys(record);
  const isSorted = keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key);
  if (isSorted) return record;
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
