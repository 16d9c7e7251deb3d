import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNetworkUser, aViewerAt, someNetworkUserData } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { ownClients } from './ownClients.ts';

const gateways = ['gw-1', 'gw-2'].map((name) => aNode({ name, isIngressGateway: true }));
const clientsOf = (...names: readonly string[]) =>
  names.map((clientId) => anExternalClient({ clientId, ownerId: 'anna.berg' }));

const area = (network: string, accessLevel: AccessLevel, changes: Partial<NetworkUserData> = {}) =>
  someNetworkUserData({
    network,
    user: aNetworkUser({ accessLevel }),
    gateways: gateways.slice(0, 1),
    ...changes,
  });

function ownOf(...areas: readonly NetworkUserData[]) {
  const levels = Object.fromEntries(areas.map(({ network, user }) => [network, user.accessLevel]));
  return ownClients(aViewerAt(levels), { status: 'ready', value: areas, loadedAt: 0 });
}

describe('the clients on the home page', () => {
  it('are the user’s own, by name', () => {
    const clients = [
      ...clientsOf('phone', 'laptop'),
      anExternalClient({ clientId: 'kiosk', ownerId: 'ben' }),
    ];
    expect(ownOf(area('office', 0, { clients })).shown).toEqual([
      { clientId: 'laptop', network: undefined, qrHref: '/prouser/office/vpnview/laptop/qr' },
      { clientId: 'phone', network: undefined, qrHref: '/prouser/office/vpnview/phone/qr' },
    ]);
  });

  it('name their networks if these differ, and are at most five', () => {
    const first = area('office', 2, { clients: clientsOf('a', 'b', 'c', 'd') });
    const { shown, others } = ownOf(first, area('lab', 2, { clients: clientsOf('e', 'f', 'g') }));
    expect(shown.map(({ clientId, network }) => `${clientId} ${network}`)).toEqual([
      'a office',
      'b office',
      'c office',
      'd office',
      'e lab',
    ]);
    expect(others).toBe(2);
  });

  it.each<[string, readonly NetworkUserData[], string | undefined]>([
    ['at the only gateway', [area('office', 2)], `/prouser/office/vpnview?add=${gateways[0]?.id}`],
    ['in the only network', [area('office', 1, { gateways })], '/prouser/office/vpnview'],
    ['nowhere without a gateway', [area('office', 2, { gateways: [] })], undefined],
    ['nowhere without access', [area('office', 3)], undefined],
    ['nowhere at the limit', [area('office', 2, { clients: clientsOf('a', 'b', 'c') })], undefined],
    ['in the network that is chosen first', [area('office', 2), area('lab', 2)], undefined],
  ])('are added %s', (_, areas, href) => {
    expect(ownOf(...areas).addHref).toBe(href);
  });

  it('are unknown while they load', () => {
    expect(ownClients(aViewerAt({}), { status: 'loading' })).toEqual({
      shown: [],
      others: 0,
      addHref: undefined,
    });
  });
});
