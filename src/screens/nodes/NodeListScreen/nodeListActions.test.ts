import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { hideableColumns, noFilter, nodeFilter, type NodeFilter, sortedByColumn } from './nodeListActions.ts';

const everything: NodeFilter = { ...noFilter, hidden: [] };

const read = (query: string) => nodeFilter.read(new URLSearchParams(query));
const written = (query: string, filter: NodeFilter) =>
  nodeFilter.write(new URLSearchParams(query), filter).toString();

it('reads every filter from the address', () => {
  const query =
    'search=+fra+&status=error&role=relay&role=egress&version=v0.15.2&network=prod-eu&network=lab&hide=roles&hide=address&owner=mira';
  expect(read(query)).toEqual({
    search: 'fra',
    status: 'error',
    roles: ['egress', 'relay'],
    versions: ['v0.15.2'],
    owners: ['mira'],
    networks: ['prod-eu', 'lab'],
    hidden: ['roles', 'address'],
  });
});

it.each(['', 'status=broken', 'role=king', 'hide=name', 'search=++', 'page=3'])(
  'reads no filter from %o',
  (query) => {
    expect(read(query)).toEqual(everything);
  },
);

it('resets the page and keeps page size and unknown parameters', () => {
  const query = 'page=3&rowsPerPage=25&status=error&page_gateways=1';
  expect(written(query, everything)).toBe('rowsPerPage=25&page_gateways=1');
});

it('trims the search and drops an empty one', () => {
  expect(written('', { ...everything, search: ' fra gw ' })).toBe('search=fra+gw');
  expect(written('search=old', { ...everything, search: '  ' })).toBe('');
});

it('reads back what it wrote', () => {
  const filters = fc.record<NodeFilter>({
    search: fc.string().map((text) => text.trim()),
    status: fc.constantFrom('healthy', 'warning', 'error', 'pending', undefined),
    roles: fc.subarray([...gatewayRoles]),
    versions: fc.array(fc.string()),
    networks: fc.array(fc.string()),
    owners: fc.array(fc.string()),
    hidden: fc.subarray([...hideableColumns]),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(nodeFilter.read(nodeFilter.write(new URLSearchParams('status=error'), filter))).toEqual(filter);
    }),
  );
});

it.each([
  ['name', { field: 'name', ascending: true }, { field: 'name', ascending: false }],
  ['name', { field: 'name', ascending: false }, { field: 'name', ascending: true }],
  ['address', { field: 'name', ascending: false }, { field: 'address', ascending: true }],
] as const)('the header of %s turns %o into %o', (column, before, after) => {
  expect(sortedByColumn(before, column)).toEqual(after);
});
