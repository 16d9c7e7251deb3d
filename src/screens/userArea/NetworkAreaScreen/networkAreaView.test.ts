import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser, someNetworkUserData } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { createViewer, type Viewer } from '../../../domain/session/permissions.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { networkAreaView } from './networkAreaView.ts';

const areaOf = (accessLevel: AccessLevel, changes: Partial<NetworkUserData> = {}) =>
  someNetworkUserData({ user: aNetworkUser({ accessLevel }), ...changes });
const sessionUser = aSessionUser({ isAdmin: false, networks: ['office'] });
const viewOf = (...data: readonly NetworkUserData[]) =>
  viewBy(createViewer(sessionUser, true, data), ...data);
const viewBy = (by: Viewer, ...data: readonly NetworkUserData[]) =>
  networkAreaView(recordsOf({ viewer: by, ownData: ready(data) }), {
    netid: 'office',
    findings: [],
    now: NOW,
  });
const cardsOf = (data: NetworkUserData) => {
  const view = viewOf(data);
  return view.status === 'ready' ? view.cards : [];
};

describe('clients', () => {
  const clientsOf = (gateways: number, clients: number) => {
    const view = viewOf(
      areaOf(2, {
        gateways: Array.from({ length: gateways }, (_, index) => aNode({ name: `gw-${index}` })),
        clients: Array.from({ length: clients }, (_, index) =>
          anExternalClient({ clientId: `pad-${index}` }),
        ),
      }),
    );
    return view.status === 'ready' ? view.clients.map(({ qrHref }) => qrHref) : undefined;
  };

  it('are listed only if there are few behind a single gateway', () => {
    expect(clientsOf(1, 2)).toEqual(['/prouser/office/vpnview/pad-0/qr', '/prouser/office/vpnview/pad-1/qr']);
    expect(clientsOf(2, 2)).toEqual([]);
    expect(clientsOf(1, 6)).toEqual([]);
    expect(clientsOf(1, 0)).toEqual([]);
  });
});

describe('cards', () => {
  it.each<[AccessLevel, readonly string[]]>([
    [
      0,
      [
        '/prouser/office/proedit',
        '/prouser/office/nodeview',
        '/prouser/office/accesskeys',
        '/prouser/office/vpnview',
      ],
    ],
    [1, ['/prouser/office/vpnview', '/prouser/office/nodeview']],
    [2, ['/prouser/office/vpnview']],
  ])('link at level %i to %j', (level, hrefs) => {
    expect(cardsOf(areaOf(level)).map(({ href }) => href)).toEqual(hrefs);
  });

  it('are replaced by NO ACCESS at level 3', () => {
    expect(viewOf(areaOf(3))).toMatchObject({ status: 'noRecord', heading: 'NO ACCESS' });
  });

  it('summarise their section', () => {
    const network = aNetwork({
      netid: 'office',
      addressRange: '10.21.4.0/24',
      accessKeys: [anAccessKey({ uses: 0 }), anAccessKey({ name: 'b', uses: 3 })],
    });
    const late = aNode({ name: 'late', lastCheckIn: NOW - 3600 });
    const data = areaOf(0, {
      networks: [network],
      nodes: [aNode(), late],
      clients: [anExternalClient()],
      gateways: [aNode({ isIngressGateway: true })],
    });
    expect(cardsOf(data).map(({ figure, note }) => [figure, note])).toEqual([
      ['10.21.4.0/24', 'ranges, defaults, limits'],
      [2, '1 healthy, 1 error'],
      [2, '1 used up'],
      [1, 'behind 1 gateway'],
    ]);
  });

  it('show available clients, never fewer than 0', () => {
    const clients = [anExternalClient(), anExternalClient({ clientId: 'b' })];
    const full = areaOf(2, { user: aNetworkUser({ clientLimit: 1 }), clients });
    expect(cardsOf(full)).toMatchObject([{ figure: 2, note: 'behind 0 gateways, 0 available' }]);
  });
});

it('mentions levels and limits only on the enterprise edition', () => {
  const data = areaOf(0);
  expect(viewOf(data)).toMatchObject({
    text: 'Level 0. You manage this network, its nodes, keys and external clients. Only administrators can view its ACLs.',
  });
  expect(viewBy(createViewer(sessionUser, false, [data]), data)).toMatchObject({
    text: 'You manage this network, its nodes, keys and external clients. Only administrators can view its ACLs.',
    cards: [{ note: 'ranges, defaults' }, {}, {}, {}],
  });
});

it('shows a new network administrator a node user’s cards until the next login', () => {
  const data = areaOf(0);
  const newcomer = createViewer({ ...sessionUser, networks: [] }, true, [data]);
  expect(viewBy(newcomer, data)).toMatchObject({
    text: 'Level 0. You can manage this network after your next login. Log out, then log in again.',
    cards: [{ section: 'vpnview' }, { section: 'nodeview' }],
  });
});

it('reports a network without user data as not found', () => {
  expect(viewOf()).toEqual({
    status: 'noRecord',
    heading: 'Not Found',
    text: 'You don’t have access to a network named office. It may have been deleted, or you may have been removed from it.',
    listHref: '/prouser',
    listLabel: 'Your networks',
  });
});

it('is loading with the user’s data', () => {
  expect(
    networkAreaView(
      recordsOf({ viewer: createViewer(sessionUser, true, []), ownData: { status: 'loading' } }),
      { netid: 'office', findings: [], now: NOW },
    ),
  ).toEqual({
    status: 'loading',
  });
});

it('lists the first findings of the network', () => {
  const office = areaOf(0);
  const viewer = createViewer(sessionUser, true, [office]);
  const findings = fleetFindings();
  const view = networkAreaView(recordsOf({ viewer, ownData: ready([office]) }), {
    netid: 'office',
    findings,
    now: NOW,
  });
  const ofOffice = findings.filter(({ networks }) => networks.includes('office'));
  expect(view).toMatchObject({
    findings: {
      rows: ofOffice.slice(0, 3).map(({ key }) => ({ key })),
      count: ofOffice.length,
      href: '/findings/office',
    },
  });
});
