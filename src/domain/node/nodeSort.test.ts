import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultNodeSort, sortNodes, type NodeSort } from './nodeSort.ts';

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

it('starts with the name, ascending', () => {
  expect(defaultNodeSort).toEqual({ field: 'name', ascending: true });
});

it.each<[NodeSort, string[]]>([
  [{ field: 'name', ascending: true }, ['1', '2', '3', '4']],
  [{ field: 'name', ascending: false }, ['4', '3', '2', '1']],
  [{ field: 'address', ascending: true }, ['3', '4', '1', '2']],
  [{ field: 'network', ascending: true }, ['4', '1', '2', '3']],
])('sorts by %o as text, equals by id', (sort, ids) => {
  expect(sortNodes(nodes, sort).map((one) => one.id)).toEqual(ids);
});

it('sorts a node without an IPv4 address by its IPv6 one', () => {
  const six = { ...node('5', 'six', ''), address6: 'fd00::1' };
  const sorted = sortNodes([six, ...nodes], { field: 'address', ascending: true });
  expect(sorted.at(-1)).toBe(six);
});

it('gives the same order whatever order the server sent', () => {
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
