import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf, paginate, readPageRequest, writePageRequest } from './paging.ts';
import { rowsPerPageOptions } from './settings/settings.ts';

describe('a page', () => {
  it.each([
    [0, 0, { page: 0, pageCount: 1, from: 0, to: 0 }],
    [1, 0, { page: 0, pageCount: 1, from: 1, to: 1 }],
    [25, 0, { page: 0, pageCount: 1, from: 1, to: 25 }],
    [26, 0, { page: 0, pageCount: 2, from: 1, to: 25 }],
    [26, 1, { page: 1, pageCount: 2, from: 26, to: 26 }],
    [128, 5, { page: 5, pageCount: 6, from: 126, to: 128 }],
  ])('of %i rows, number %i, is %o', (total, page, expected) => {
    expect(paginate(total, { page, rowsPerPage: 25 })).toEqual({ ...expected, rowsPerPage: 25, total });
  });

  it('past the end is the last one', () => {
    expect(paginate(26, { page: 7, rowsPerPage: 25 })).toMatchObject({ page: 1, from: 26, to: 26 });
    expect(paginate(0, { page: 7, rowsPerPage: 25 })).toMatchObject({ page: 0, from: 0, to: 0 });
  });

  it.each([
    [-1, 0, undefined],
    [3, 0, undefined],
    [24, 0, undefined],
    [25, 0, 1],
    [3, 1, 0],
    [60, 1, 2],
  ])('with row %i awaited, page %i becomes %o', (awaitedAt, page, expected) => {
    expect(paginate(70, { page, rowsPerPage: 25 }, awaitedAt).awaitedPage).toBe(expected);
  });

  it('holds each row exactly once over all pages', () => {
    fc.assert(
      fc.property(fc.nat({ max: 600 }), fc.constantFrom(...rowsPerPageOptions), (total, rowsPerPage) => {
        const rows = Array.from({ length: total }, (_, index) => index);
        const { pageCount } = paginate(total, { page: 0, rowsPerPage });
        const pages = Array.from({ length: pageCount }, (_, page) =>
          pageOf(rows, paginate(total, { page, rowsPerPage })),
        );
        expect(pages.flat()).toEqual(rows);
      }),
    );
  });
});

describe('the address of a page', () => {
  it.each([
    ['', 0, 10],
    ['page=2&rowsPerPage=25', 2, 25],
    ['page=-1&rowsPerPage=11', 0, 10],
    ['page=1.5&rowsPerPage=25.0', 0, 10],
    ['page=x&rowsPerPage=', 0, 10],
    ['page=1e3', 0, 10],
    ['page=99999999999', 0, 10],
    ['page_gateways=3&rowsPerPage_gateways=250', 0, 10],
  ])('%o asks for page %i by %i', (query, page, rowsPerPage) => {
    expect(readPageRequest(new URLSearchParams(query), 10)).toEqual({ page, rowsPerPage });
  });

  it('reads only the values of this table', () => {
    const query = new URLSearchParams('page=1&page_gateways=3&rowsPerPage_gateways=250');
    expect(readPageRequest(query, 10, '_gateways')).toEqual({ page: 3, rowsPerPage: 250 });
  });

  it('uses the user’s page size by default', () => {
    expect(readPageRequest(new URLSearchParams('page=2'), 100)).toEqual({ page: 2, rowsPerPage: 100 });
  });

  it('keeps the other parameters when it is written', () => {
    const query = new URLSearchParams('q=alpha&page=1&rowsPerPage=10&page_clients=4');
    const written = writePageRequest(query, { page: 2, rowsPerPage: 25 });
    expect(written.toString()).toBe('q=alpha&page=2&rowsPerPage=25&page_clients=4');
    expect(query.toString()).toBe('q=alpha&page=1&rowsPerPage=10&page_clients=4');
  });

  it('is written under the table’s id', () => {
    const written = writePageRequest(
      new URLSearchParams('page=1'),
      { page: 0, rowsPerPage: 10 },
      '_gateways',
    );
    expect(written.toString()).toBe('page=1&page_gateways=0&rowsPerPage_gateways=10');
  });
});
