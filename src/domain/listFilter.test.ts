import { expect, it } from 'vitest';
import { filterByText } from './listFilter.ts';

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
])('finds for %o: %o', (text, names) => {
  expect(found(text)).toEqual(names);
});
