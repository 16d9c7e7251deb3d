import { expect, it } from 'vitest';
import type { Node } from '../node/node.ts';
import { nodeFromWire } from '../node/nodeWire.ts';
import { fleetOf } from './fleet.ts';

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

it('counts by health over all networks', () => {
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

it('says of each tick which node it is', () => {
  expect(fleetOf(nodes, now).networks[0]?.ticks[0]?.node).toEqual({ network: 'lab', id: 'id-x' });
});

it('looks the same whatever order the server sent', () => {
  expect(fleetOf(nodes.toReversed(), now)).toEqual(fleetOf(nodes, now));
});
