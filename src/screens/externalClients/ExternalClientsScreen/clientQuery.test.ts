import { expect, it } from 'vitest';
import { noClientFilter, clientFilter } from './clientQuery.ts';

it('reads the filter and ignores unknown states', () => {
  const query = new URLSearchParams(
    'search=%20phone%20&gateway=a&gateway=b&state=disabled&state=broken&owner=erin',
  );
  expect(clientFilter.read(query)).toEqual({
    search: 'phone',
    gateways: ['a', 'b'],
    states: ['disabled'],
    owners: ['erin'],
  });
  expect(clientFilter.read(new URLSearchParams())).toEqual(noClientFilter);
});

it('writes the filter, returns to the first pages and keeps other parameters', () => {
  const query = new URLSearchParams(
    'page_gateways=1&page_extClients=4&rowsPerPage_extClients=100&other=1&state=enabled',
  );
  const written = clientFilter.write(query, {
    search: ' phone ',
    gateways: ['a'],
    states: [],
    owners: ['erin'],
  });
  expect(written.toString()).toBe('rowsPerPage_extClients=100&other=1&search=phone&gateway=a&owner=erin');
});
