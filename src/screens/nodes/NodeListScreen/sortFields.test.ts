import { expect, it } from 'vitest';
import { sortedByColumn } from './sortFields.ts';

it.each([
  ['name', { field: 'name', ascending: true }, { field: 'name', ascending: false }],
  ['name', { field: 'name', ascending: false }, { field: 'name', ascending: true }],
  ['address', { field: 'name', ascending: false }, { field: 'address', ascending: true }],
] as const)('the header of %s turns %o into %o', (column, before, after) => {
  expect(sortedByColumn(before, column)).toEqual(after);
});
