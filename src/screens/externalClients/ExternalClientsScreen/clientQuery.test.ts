import { expect, it } from 'vitest';
import { noClientFilter, clientFilter } from './clientQuery.ts';

it('reads what narrows the list, without states that do not exist', () => {
  const query = new URLSearchParams('search=%20phone%20&gateway=a&gateway=b&state=disabled&state=broken');
  expect(clientFilter.read(query)).toEqual({
    search: 'phone',
    gateways: ['a', 'b'],
    states: ['disabled'],
  });
  expect(clientFilter.read(new URLSearchParams())).toEqual(noClientFilter);
});

it('writes it back to the first pages, and keeps sizes and what belongs to others', () => {
  const query = new URLSearchParams(
    'page_gateways=1&page_extClients=4&rowsPerPage_extClients=100&other=1&state=enabled',
  );
  const written = clientFilter.write(query, { search: ' phone ', gateways: ['a'], states: [] });
  expect(written.toString()).toBe('rowsPerPage_extClients=100&other=1&search=phone&gateway=a');
});
