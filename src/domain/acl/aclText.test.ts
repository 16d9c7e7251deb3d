import { expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import {
  blockSides,
  changesText,
  groupName,
  membersOf,
  nodesText,
  rewriteText,
  sidesText,
} from './aclText.ts';

it.each([
  ['role', 'egress', 'Egress'],
  ['role', 'plain', 'No role'],
  ['health', 'warning', 'Warning'],
  ['system', 'linux', 'linux'],
  ['prefix', 'ams', 'ams'],
  ['prefix', '', 'Others'],
] as const)('names a group by %s %s: %s', (by, key, name) => {
  expect(groupName(by, key)).toBe(name);
});

it.each([
  [
    'allow',
    1,
    1,
    'Allow 1 pair currently blocked',
    /1 pair blocked manually will be overwritten\. Affected peers: peer-0\.$/,
  ],
  [
    'allow',
    5,
    4,
    'Allow 5 pairs currently blocked',
    /4 pairs blocked manually will be overwritten\. Affected peers: .*-2 and 2 more\.$/,
  ],
  ['block', 3, 0, 'Block 3 pairs currently allowed', /rules\. Affected peers: peer-0, peer-1, peer-2\.$/],
] as const)(
  'describes a change to %s %i pairs, %i of them set manually: %o',
  (to, count, manual, label, consequence) => {
    const pairs = Array.from({ length: count }, (_, place) => ({
      peer: `peer-${place}`,
      isManual: place < manual,
    }));
    expect(rewriteText(to, pairs)).toEqual({ label, consequence: expect.stringMatching(consequence) });
  },
);

const named = (names: readonly string[]) => names.map((name) => aNode({ name }));
const fleet = named([
  ...Array.from({ length: 6 }, (_, index) => `ams-db-${index + 1}`),
  ...Array.from({ length: 5 }, (_, index) => `ber-web-${index + 1}`),
  'vault',
]);
const members = membersOf([...fleet.map(({ id }) => id), 'gone'], fleet);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

it.each([
  [[11], 'vault'],
  [[12], 'gone'],
  [[11, 0], 'ams-db-1 and vault'],
  [[11, 1, 0], 'ams-db-1, ams-db-2 and vault'],
  [range(0, 6), 'all 6 db nodes'],
  [range(0, 5), '5 of 6 db nodes'],
  [[...range(0, 5), 11], '6 nodes, mostly db'],
  [[1, 2, 6, 7], '4 nodes, including ams-db-2'],
  [range(0, 13), 'all 13 nodes'],
])('describes the nodes at %o as %s', (places, text) => {
  expect(nodesText(places, members)).toBe(text);
});

it('describes nodes by role where their names have nothing in common', () => {
  const relays = ['ada', 'bob', 'cyd', 'dot'].map((name) => aNode({ name, isRelay: true }));
  const all = membersOf(
    [...relays, aNode({ name: 'eve' })].map(({ id }) => id),
    relays,
  );
  expect(nodesText([0, 1, 2, 3], all)).toBe('all 4 relay nodes');
});

const relay = { isRelay: true };
const hub = { isHub: true };

it.each([
  [
    'most are relays',
    { eve: hub, ada: relay, bob: relay, cyd: relay, dot: relay },
    5,
    '5 nodes, mostly relay',
  ],
  [
    'three in five are relays',
    { ada: relay, bob: relay, cyd: relay, dot: hub, eve: hub },
    5,
    '5 nodes, mostly relay',
  ],
  ['half are relays', { ada: relay, bob: relay, cyd: hub, dot: {} }, 4, '4 nodes, including ada'],
  ['none has a role', { ada: {}, bob: {}, cyd: {}, dot: {} }, 4, '4 nodes, including ada'],
  [
    'another relay is left out',
    { ada: relay, bob: relay, cyd: relay, dot: relay, eve: relay },
    4,
    '4 of 5 relay nodes',
  ],
  [
    'they only have a number in common',
    { 'a-12': {}, 'b-12': {}, 'c-12': {}, 'd-12': {} },
    4,
    '4 nodes, including a-12',
  ],
])('describes nodes where %s', (_, byName, size, text) => {
  const nodes = Object.entries(byName).map(([name, role]) => aNode({ name, ...role }));
  const all = membersOf([...nodes.map(({ id }) => id), 'gone'], nodes);
  expect(nodesText(range(0, size), all)).toBe(text);
});

it.each([
  ['one pair in the order of names', [11], [0], 1, 'ams-db-1 with vault'],
  ['the smaller side first', range(6, 11), [11], 5, 'vault with all 5 web nodes'],
  ['one node with all others', [11], [...range(0, 11), 12], 12, 'vault with all 12 others'],
])('describes %s', (_, one, other, pairs, text) => {
  expect(sidesText(blockSides({ one, other, pairs }, members))).toBe(text);
});

it('describes pairs within one set of nodes', () => {
  const [two, five] = [[11, 0], range(6, 11)];
  expect(sidesText(blockSides({ one: two, other: two, pairs: 1 }, members))).toBe('ams-db-1 with vault');
  const among = { one: five, other: five, pairs: 10, isAllowed: false };
  expect(changesText({ blocks: [among], more: 1, morePairs: 2 }, members)).toBe(
    'all 5 web nodes among themselves blocked · and 2 more pairs',
  );
});
