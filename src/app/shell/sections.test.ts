import { describe, expect, it } from 'vitest';
import { routeAt } from './routeAt.ts';
import { sectionOf, showsAllNetworks } from './sections.ts';

const at = (pathname: string) => routeAt(pathname)?.key;

describe('network selector', () => {
  it.each([
    ['/nodes/office', '/nodes/lab'],
    ['/nodes/office/some-id/edit', '/nodes/lab'],
    ['/nodes', '/nodes/lab'],
    ['/graphs', '/graphs/lab'],
    ['/networks/office/edit', '/networks/lab'],
    ['/acls/office/some-id', '/acls/lab'],
    ['/metrics/MetricsTable', '/metrics/lab'],
  ])('leads from %s to the same section of another network', (pathname, expected) => {
    expect(sectionOf(at(pathname))?.path('lab')).toBe(expected);
  });

  it('builds its target from the route, whatever the network is called', () => {
    expect(sectionOf(at('/nodes/nodes'))?.path('n')).toBe('/nodes/n');
  });

  it.each(['/nodes/office', '/graphs/office', '/acls/office', '/metrics/office', '/access-keys/office'])(
    'offers all networks on %s',
    (pathname) => {
      expect(sectionOf(at(pathname))?.offersAll).toBe(true);
    },
  );

  it.each(['/dns/office', '/ext-clients/office', '/networks/office'])(
    'does not offer all networks on %s',
    (pathname) => {
      expect(sectionOf(at(pathname))?.offersAll).toBe(false);
    },
  );

  it.each([
    ['/nodes', true],
    ['/acls', true],
    ['/nodes/office', false],
    ['/networks/office', false],
    ['/', false],
    ['/users', false],
  ])('%s means that no network is chosen: %s', (pathname, expected) => {
    expect(showsAllNetworks(at(pathname))).toBe(expected);
  });
});
