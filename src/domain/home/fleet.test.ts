import { expect, it } from 'vitest';
import { accessKeyFromWire } from '../accessKey/accessKeyWire.ts';
import { dnsEntryFromWire } from '../dns/dnsWire.ts';
import { externalClientFromWire } from '../externalClient/externalClientWire.ts';
import type { Node } from '../node/node.ts';
import { nodeFromWire } from '../node/nodeWire.ts';
import { userFromWire } from '../user/userWire.ts';
import { fleetOf, homeCounts } from './fleet.ts';

const now = 1_800_000_000;
const node = (network: string, name: string, silence: number, ispending = 'no'): Node =>
  nodeFromWire({ id: `id-${name}`, network, name, ispending, lastcheckin: now - silence });

const nodes = [
  node('office', 'e', 4000),
  node('office', 'b', 10),
  node('lab', 'x', 10),
  node('office', 'w', 400),
  node('office', 'p', 10, 'yes'),
  node('office', 'a', 10),
];

it('counts nodes by health across all networks', () => {
  expect(fleetOf(nodes, now).counts).toEqual({ all: 6, healthy: 3, warning: 1, error: 1, pending: 1 });
});

it('groups by network, healthy nodes first and the exceptions together', () => {
  const networks = fleetOf(nodes, now).networks.map(({ netid, ticks }) => [
    netid,
    ticks.map((tick) => `${tick.name} ${tick.status}`),
  ]);
  expect(networks).toEqual([
    ['lab', ['x healthy']],
    ['office', ['a healthy', 'b healthy', 'p pending', 'w warning', 'e error']],
  ]);
});

it('identifies the node of each tick', () => {
  expect(fleetOf(nodes, now).networks[0]?.ticks[0]?.node).toEqual({ network: 'lab', id: 'id-x' });
});

it('does not depend on the order in the response', () => {
  expect(fleetOf(nodes.toReversed(), now)).toEqual(fleetOf(nodes, now));
});

const key = accessKeyFromWire({ name: 'laptop' });
const client = externalClientFromWire({ clientid: 'phone' });
const entry = dnsEntryFromWire({ name: 'wiki' });
const lists = {
  networks: [{ accessKeys: [key, key] }, { accessKeys: [] }, { accessKeys: [key] }],
  nodes: [nodeFromWire({ id: 'a' })],
  externalClients: [client, client],
  dnsEntries: [entry, entry, entry, entry],
  users: [userFromWire({ username: 'mira' })],
  isDnsOn: true,
};

it('counts records, and keys across all networks', () => {
  expect(homeCounts(lists)).toEqual({
    networks: 3,
    nodes: 1,
    accessKeys: 3,
    externalClients: 2,
    dnsEntries: 4,
    users: 1,
  });
});

it('counts no DNS entries while DNS mode is off', () => {
  expect(homeCounts({ ...lists, isDnsOn: false }).dnsEntries).toBe(0);
});
