import { expect, it } from 'vitest';
import { accessKeyFromWire } from '../accessKey/accessKeyWire.ts';
import type { Node } from '../node/node.ts';
import { nodeFromWire } from '../node/nodeWire.ts';
import { accessKeyCount, fleetOf } from './fleet.ts';

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
  expect(fleetOf(nodes, now).counts).toEqual({
    all: 6,
    healthy: 3,
    warning: 1,
    error: 1,
    pending: 1,
    off: 0,
  });
});

it('groups by network, healthy nodes first and the exceptions together', () => {
  expect(fleetOf(nodes, now).networks).toEqual([
    { netid: 'lab', ticks: ['healthy'] },
    { netid: 'office', ticks: ['healthy', 'healthy', 'pending', 'warning', 'error'] },
  ]);
});

it('doesn’t call nodes healthy that haven’t checked in since a restart of the server', () => {
  const restarted = (name: string, changes: Partial<Node> = {}): Node => ({
    ...node('office', name, 60),
    expiresAt: now - 60 + 300_000_000,
    ...changes,
  });
  const known = [restarted('a'), restarted('b'), restarted('c', { lastCheckIn: now - 5 })];
  const { counts, networks } = fleetOf([...known, restarted('netmaker-1', { isServer: true })], now);
  expect(counts).toEqual({ all: 4, healthy: 2, warning: 0, error: 0, pending: 0, off: 2 });
  expect(networks[0]?.ticks).toEqual(['healthy', 'healthy', 'off', 'off']);
  expect(fleetOf(known, now + 300).counts.off).toBe(0);
});

it('does not depend on the order in the response', () => {
  expect(fleetOf(nodes.toReversed(), now)).toEqual(fleetOf(nodes, now));
});

it('counts keys across all networks', () => {
  const key = accessKeyFromWire({ name: 'laptop' });
  const networks = [{ accessKeys: [key, key] }, { accessKeys: [] }, { accessKeys: [key] }];
  expect(accessKeyCount(networks)).toBe(3);
});
