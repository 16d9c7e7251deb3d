import { expect, it } from 'vitest';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import type { AccessLevel } from '../../domain/session/accessLevel.ts';
import { areaClientLinks } from './clientLinks.ts';

it.each<[AccessLevel, string, string]>([
  [0, '/prouser/office/nodeview/edit/n-1', '/prouser/office/nodeview'],
  [1, '/prouser/office/nodeview/view/n-1', '/prouser/office/nodeview'],
  [2, '/prouser/office/vpnview', '/prouser/office'],
])('level %i: gateways link to %s and nodes to %s', (level, gateway, nodes) => {
  const links = areaClientLinks(aViewerAt({ office: level }), 'office');
  expect(links.gateway({ network: 'office', id: 'n-1' })).toBe(gateway);
  expect(links.nodes('office')).toBe(nodes);
});

it('client dialogs open in the user dashboard', () => {
  const { qr, rename } = areaClientLinks(aViewerAt({ office: 2 }), 'office');
  const client = { network: 'office', clientId: 'a/b' };
  expect([qr(client), rename(client)]).toEqual([
    '/prouser/office/vpnview/a%2Fb/qr',
    '/prouser/office/vpnview/a%2Fb/edit',
  ]);
});
