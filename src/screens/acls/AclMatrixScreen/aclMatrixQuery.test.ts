import { expect, it } from 'vitest';
import { readAclFilter, writeAclFilter } from './aclMatrixQuery.ts';

const everything = { rows: '', columns: '', shown: 'all', groupBy: undefined } as const;

it.each([
  ['', everything],
  ['search=gw&columns=db', { ...everything, rows: 'gw', columns: 'db' }],
  ['show=blocked', { ...everything, shown: 'blocked' }],
  ['show=changed&group=health', { ...everything, shown: 'changed', groupBy: 'health' }],
] as const)('reads and writes %o', (query, filter) => {
  expect(readAclFilter(new URLSearchParams(query))).toEqual(filter);
  expect(writeAclFilter(new URLSearchParams(), filter).toString()).toBe(query);
});

it('takes what it does not know for nothing', () => {
  expect(readAclFilter(new URLSearchParams('show=odd&group=colour&search=%20'))).toEqual(everything);
});

it('leaves the rest of the address as it is', () => {
  expect(writeAclFilter(new URLSearchParams('page=2&search=x'), everything).toString()).toBe('page=2');
});
