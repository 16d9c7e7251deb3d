import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import {
  customEntries,
  fullName,
  isNodeServed,
  networkDns,
  sameDnsName,
  shadowingEntries,
  shownAddress,
} from './dnsEntry.ts';

const node = (network: string, name: string) => aNode({ network, name });
const entry = (network: string, name: string) => aDnsEntry({ network, name });

describe('the entries of a network', () => {
  it.each([
    ['a name of no node is custom', [entry('office', 'wiki')], ['wiki']],
    ['a name of a node there is not', [entry('office', 'gw')], []],
    ['the name of a node elsewhere is custom', [entry('office', 'lab-1')], ['lab-1']],
    ['entries of other networks are not shown', [entry('lab', 'wiki')], []],
    ['names differ by case', [entry('office', 'GW')], ['GW']],
    ['sorted as people count', [entry('office', 'db10'), entry('office', 'db9')], ['db9', 'db10']],
  ])('%s', (_, entries, names) => {
    const nodes = [node('office', 'gw'), node('lab', 'lab-1')];
    const { custom, defaults } = networkDns('office', entries, nodes);
    expect(custom.map(({ name }) => name)).toEqual(names);
    expect(defaults.map(({ name }) => name)).toEqual(['gw']);
  });

  it('are those of its nodes even when the server lists none', () => {
    expect(networkDns('office', [], [node('office', 'b'), node('office', 'a')]).defaults).toMatchObject([
      { name: 'a' },
      { name: 'b' },
    ]);
  });
});

const names = fc.constantFrom('a', 'b', 'a.b', 'office', 'lab', '', 'ä', 'x office');
const places = fc.record({ network: fc.constantFrom('office', 'lab', 'b'), name: names });

it('puts every entry either with the nodes or with the custom ones, never with another network', () => {
  fc.assert(
    fc.property(fc.array(places), fc.array(places), (entryPlaces, nodePlaces) => {
      const entries = entryPlaces.map((place) => aDnsEntry(place));
      const nodes = nodePlaces.map((place) => aNode(place));
      const custom = customEntries(entries, nodes);
      const isNodeName = (one: { name: string; network: string }) =>
        nodes.some((each) => each.name === one.name && each.network === one.network);
      expect(entries.filter((one) => !custom.includes(one)).every(isNodeName)).toBe(true);
      expect(custom.some(isNodeName)).toBe(false);
      for (const netid of ['office', 'lab', 'b']) {
        const apart = networkDns(netid, entries, nodes);
        expect(apart.custom).toHaveLength(custom.filter(({ network }) => network === netid).length);
        expect(apart.defaults).toHaveLength(nodes.filter(({ network }) => network === netid).length);
      }
    }),
  );
});

it.each([
  ['10.0.0.1', 'fd00::1', '10.0.0.1'],
  ['', 'fd00::1', 'fd00::1'],
  ['', '', ''],
])('of %o and %o shows %o', (address, address6, shown) => {
  expect(shownAddress({ address, address6 })).toBe(shown);
});

it('is asked for by its name and the network’s', () => {
  expect(fullName(entry('office', 'wiki.intern'))).toBe('wiki.intern.office');
});

it.each([
  [entry('office', 'WIKI'), entry('office', 'wiki'), true],
  [entry('OffSite', 'wiki'), entry('offsite', 'Wiki'), true],
  [entry('eu', 'wiki.prod'), entry('prod.eu', 'wiki'), true],
  [entry('office', 'wiki'), entry('lab', 'wiki'), false],
  [entry('office', 'wiki'), entry('office', 'wiki2'), false],
])('compares %o and %o as DNS does: %s', (one, other, isSame) => {
  expect(sameDnsName(one, other)).toBe(isSame);
});

it('finds the entries that have the name of a node or of an entry before them', () => {
  const entries = [entry('office', 'branch'), entry('office', 'wiki'), entry('office', 'Wiki')];
  const nodes = [node('office', 'Branch'), node('lab', 'wiki')];
  expect(
    shadowingEntries(entries, nodes).map(({ entry: { name }, shadowed, kind }) => [
      name,
      shadowed.name,
      kind,
    ]),
  ).toEqual([
    ['branch', 'Branch', 'node'],
    ['Wiki', 'wiki', 'entry'],
  ]);
});

it.each([
  ['10.0.0.1', true],
  ['', false],
])('serves a node with the IPv4 address %o: %s', (address, isServed) => {
  expect(isNodeServed({ address })).toBe(isServed);
});
