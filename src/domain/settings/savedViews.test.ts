import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSameName,
  savedViewFromStored,
  savedViewHref,
  viewLink,
  viewsOfList,
  withViewsOfList,
} from './savedViews.ts';

it.each([
  ['/nodes', '/nodes'],
  ['/nodes/office?page=2&rowsPerPage=25', '/nodes/office'],
  ['/nodes?status=error&why=a..b', '/nodes?status=error'],
  ['/nodes?add=node&status=error', '/nodes?status=error'],
  ['/dns/office?page_custom=1&rowsPerPage_custom=10&search=a', '/dns/office?search=a'],
  ['/nodes?status=error&role=relay&role=egress', '/nodes?role=relay&role=egress&status=error'],
])('savedViewHref keeps filters and order of %s', (href, kept) => {
  expect(savedViewHref(href)).toBe(kept);
});

it('savedViewHref gives parameters in any order the same link, and leaves it as it is', () => {
  const names = ['search', 'role', 'sort', 'page', 'why', 'rowsPerPage_custom'];
  const params = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(params, (chosen) => {
      const pairs = Object.entries(chosen);
      const hrefs = [pairs, pairs.toReversed()].map(
        (some) => `/nodes?${new URLSearchParams(some).toString()}`,
      );
      const [view = '', same] = hrefs.map(savedViewHref);
      expect(same).toBe(view);
      expect(savedViewHref(view)).toBe(view);
    }),
  );
});

it('viewLink adds the user’s own settings', () => {
  expect(viewLink('/nodes?search=a+b', { sort: 'address', rowsPerPage: '25' })).toBe(
    '/nodes?search=a+b&sort=address&rowsPerPage=25',
  );
  expect(viewLink('/nodes?sort=name', { sort: 'address' })).toBe('/nodes?sort=address');
});

describe('views of a list', () => {
  const errors = { name: 'Errors', href: '/nodes?status=error' };
  const office = { name: 'Office', href: '/nodes/office' };
  const users = { name: 'Admins', href: '/users?role=admin' };
  const own = { name: 'Mine', href: '/prouser/office/vpnview?search=me' };
  const all = [errors, office, users, own];

  it.each([
    ['/nodes', [errors, office]],
    ['/nodes/lab?page=1', [errors, office]],
    ['/users', [users]],
    ['/prouser/lab/vpnview', [own]],
    ['/prouser/lab/nodeview', []],
    ['/dns/office', []],
  ])('are found for %s in any network', (href, views) => {
    expect(viewsOfList(all, href)).toEqual(views);
  });

  it('are replaced without changing other lists’ views', () => {
    expect(withViewsOfList(all, '/nodes/lab', [office])).toEqual([users, own, office]);
  });
});

it('isSameName ignores case', () => {
  expect(isSameName(' Errors', 'errors ')).toBe(true);
  expect(isSameName('Errors', 'Error')).toBe(false);
});

it.each([
  [{ name: 'a', href: '/nodes' }, true],
  [{ name: 'a', href: '//evil.example' }, false],
  [{ name: 'a', href: 'https://evil.example/' }, false],
  [{ name: 'a', href: '/\\evil.example' }, false],
  [{ name: 1, href: '/nodes' }, false],
  [{ href: '/nodes' }, false],
  [null, false],
  ['/nodes', false],
])('accepts the stored view %j: %s', (stored, isView) => {
  expect(savedViewFromStored(stored) !== undefined).toBe(isView);
});
