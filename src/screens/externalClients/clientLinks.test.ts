import { expect, it } from 'vitest';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import type { AccessLevel } from '../../domain/session/accessLevel.ts';
import { areaClientLinks } from './clientLinks.ts';

it.each<[AccessLevel, string, string]>([
  [0, '/prouser/office/nodeview/edit/n-1', '/prouser/office/nodeview'],
  [1, '/prouser/office/nodeview/view/n-1', '/prouser/office/nodeview'],
  [2, '/prouser/office/vpnview', '/prouser/office'],
])('at level %i a gateway leads to %s and the nodes to %s', (level, gateway, nodes) => {
  const links = areaClientLinks(aViewerAt({ office: level }), 'office');
  expect(links.gateway({ network: 'office', id: 'n-1' })).toBe(gateway);
  expect(links.nodes('office')).toBe(nodes);
});

it('keeps the dialogs of a client in the user area', () => {
  const { qr, rename } = areaClientLinks(aViewerAt({ office: 2 }), 'office');
  const client = { network: 'office', clientId: 'a/b' };
  expect([qr(client), rename(client)]).toEqual([
    '/prouser/office/vpnview/a%2Fb/qr',
    '/prouser/office/vpnview/a%2Fb/edit',
  ]);
});
