import { describe, expect, it } from 'vitest';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { sideNavigation } from './sideNavigation.ts';

const admin = createViewer(aSessionUser({ isAdmin: true }), false, []);
const enterpriseAdmin = createViewer(aSessionUser({ isAdmin: true }), true, []);
const user = createViewer(aSessionUser({ isAdmin: false }), true, []);

const state = { pathname: '/nodes', netid: undefined, counts: {} };
const labelsOf = (groups: ReturnType<typeof sideNavigation>) =>
  groups.map(({ items }) => items.map(({ label }) => label));

const base = ['Dashboard', 'Networks', 'Nodes', 'Graphs', 'Findings', 'Access keys', 'Ext. clients', 'DNS'];

describe('side navigation', () => {
  it('shows an administrator the base entries and administration', () => {
    expect(labelsOf(sideNavigation(admin, state))).toEqual([base, ['ACLs', 'Users', 'Server logs']]);
  });

  it('adds metrics on the enterprise edition', () => {
    expect(labelsOf(sideNavigation(enterpriseAdmin, state))[1]).toEqual([
      'ACLs',
      'Users',
      'Server logs',
      'Metrics',
    ]);
  });

  it('shows other users only the base entries', () => {
    expect(labelsOf(sideNavigation(user, state))).toEqual([base]);
  });

  it('keeps the chosen network in the sections that show one', () => {
    const [entries] = sideNavigation(admin, { ...state, netid: 'my net' });
    expect(entries?.items.map(({ href }) => href)).toEqual([
      '/',
      '/networks',
      '/nodes/my%20net',
      '/graphs/my%20net',
      '/findings/my%20net',
      '/access-keys/my%20net',
      '/ext-clients/my%20net',
      '/dns/my%20net',
    ]);
  });

  it.each([
    ['/', 'Dashboard'],
    ['/nodes/office/id/edit', 'Nodes'],
    ['/edit-nodes', 'Nodes'],
    ['/Networks/office', 'Networks'],
    ['/reach/office/some-id', 'Findings'],
    ['/users/admin', 'Users'],
    ['/prouser/office/vpnview', 'Dashboard'],
  ])('marks the section of %s', (pathname, label) => {
    const items = sideNavigation(admin, { ...state, pathname }).flatMap((group) => group.items);
    expect(items.filter(({ isCurrent }) => isCurrent).map((item) => item.label)).toEqual([label]);
  });
});
