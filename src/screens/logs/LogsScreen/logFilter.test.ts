import { expect, it } from 'vitest';
import { picturedLog } from '../../../../mocks/fixtures/log.ts';
import { parseLog } from '../../../domain/log/logLine.ts';
import { linesToShow, readLogFilter, writeLogFilter } from './logFilter.ts';

it.each([
  ['', { show: 'all', search: '' }],
  ['show=errors&search=gate%20way', { show: 'errors', search: 'gate way' }],
  ['show=actions', { show: 'actions', search: '' }],
  ['show=nonsense&search=', { show: 'all', search: '' }],
])('reads %o', (query, filter) => {
  expect(readLogFilter(new URLSearchParams(query))).toEqual(filter);
});

it('writes what differs from the beginning and keeps the rest of the address', () => {
  const query = new URLSearchParams('page=2&show=errors&search=x');
  expect(writeLogFilter(query, { show: 'all', search: '' }).toString()).toBe('page=2');
  expect(writeLogFilter(query, { show: 'actions', search: 'a b' }).toString()).toBe(
    'page=2&show=actions&search=a+b',
  );
});

it.each([
  ['all', 16, 'fra-gw-01 checked in to prod-eu'],
  ['errors', 2, 'failed to ping node osl-bak-01: no route to host'],
  ['actions', 4, 'mira updated ACLs on network prod-eu'],
] as const)('shows of %s lines %d, the newest first', (show, count, newest) => {
  const shown = linesToShow(parseLog(picturedLog), show, new Set(['mira', 'jonas']));
  expect(shown).toHaveLength(count);
  expect(shown[0]?.text).toBe(newest);
});
