// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.tsx';
import { breadcrumbs, pageName } from './breadcrumbs.ts';
import { routeAt } from './currentRoute.ts';

const names = { nodeName: (_netid: string, id: string) => (id === 'n 1' ? 'fra-gw-01' : undefined) };

const crumbsOf = (pathname: string, isEE?: boolean) => breadcrumbs(routeAt(routes, pathname), names, isEE);

function trail(pathname: string): string {
  return crumbsOf(pathname)
    .map(({ label, href }) => (href ? `${label} (${href})` : label))
    .join(' › ');
}

describe('breadcrumbs', () => {
  it.each([
    ['/', 'Home (/) › Dashboard'],
    ['/networks/create', 'Home (/) › Networks (/networks) › Create'],
    ['/nodes', 'Home (/) › Nodes'],
    ['/nodes/office', 'Home (/) › Nodes (/nodes) › office'],
    ['/edit-nodes', 'Home (/) › Nodes (/nodes) › Edit nodes'],
    ['/NODES/office', 'Home (/) › Nodes (/nodes) › office'],
    ['/nodes/office/n%201', 'Home (/) › Nodes (/nodes) › office (/nodes/office) › fra-gw-01'],
    ['/nodes/office/unknown', 'Home (/) › Nodes (/nodes) › office (/nodes/office) › unknown'],
    [
      '/nodes/office/n%201/edit',
      'Home (/) › Nodes (/nodes) › office (/nodes/office) › fra-gw-01 (/nodes/office/n%201) › Edit',
    ],
    [
      '/reach/office/n%201',
      'Home (/) › Findings (/findings) › office (/findings/office) › Reachability of fra-gw-01',
    ],
    [
      '/reach/office/10.0.0.0%2F8',
      'Home (/) › Findings (/findings) › office (/findings/office) › Reachability of 10.0.0.0/8',
    ],
    ['/users/admin', 'Home (/) › Users (/users) › admin'],
    ['/metrics/MetricsTable', 'Home (/) › Metrics (/metrics) › All networks'],
    ['/metrics/office', 'Home (/) › Metrics (/metrics) › office'],
    ['/no/such/page/here', 'Home (/) › Not found'],
  ])('lead to %s', (pathname, expected) => {
    expect(trail(pathname)).toBe(expected);
  });
});

describe('pages of the enterprise edition', () => {
  it.each([
    '/metrics',
    '/metrics/MetricsTable',
    '/metrics/office/n%201',
    '/usergroups/create',
    '/user-permissions/office/mira',
    '/networks/office/edit/groups',
    '/networks/office/edit/networkusers',
    '/users/mira/groups',
  ])('%s isn’t found on the community edition', (pathname) => {
    const called = (isEE?: boolean) => pageName(crumbsOf(pathname, isEE)).full;
    expect(called(false)).toBe('Not found');
    expect(called(true)).not.toBe('Not found');
    expect(called(undefined)).toBe(called(true));
  });

  it('are found elsewhere', () => {
    expect(pageName(crumbsOf('/users/mira', false)).full).toBe('mira · Users');
  });
});

it.each([
  ['/', 'Dashboard', 'Dashboard'],
  ['/networks', 'Networks', 'Networks'],
  ['/networks/office', 'office', 'office · Networks'],
  ['/networks/office/edit', 'Edit office', 'Edit office · Networks'],
  ['/networks/office/edit/groups', 'Allowed groups', 'Allowed groups of office'],
  ['/networks/create', 'Create network', 'Create network'],
  ['/nodes/office', 'Nodes', 'Nodes in office'],
  ['/nodes/office/n%201', 'fra-gw-01', 'fra-gw-01 · Nodes'],
  ['/nodes/office/n%201/edit', 'Edit fra-gw-01', 'Edit fra-gw-01 · Nodes'],
  ['/nodes/office/n%201/create-relay', 'Create relay', 'Create relay of fra-gw-01'],
  ['/access-keys/office', 'Access keys', 'Access keys in office'],
  ['/access-keys/office/create', 'Create access key', 'Create access key in office'],
  ['/dns/office/create', 'Create DNS entry', 'Create DNS entry in office'],
  ['/acls/office/n%201', 'fra-gw-01', 'fra-gw-01 · ACLs'],
  ['/reach/office/n%201', 'Reachability of fra-gw-01', 'Reachability of fra-gw-01 · Findings'],
  ['/metrics/MetricsTable', 'All networks', 'All networks · Metrics'],
  ['/users/mira/groups', 'User groups', 'User groups of mira'],
  ['/users/create', 'Create user', 'Create user'],
  ['/prouser/office/accesskeys', 'Access keys', 'Access keys of office'],
  ['/prouser/office/accesskeys/create', 'Create access key', 'Create access key'],
  ['/no/such/page', 'Not found', 'Not found'],
])('%s is called %s on a phone, %s in a tab', (pathname, title, full) => {
  expect(pageName(crumbsOf(pathname))).toMatchObject({ title, full });
});
