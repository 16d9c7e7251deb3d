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

it.each([
  ['fe', []],
  ['3f2a9', []],
  ['3f2a9c', ['fe80']],
  ['3F2A9C44', ['fe80']],
  ['2a9c44', []],
])('finds ids by their beginning, from six letters on, for %o: %o', (text, ids) => {
  const ided = [{ id: '3f2a9c44-fe', key: 'fe80' }];
  expect(
    filterByText(
      ided,
      text,
      () => [],
      ({ id }) => id,
    ).map(({ key }) => key),
  ).toEqual(ids);
});
