import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultNodeSort } from './defaultNodeSort.ts';
import {
  addressSortKey,
  nodeSortFields,
  nodeSortIn,
  sortNodes,
  sortQuery,
  type NodeSort,
  withNodeSort,
} from './nodeSort.ts';

const node = (id: string, name: string, address: string, network = 'office') => ({
  id,
  name,
  address,
  address6: '',
  network,
});

const nodes = [
  node('4', 'Berta', '10.0.0.10', 'lab'),
  node('2', 'alpha', '10.0.0.3'),
  node('1', 'alpha', '10.0.0.2'),
  node('3', 'ärmel', '10.0.0.1'),
];

it('defaults to ascending names', () => {
  expect(defaultNodeSort).toEqual({ field: 'name', ascending: true });
});

it.each<[NodeSort, string[]]>([
  [{ field: 'name', ascending: true }, ['1', '2', '3', '4']],
  [{ field: 'name', ascending: false }, ['4', '3', '2', '1']],
  [{ field: 'address', ascending: true }, ['3', '1', '2', '4']],
  [{ field: 'address', ascending: false }, ['4', '2', '1', '3']],
  [{ field: 'network', ascending: true }, ['4', '1', '2', '3']],
])('sorts by %o, then by id', (sort, ids) => {
  expect(sortNodes(nodes, sort).map((one) => one.id)).toEqual(ids);
});

it('sorts a node without an IPv4 address by its IPv6 one', () => {
  const six = (last: string) => ({ ...node(last, last, ''), address6: `fd00::${last}` });
  const sorted = sortNodes([six('10'), six('9'), ...nodes], { field: 'address', ascending: true });
  expect(sorted.map(({ id }) => id)).toEqual(['3', '1', '2', '4', '9', '10']);
});

it('sorts addresses numerically and names in natural order', () => {
  const fleet = [9, 10, 254, 1, 2].map((last) => node(`id-${last}`, `node-${last}`, `10.20.30.${last}`));
  for (const field of ['address', 'name'] as const) {
    const names = sortNodes(fleet, { field, ascending: true }).map(({ name }) => name);
    expect(names).toEqual(['node-1', 'node-2', 'node-9', 'node-10', 'node-254']);
  }
});

it('puts nodes without an address last', () => {
  const sorted = sortNodes([node('5', 'none', ''), ...nodes], { field: 'address', ascending: true });
  expect(sorted.at(-1)?.name).toBe('none');
});

it('does not depend on the order in the response', () => {
  const shuffled = fc.shuffledSubarray(nodes, { minLength: nodes.length });
  fc.assert(
    fc.property(
      shuffled,
      fc.constantFrom('name', 'address', 'network'),
      fc.boolean(),
      (list, field, ascending) => {
        expect(sortNodes(list, { field, ascending })).toEqual(sortNodes(nodes, { field, ascending }));
      },
    ),
  );
});

it('sorts addresses numerically, IPv4 first and invalid addresses last', () => {
  const sorted = [
    '9.255.0.1',
    '10.0.0.2',
    '10.0.0.10',
    '10.0.2.0',
    '::',
    '::1',
    'fd00:0:0:0:0:0:0:1',
    'FD00::2',
    'fd00::10',
    'FD00::1:0',
    'fd00:1::',
    '',
    '10.0.0.1 or so',
    '10.0.0.1/8',
    'at fd00::1',
    'fd00::1 or so',
    'host',
    'near 10.0.0.1',
  ];
  const byKey = (one: string, other: string) => (addressSortKey(one) < addressSortKey(other) ? -1 : 1);
  expect(sorted.toReversed().toSorted(byKey)).toEqual(sorted);
});

it('reads the sort order that it wrote to the query', () => {
  for (const field of nodeSortFields) {
    for (const ascending of [true, false]) {
      const sort = { field, ascending };
      const query = withNodeSort(new URLSearchParams('page=3&order=descending&search=a'), sort);
      expect(nodeSortIn(query)).toEqual(sort);
      expect(nodeSortIn(new URLSearchParams(sortQuery(sort)))).toEqual(sort);
      expect(query.get('page')).toBeNull();
      expect(query.get('search')).toBe('a');
    }
  }
});

it.each(['', 'sort=size', 'order=descending'])('finds no order in %o', (query) => {
  expect(nodeSortIn(new URLSearchParams(query))).toBeUndefined();
});
