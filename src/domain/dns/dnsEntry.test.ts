import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { primaryAddress } from '../addresses.ts';
import {
  customEntries,
  fullName,
  isNodeServed,
  networkDns,
  sameDnsName,
  shadowingEntries,
} from './dnsEntry.ts';

const node = (network: string, name: string) => aNode({ network, name });
const entry = (network: string, name: string) => aDnsEntry({ network, name });

describe('networkDns', () => {
  it.each([
    ['an entry with its own name is custom', [entry('office', 'wiki')], ['wiki']],
    ['an entry with a node’s name is not custom', [entry('office', 'gw')], []],
    ['the name of a node in another network is custom', [entry('office', 'lab-1')], ['lab-1']],
    ['entries of other networks are left out', [entry('lab', 'wiki')], []],
    ['a name that differs only by case is custom', [entry('office', 'GW')], ['GW']],
    ['names are sorted in natural order', [entry('office', 'db10'), entry('office', 'db9')], ['db9', 'db10']],
  ])('%s', (_, entries, names) => {
    const nodes = [node('office', 'gw'), node('lab', 'lab-1')];
    const { custom, defaults } = networkDns('office', entries, nodes);
    expect(custom.map(({ name }) => name)).toEqual(names);
    expect(defaults.map(({ name }) => name)).toEqual(['gw']);
  });

  it('lists nodes even if the server returns no entries', () => {
    expect(networkDns('office', [], [node('office', 'b'), node('office', 'a')]).defaults).toMatchObject([
      { name: 'a' },
      { name: 'b' },
    ]);
  });
});

const names = fc.constantFrom('a', 'b', 'a.b', 'office', 'lab', '', 'ä', 'x office');
const entryArbitrary = fc.record({ network: fc.constantFrom('office', 'lab', 'b'), name: names });

it('assigns each entry either to a node or to the custom entries of its network', () => {
  fc.assert(
    fc.property(fc.array(entryArbitrary), fc.array(entryArbitrary), (entryFields, nodeFields) => {
      const entries = entryFields.map((fields) => aDnsEntry(fields));
      const nodes = nodeFields.map((fields) => aNode(fields));
      const custom = customEntries(entries, nodes);
      const isNodeName = (record: { name: string; network: string }) =>
        nodes.some(({ name, network }) => name === record.name && network === record.network);
      expect(entries.filter((record) => !custom.includes(record)).every(isNodeName)).toBe(true);
      expect(custom.some(isNodeName)).toBe(false);
      for (const netid of ['office', 'lab', 'b']) {
        const dns = networkDns(netid, entries, nodes);
        expect(dns.custom).toHaveLength(custom.filter(({ network }) => network === netid).length);
        expect(dns.defaults).toHaveLength(nodes.filter(({ network }) => network === netid).length);
      }
    }),
  );
});

it.each([
  ['10.0.0.1', 'fd00::1', '10.0.0.1'],
  ['', 'fd00::1', 'fd00::1'],
  ['', '', ''],
])('of the addresses %o and %o, shows %o', (address, address6, shown) => {
  expect(primaryAddress({ address, address6 })).toBe(shown);
});

it('fullName appends the network', () => {
  expect(fullName(entry('office', 'wiki.intern'))).toBe('wiki.intern.office');
});

it.each([
  [entry('office', 'WIKI'), entry('office', 'wiki'), true],
  [entry('OffSite', 'wiki'), entry('offsite', 'Wiki'), true],
  [entry('eu', 'wiki.prod'), entry('prod.eu', 'wiki'), true],
  [entry('office', 'wiki'), entry('lab', 'wiki'), false],
  [entry('office', 'wiki'), entry('office', 'wiki2'), false],
])('compares the names %o and %o like DNS: %s', (a, b, isSame) => {
  expect(sameDnsName(a, b)).toBe(isSame);
});

it('finds entries with the name of a node or an earlier entry', () => {
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
