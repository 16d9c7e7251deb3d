import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNetworkUser, someNetworkUserData } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { viewer, type Viewer } from '../../../domain/session/permissions.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { networkAreaView } from './networkAreaView.ts';

const areaOf = (accessLevel: AccessLevel, changes: Partial<NetworkUserData> = {}) =>
  someNetworkUserData({ user: aNetworkUser({ accessLevel }), ...changes });
const someone = aSessionUser({ isAdmin: false, networks: ['office'] });
const viewOf = (...data: readonly NetworkUserData[]) => viewBy(viewer(someone, true, data), ...data);
const viewBy = (who: Viewer, ...data: readonly NetworkUserData[]) =>
  networkAreaView({
    netid: 'office',
    viewer: who,
    data: ready(data),
    now: NOW,
  });
const cardsOf = (data: NetworkUserData) => {
  const view = viewOf(data);
  return view.status === 'ready' ? view.cards : [];
};

describe('the QR codes at hand', () => {
  const clientsOf = (gateways: number, clients: number) => {
    const view = viewOf(
      areaOf(2, {
        gateways: Array.from({ length: gateways }, (_, at) => aNode({ name: `gw-${at}` })),
        clients: Array.from({ length: clients }, (_, at) => anExternalClient({ clientId: `pad-${at}` })),
      }),
    );
    return view.status === 'ready' ? view.clients.map(({ qrHref }) => qrHref) : undefined;
  };

  it('are those of few clients behind the only gateway', () => {
    expect(clientsOf(1, 2)).toEqual(['/prouser/office/vpnview/pad-0/qr', '/prouser/office/vpnview/pad-1/qr']);
    expect(clientsOf(2, 2)).toEqual([]);
    expect(clientsOf(1, 6)).toEqual([]);
    expect(clientsOf(1, 0)).toEqual([]);
  });
});

describe('the cards of a network', () => {
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
  ])('at level %i lead to %j', (level, hrefs) => {
    expect(cardsOf(areaOf(level)).map(({ href }) => href)).toEqual(hrefs);
  });

  it('are none at level 3: NO ACCESS', () => {
    expect(viewOf(areaOf(3))).toMatchObject({ status: 'noRecord', heading: 'NO ACCESS' });
  });

  it('say what is there', () => {
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

  it('say how many clients are left, never fewer than none', () => {
    const clients = [anExternalClient(), anExternalClient({ clientId: 'b' })];
    const full = areaOf(2, { user: aNetworkUser({ clientLimit: 1 }), clients });
    expect(cardsOf(full)).toMatchObject([{ figure: 2, note: 'behind 0 gateways, 0 available' }]);
  });
});

it('speaks of levels and limits on the enterprise edition only', () => {
  const data = areaOf(0);
  expect(viewOf(data)).toMatchObject({
    text: 'Level 0. You manage this network, its nodes, keys and remote access. Only server administrators can view its ACLs.',
  });
  expect(viewBy(viewer(someone, false, [data]), data)).toMatchObject({
    text: 'You manage this network, its nodes, keys and remote access. Only server administrators can view its ACLs.',
    cards: [{ note: 'ranges, defaults' }, {}, {}, {}],
  });
});

it('has the cards of a node user until the next sign-in of somebody who was made its administrator', () => {
  const data = areaOf(0);
  const newcomer = viewer({ ...someone, networks: [] }, true, [data]);
  expect(viewBy(newcomer, data)).toMatchObject({
    text: 'Level 0. You can manage this network after your next login. Log out, then log in again.',
    cards: [{ section: 'vpnview' }, { section: 'nodeview' }],
  });
});

it('is not found where the user has nothing', () => {
  expect(viewOf()).toEqual({
    status: 'noRecord',
    heading: 'Not Found',
    text: 'You have no network office. It may have been deleted, or you were taken out of it.',
    listHref: '/prouser',
    listLabel: 'See your networks',
  });
});

it('waits for the user’s data', () => {
  expect(
    networkAreaView({
      netid: 'office',
      viewer: viewer(someone, true, []),
      data: { status: 'loading' },
      now: NOW,
    }),
  ).toEqual({
    status: 'loading',
  });
});

describe('the nodes that need attention', () => {
  const nodes = [
    aNode({ network: 'office', id: 'well' }),
    aNode({ network: 'office', id: 'late', name: 'late', lastCheckIn: NOW - 600 }),
    aNode({ network: 'office', id: 'down', name: 'down', lastCheckIn: NOW - 3600 }),
  ];
  const attentionOf = (level: AccessLevel) => {
    const view = viewOf(areaOf(level, { nodes }));
    return view.status === 'ready' ? view.attention : [];
  };

  it('are errors, then warnings, each leading to where the level may go', () => {
    expect(attentionOf(0)).toEqual([
      {
        id: 'down',
        sign: 'error',
        name: 'down',
        text: 'no check-in for 1 h',
        href: '/prouser/office/nodeview/edit/down',
      },
      {
        id: 'late',
        sign: 'warning',
        name: 'late',
        text: 'no check-in for 10 min',
        href: '/prouser/office/nodeview/edit/late',
      },
    ]);
    expect(attentionOf(1).map(({ href }) => href)).toEqual([
      '/prouser/office/nodeview/view/down',
      '/prouser/office/nodeview/view/late',
    ]);
  });

  it('are called the person’s own below level 0 only', () => {
    expect(viewOf(areaOf(0, { nodes }))).toMatchObject({ attentionTitle: 'Nodes that need attention' });
    expect(viewOf(areaOf(1, { nodes }))).toMatchObject({ attentionTitle: 'Your nodes that need attention' });
  });

  it('are not listed for whoever has remote access only', () => {
    expect(attentionOf(2)).toEqual([]);
  });
});
