import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNode } from '../../mocks/fixtures/node.ts';
import { addressFilter, anyOf, direction, filterByText, oneOf, searched } from './listFilter.ts';
import { searchFields, searchIds } from './node/nodeSearch.ts';
import { trimmed } from './trimmed.ts';

const nodes = [
  { name: 'Alpha', address: '10.20.30.1' },
  { name: 'beta', address: '10.20.30.11' },
];
const found = (text: string) =>
  filterByText(nodes, text, (node) => [node.name, node.address]).map((node) => node.name);

it.each([
  ['', ['Alpha', 'beta']],
  ['   ', ['Alpha', 'beta']],
  ['alpha', ['Alpha']],
  ['BETA', ['beta']],
  [' 30.11 ', ['beta']],
  ['10.20.30.1', ['Alpha', 'beta']],
  ['Alpha10', []],
  ['gamma', []],
])('filters by %o: %o', (text, names) => {
  expect(found(text)).toEqual(names);
});

it.each([
  ['fe', []],
  ['3f2a9', []],
  ['3f2a9c', ['fe80']],
  ['3F2A9C44', ['fe80']],
  ['2a9c44', []],
])('matches IDs by prefixes of six characters or more: %o finds %o', (text, ids) => {
  const ided = [{ id: '3f2a9c44-fe', key: 'fe80' }];
  expect(
    filterByText(
      ided,
      text,
      () => [],
      ({ id }) => [id],
    ).map(({ key }) => key),
  ).toEqual(ids);
});

describe('an address', () => {
  const hosts = [
    { name: 'six', address: 'fd00:66:0:0:0:0:0:2' },
    { name: 'four', address: '10.20.30.6' },
    { name: 'sixty', address: '10.20.30.60' },
    { name: 'site', address: '192.168.0.0/16' },
    { name: 'lab', address: 'fd00:77::/64' },
  ];
  const namesFor = (text: string) =>
    filterByText(hosts, text, ({ name, address }) => [name, address]).map(({ name }) => name);

  it.each([
    ['10.20.30.6/32', ['four']],
    ['10.20.30.6/24', ['four']],
    ['10.20.30.6/255.255.255.0', ['four']],
    ['10.20.30.6:51826', ['four']],
    ['0x0a.20.30.6', ['four']],
    ['::ffff:10.20.30.6', ['four']],
    ['10.20.30.6', ['four', 'sixty']],
    ['fd00:66::2', ['six']],
    ['[FD00:66::2]', ['six']],
    ['[fd00:66::2]:51821', ['six']],
    ['fd00:66::2/128', ['six']],
    ['fd00:66::2/64', ['six']],
    ['192.168.7.1', ['site']],
    ['192.168.7.1:80', ['site']],
    ['192.168.7.0/24', ['site']],
    ['192.168.0.1/16', ['site']],
    ['192.0.0.0/8', []],
    ['fd00:77::1', ['lab']],
    ['fd00:78::1', []],
    ['10.20.30.7', []],
  ])('%o finds %o', (text, names) => {
    expect(namesFor(text)).toEqual(names);
  });
});

describe('other fields of a node', () => {
  const node = aNode({
    name: 'mac-laptop',
    network: 'meshnet',
    endpoint: '198.51.100.16',
    localAddress: 'fd09::16',
    macAddress: '02:42:ac:11:00:0a',
    publicKey: 'q2Rz+LkUvO8=',
  });
  const isFound = (text: string) => filterByText([node], text, searchFields, searchIds).length > 0;

  it.each([
    ['mac-laptop.meshnet', true],
    ['Mac-Laptop.meshnet.', true],
    ['mac-laptop.me', true],
    ['laptop', true],
    ['198.51.100.16', true],
    ['198.51.100.16:51826', true],
    ['198.51', true],
    ['[fd09:0::16]:51826', true],
    ['02:42', true],
    ['02:42:AC:11', true],
    ['02-42-AC-11-00-0A', true],
    ['0242.ac11.000a', true],
    ['0242.ac11', true],
    ['0242ac11000a', true],
    ['02-42-ac', true],
    ['0242ac11000b', false],
    ['ac-11-00', false],
    ['laptop\u200b', true],
    ['\u200b', true],
    ['q2rz+lkuvo8=', true],
    // All nodes of a network share this ending, and the middle of a key isn’t searched.
    ['meshnet', false],
    ['ac:11', false],
    ['02', false],
    ['lkuvo8', false],
    ['mac-laptop.lab', false],
    ['51.100.16', false],
  ])('are found by %o: %o', (text, expected) => {
    expect(isFound(text)).toBe(expected);
  });
});

it('an address keeps a whole filter and the parameters of others, and returns to the first page', () => {
  const roles = ['relay', 'egress', 'ingress'] as const;
  const sorts = ['name', 'address'] as const;
  const list = addressFilter({
    search: searched,
    networks: anyOf('network'),
    roles: anyOf('role', roles),
    sort: oneOf('sort', sorts, 'name'),
    isAscending: direction,
  });
  const filter = fc.record({
    search: fc.string({ unit: 'grapheme' }).map(trimmed),
    networks: fc.array(fc.string({ unit: 'grapheme' })),
    roles: fc.subarray([...roles]),
    sort: fc.constantFrom(...sorts),
    isAscending: fc.boolean(),
  });
  fc.assert(
    fc.property(filter, filter, (before, after) => {
      const query = list.write(new URLSearchParams({ page: '3', add: 'node' }), before);
      expect(list.read(query)).toEqual(before);
      const changed = new URLSearchParams(list.change(query, after).toString());
      expect(list.read(changed)).toEqual(after);
      expect([changed.get('page'), changed.get('add')]).toEqual([null, 'node']);
    }),
  );
});
