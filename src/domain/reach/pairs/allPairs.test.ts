import { expect, it } from 'vitest';
import { aReachSource, reachNodeId } from '../../../../mocks/fixtures/reach.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { allPairs, canReach, rangeCodeOf, rangeCodes, reachCount, reachedFrom } from './allPairs.ts';

const egress = (...egressRanges: string[]) => ({ isEgressGateway: true, egressRanges, egressNat: true });
/** More members than a word has bits. */
const mesh = Object.fromEntries(Array.from({ length: 38 }, (_, at) => [`n${at}`, {}]));
const pairs = allPairs(
  reachIndex(
    aReachSource({
      nodes: { east: egress('192.168.1.0/24'), ...mesh, west: egress('192.168.2.0/24') },
      blocked: [
        ['n36', 'west'],
        ['n37', 'west'],
        ['n37', 'n1'],
      ],
    }),
  ),
  'prod-eu',
);
const place = (name: string) => pairs.keys.indexOf(reachNodeId(name));

it.each([
  ['n0', 39],
  ['n1', 38],
  ['n36', 38],
  ['n37', 37],
  ['west', 37],
])('counts the members that %s of 40 can reach: %i', (name, count) => {
  expect(reachCount(pairs, place(name))).toBe(count);
  expect(reachedFrom(pairs, place(name))).toHaveLength(count);
});

it.each([
  ['n37', 'n0', true],
  ['n37', 'n1', false],
  ['n36', 'west', false],
  ['n36', 'n37', true],
])('knows whether %s can reach %s: %s', (one, other, reaches) => {
  expect(canReach(pairs, place(one), place(other))).toBe(reaches);
});

it.each([
  ['east', ['reaches', 'reaches']],
  ['n0', ['reaches', 'reaches']],
  ['n36', ['reaches', 'no']],
  ['n37', ['reaches', 'no']],
] as const)('knows which of two ranges %s can reach: %o', (name, codes) => {
  expect(pairs.ranges).toEqual(['192.168.1.0/24', '192.168.2.0/24']);
  expect([0, 1].map((range) => rangeCodeOf(pairs, place(name), range))).toEqual(
    codes.map((code) => rangeCodes[code]),
  );
});
