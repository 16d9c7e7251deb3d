import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { isNarrowed, noFilter, nodeFilter, type NodeFilter, sortedByColumn } from './nodeListActions.ts';

const read = (query: string) => nodeFilter.read(new URLSearchParams(query));
const written = (query: string, filter: NodeFilter) =>
  nodeFilter.write(new URLSearchParams(query), filter).toString();

it('reads every filter from the address', () => {
  const query =
    'search=+fra+&status=error&role=relay&role=egress&version=v0.15.2&network=prod-eu&network=lab';
  expect(read(query)).toEqual({
    search: 'fra',
    status: 'error',
    roles: ['egress', 'relay'],
    versions: ['v0.15.2'],
    networks: ['prod-eu', 'lab'],
  });
});

it.each(['', 'status=broken', 'role=king', 'search=++', 'page=3'])('finds no filter in %o', (query) => {
  expect(read(query)).toEqual(noFilter);
});

it('goes back to the first page and keeps the page size and what others put there', () => {
  const query = 'page=3&rowsPerPage=25&status=error&page_gateways=1';
  expect(written(query, noFilter)).toBe('rowsPerPage=25&page_gateways=1');
});

it('trims the search and leaves a blank one out', () => {
  expect(written('', { ...noFilter, search: ' fra gw ' })).toBe('search=fra+gw');
  expect(written('search=old', { ...noFilter, search: '  ' })).toBe('');
});

it('reads what it wrote', () => {
  const filters = fc.record<NodeFilter>({
    search: fc.string().map((text) => text.trim()),
    status: fc.constantFrom('healthy', 'warning', 'error', 'pending', undefined),
    roles: fc.subarray([...gatewayRoles]),
    versions: fc.array(fc.string()),
    networks: fc.array(fc.string()),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(nodeFilter.read(nodeFilter.write(new URLSearchParams('status=error'), filter))).toEqual(filter);
    }),
  );
});

it.each<[Partial<NodeFilter>, boolean]>([
  [{}, false],
  [{ status: 'error' }, false],
  [{ search: 'fra' }, true],
  [{ roles: ['relay'] }, true],
  [{ networks: ['lab'] }, true],
])('with %o is narrowed beyond the state: %o', (filter, expected) => {
  expect(isNarrowed({ ...noFilter, ...filter })).toBe(expected);
});

it.each([
  ['name', { field: 'name', ascending: true }, { field: 'name', ascending: false }],
  ['name', { field: 'name', ascending: false }, { field: 'name', ascending: true }],
  ['address', { field: 'name', ascending: false }, { field: 'address', ascending: true }],
] as const)('the header of %s turns %o into %o', (column, before, after) => {
  expect(sortedByColumn(before, column)).toEqual(after);
});
