import { expect, it, vi } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { someMetrics } from '../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { MINUTE, NOW } from '../../../mocks/fixtures/now.ts';
import { connectivityOf, measuredPeers } from './connectivity.ts';
import { disconnectionReason, groupByCause, disconnectedText, nodeTrouble } from './disconnection.ts';

const silent = { lastCheckIn: NOW - 40 * MINUTE };
const relay = aNode({ name: 'relay', isRelay: true, relayAddresses: ['10.20.9.9'], ...silent });
const nodes = [
  aNode({ name: 'mac-laptop', ...silent }),
  aNode({ name: 'win', lastCheckIn: NOW - 9 * MINUTE }),
  aNode({ name: 'db' }),
  aNode({ name: 'web' }),
  relay,
  aNode({ name: 'leaf', address: '10.20.9.9', isRelayed: true }),
];
const [mac = '', win = '', db = '', web = '', , leaf = ''] = nodes.map(({ id }) => id);
const byId = new Map(nodes.map((node) => [node.id, node]));
const pair = (one: string, other: string) => ({ one, other });

it.each([
  ['checks in', aNode({ name: 'db' }), undefined],
  ['is offline', aNode(silent), 'no check-in for 40 min'],
  ['has never checked in', aNode({ lastCheckIn: 0 }), 'never checked in'],
  ['waits for approval', aNode({ isPending: true, lastModified: 0 }), 'waiting for approval'],
  ['was disconnected', aNode({ isConnected: false }), 'it is disconnected'],
  ['depends on an offline relay', nodes[5], 'its relay relay: no check-in for 40 min'],
])('explains a node that %s', (_, node, trouble) => {
  expect(node && nodeTrouble(node, byId, NOW)).toBe(trouble);
});

it('groups pairs by the node that explains most of them, and lists the others', () => {
  const pairs = [
    pair(mac, db),
    pair(web, mac),
    pair(mac, win),
    pair(db, web),
    pair(win, web),
    pair(leaf, db),
  ];
  const causes = groupByCause(pairs, byId, NOW);
  expect(causes.nodes.map(({ name, because, pairs: own }) => [name, because, own.length])).toEqual([
    ['mac-laptop', 'no check-in for 40 min', 3],
    ['leaf', 'its relay relay: no check-in for 40 min', 1],
    ['win', 'no check-in for 9 min', 1],
  ]);
  expect(causes.pairs).toEqual([pair(db, web)]);
});

it('looks for the relay of a node once, however many pairs it is in', () => {
  const gate = aNode({ name: 'gate', isRelay: true, relayAddresses: ['10.20.9.8'] });
  const behind = aNode({ name: 'behind', address: '10.20.9.8', isRelayed: true });
  const known = new Map([gate, behind, ...nodes].map((node) => [node.id, node]));
  const search = vi.spyOn(known, 'values');
  const causes = groupByCause([pair(behind.id, db), pair(web, behind.id)], known, NOW);
  expect(causes.pairs).toHaveLength(2);
  expect(search).toHaveBeenCalledTimes(1);
});

it('lists every pair once', () => {
  const everyone = [...byId.keys()];
  const pairs = everyone.flatMap((item, index) =>
    everyone.slice(index + 1).map((other) => pair(item, other)),
  );
  const causes = groupByCause(pairs, byId, NOW);
  const told = [...causes.nodes.flatMap((node) => node.pairs), ...causes.pairs];
  expect(new Set(told)).toEqual(new Set(pairs));
  expect(told).toHaveLength(pairs.length);
});

it.each([
  ['a rule', anAclMatrix([db, web], [[db, web]]), 'blocked by ACL'],
  ['no rule', anAclMatrix([db, web]), 'cause unknown (both are online)'],
  ['rules of other nodes', anAclMatrix([db]), 'cause unknown (both are online)'],
  ['unknown rules', undefined, 'cause unknown (both are online)'],
])('explains a pair by %s', (_, acl, text) => {
  expect(disconnectionReason(pair(db, web), acl)).toBe(text);
});

it.each([
  [8, 8, 'is disconnected from all 8'],
  [1, 1, 'is disconnected from its only peer'],
  [3, 8, 'is disconnected from 3 of 8'],
])('%i of %i', (count, of, text) => {
  expect(disconnectedText(count, of)).toBe(text);
});

it('counts peers with reports by or about a node', () => {
  const three = nodes.slice(0, 3);
  const metrics = someMetrics(three, [['mac-laptop', 'win']]);
  const connectivity = connectivityOf(metrics, new Map(three.map((node) => [node.id, node])), new Set());
  expect(three.map((_, place) => measuredPeers(connectivity, place))).toEqual([2, 2, 2]);
});
