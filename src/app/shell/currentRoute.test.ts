// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { hasPage, routePatterns } from '../../domain/paths.ts';
import { routes } from '../routes/routes.tsx';
import { networkLinksOf, pageUnder, routeAt, showsAllNetworks } from './currentRoute.ts';

const at = (pathname: string) => routeAt(routes, pathname);

describe('an address before the router has loaded', () => {
  it.each([
    ...Object.values(routePatterns).flatMap((pattern) => {
      const address = pattern.replaceAll(/:\w+\??/g, 'a%2Fb.c');
      const base = pattern.replace('/:netid?', '');
      return [address, address.toUpperCase(), `${address}/`, `${address}/no/such/page/at/all`, base];
    }),
    '/nope',
    '//',
    '/nodes//x',
    '/nodesX',
  ])('%s is known exactly if the router finds it', (address) => {
    expect(hasPage(address)).toBe(at(address) !== undefined);
  });
});

it.each(Object.values(routePatterns))('the tree has a route for %s, with the same address', (pattern) => {
  const addresses = [pattern.replace(/\?$/, ''), pattern.replace('/:netid?', '') || '/'];
  for (const address of addresses) {
    const found = at(address.replaceAll(/:(\w+)/g, '$1'))?.trail.at(-1)?.pattern;
    expect(found).toBe(address);
  }
});

describe('network selector', () => {
  it.each([
    ['/nodes/office', '/nodes/lab'],
    ['/nodes/office/some-id/edit', '/nodes/lab'],
    ['/nodes', '/nodes/lab'],
    ['/graphs', '/graphs/lab'],
    ['/networks/office/edit', '/networks/lab'],
    ['/acls/office/some-id', '/acls/lab'],
    ['/reach/office/some-id', '/findings/lab'],
    ['/metrics/MetricsTable', '/metrics/lab'],
    ['/prouser/office/vpnview', '/prouser/lab'],
  ])('opens from %s the same section of another network', (pathname, expected) => {
    expect(networkLinksOf(at(pathname))?.path('lab')).toBe(expected);
  });

  it('builds its target for any network name', () => {
    expect(networkLinksOf(at('/nodes/nodes'))?.path('n')).toBe('/nodes/n');
  });

  it.each([
    '/nodes/office',
    '/graphs/office',
    '/reach/office/some-id',
    '/acls/office',
    '/metrics/office',
    '/access-keys/office',
  ])('offers all networks on %s', (pathname) => {
    expect(networkLinksOf(at(pathname))?.offersAll).toBe(true);
  });

  it.each(['/dns/office', '/ext-clients/office', '/networks/office'])(
    'does not offer all networks on %s',
    (pathname) => {
      expect(networkLinksOf(at(pathname))?.offersAll).toBe(false);
    },
  );

  it.each([
    ['/', '/nodes/lab'],
    ['/networks', '/networks/lab'],
  ])('opens a network from %s, and stays there for all networks', (pathname, expected) => {
    const links = networkLinksOf(at(pathname));
    expect(links?.path('lab')).toBe(expected);
    expect(links?.path()).toBeUndefined();
    expect(links?.offersAll).toBe(true);
  });

  it.each(['/networks/create', '/users', '/users/mira/groups', '/usergroups/create', '/logs', '/nowhere'])(
    'is hidden on %s',
    (pathname) => {
      expect(networkLinksOf(at(pathname))).toBeUndefined();
    },
  );

  it.each([
    ['/nodes', true],
    ['/acls', true],
    ['/metrics/MetricsTable', false],
    ['/networks', false],
    ['/nodes/office', false],
    ['/networks/office', false],
    ['/', false],
    ['/users', false],
  ])('%s clears the chosen network: %s', (pathname, expected) => {
    expect(showsAllNetworks(at(pathname))).toBe(expected);
  });
});

const dialog = '/nodes/prod-eu/a%2Fb/create-egress';

it.each([
  ['a page under nothing', '/nodes/prod-eu', null, '/nodes/prod-eu'],
  ['an unknown address', '/nowhere', { over: '/nodes' }, '/nowhere'],
  ['a dialog opened directly', dialog, null, '/nodes/prod-eu/a%2Fb'],
  ['a dialog opened on a list', dialog, { over: '/nodes' }, '/nodes'],
  ['a dialog opened on the list of a network', dialog, { over: '/nodes/prod-eu' }, '/nodes/prod-eu'],
  ['the other dialog', '/nodes/prod-eu/1/create-relay', { over: '/nodes/prod-eu/1' }, '/nodes/prod-eu/1'],
  ['a dialog of another section', '/dns/prod-eu/create', null, '/dns/prod-eu'],
  ['a key of a network', '/access-keys/prod-eu/details/a%2Fb', null, '/access-keys/prod-eu'],
  ['a key in the user dashboard', '/prouser/lab/accesskeys/create', null, '/prouser/lab/accesskeys'],
  ['a page with a state left over', '/nodes/prod-eu', { over: '/nodes' }, '/nodes/prod-eu'],
  ['a state of another kind', dialog, { from: '/nodes' }, '/nodes/prod-eu/a%2Fb'],
  ['a state that isn’t a page', dialog, { over: '/nowhere' }, '/nodes/prod-eu/a%2Fb'],
  ['a state of another type', dialog, { over: 7 }, '/nodes/prod-eu/a%2Fb'],
])('finds the page under %s', (_, pathname, state, page) => {
  expect(pageUnder(routes, { pathname, state })).toBe(page);
});
