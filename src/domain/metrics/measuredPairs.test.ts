import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { someMetrics } from '../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { MINUTE, NOW } from '../../../mocks/fixtures/now.ts';
import { pairsOf } from '../acl/aclPairs.ts';
import { contradictions, pairsOfOnlineNodes } from './measuredPairs.ts';

const nodes = [aNode({ name: 'a' }), aNode({ name: 'b' })];
const ids = nodes.map(({ id }) => id);
const [a = '', b = ''] = ids;
const allowed = pairsOf(anAclMatrix(ids));
const blocked = pairsOf(anAclMatrix(ids, [[a, b]]));
const bothDirections = [
  ['a', 'b'],
  ['b', 'a'],
] as const;

const none = { notConnected: [], yetConnected: [] };
const pair = [{ one: a, other: b }];

it.each([
  ['allowed and connected', allowed, [], none],
  ['allowed and broken in one direction', allowed, [['a', 'b']], { ...none, notConnected: pair }],
  ['allowed and broken', allowed, bothDirections, { ...none, notConnected: pair }],
  ['blocked and connected', blocked, [], { ...none, yetConnected: pair }],
  ['blocked and connected in one direction', blocked, [['b', 'a']], { ...none, yetConnected: pair }],
  ['blocked and broken', blocked, bothDirections, none],
] as const)('a pair that is %s', (_, pairs, broken, found) => {
  expect(contradictions(pairs, someMetrics(nodes, broken))).toEqual(found);
});

it.each([
  ['allowed', allowed],
  ['blocked', blocked],
])('without reports, a pair that is %s contradicts nothing', (_, pairs) => {
  expect(contradictions(pairs, new Map())).toEqual(none);
});

const silent = { lastCheckIn: NOW - 40 * MINUTE };
const relayed = { address: '10.20.9.9', isRelayed: true };
const relay = { name: 'relay', isRelay: true, relayAddresses: ['10.20.9.9'] };

it.each([
  ['checks in', aNode(), undefined, true],
  ['is late', aNode({ lastCheckIn: NOW - 9 * MINUTE }), undefined, false],
  ['has never checked in', aNode({ lastCheckIn: 0 }), undefined, false],
  ['waits for approval', aNode({ isPending: true }), undefined, false],
  ['was disconnected', aNode({ isConnected: false }), undefined, false],
  ['has a relay that checks in', aNode(relayed), aNode(relay), true],
  ['has an offline relay', aNode(relayed), aNode({ ...relay, ...silent }), false],
  [
    'has an address that an offline node relays',
    aNode({ address: '10.20.9.9' }),
    aNode({ ...relay, ...silent }),
    true,
  ],
])('a pair with a node that %s', (_, node, another, isKept) => {
  const peer = aNode({ name: 'peer' });
  const known = new Map([node, peer, ...(another ? [another] : [])].map((one) => [one.id, one]));
  const pairs = [{ one: peer.id, other: node.id }];
  expect(pairsOfOnlineNodes(pairs, known, NOW)).toEqual(isKept ? pairs : []);
});
