import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aFindingMark } from '../../../../mocks/fixtures/findings.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { consoleClientLinks } from '../clientLinks.ts';
import { externalClientsView } from './externalClientsView.ts';

const gateways = ready(
  fleetNodes.filter(({ isIngressGateway }) => isIngressGateway),
  4,
);
const clients = ready(fleetClients, 4);

const given: GivenRecords = {
  gateways,
  clients,
  networks: ready(fleetNetworks),
  ownData: ready([]),
  viewer: createViewer(aSessionUser(), true, []),
};

type Changes = GivenRecords & Partial<Parameters<typeof externalClientsView>[1]>;

const viewOf = (changes: Changes = {}, query = '') =>
  externalClientsView(recordsOf({ ...given, ...changes }), {
    netid: 'prod-eu',
    links: consoleClientLinks,
    query: new URLSearchParams(query),
    rowsPerPage: 25,
    collapsed: new Set(),
    downloads: new Set(),
    ...changes,
  });

function rowsOf(view: ReturnType<typeof viewOf>) {
  if (view.status !== 'ready') throw new Error(view.status);
  return view.rows;
}

const names = (view: ReturnType<typeof viewOf>) =>
  rowsOf(view).map((row) => (row.kind === 'gateway' ? `${row.name}:` : row.clientId));
const rowOf = (view: ReturnType<typeof viewOf>, clientId: string) =>
  rowsOf(view).find((row) => row.kind === 'client' && row.clientId === clientId);

function dataOf(accessLevel: AccessLevel, own: readonly ExternalClient[] = [], clientLimit = 1) {
  const user = { id: 'lena', accessLevel, nodeLimit: 0, clientLimit, nodes: [], clients: [], carried: {} };
  return { network: 'prod-eu', user, nodes: [], clients: own, gateways: [], networks: [] };
}

const levelUser = (...of: Parameters<typeof dataOf>) =>
  createViewer(aSessionUser({ name: 'lena', isAdmin: false }), true, [dataOf(...of)]);

describe('owners', () => {
  const owned = ready(
    [
      anExternalClient({ ingressGatewayId: fraGw01.id, clientId: 'of-mira', ownerId: 'mira' }),
      anExternalClient({ ingressGatewayId: fraGw01.id, clientId: 'of-viktor', ownerId: 'viktor' }),
      anExternalClient({ ingressGatewayId: fraGw01.id, clientId: 'of-viktor-2', ownerId: 'viktor' }),
      anExternalClient({ ingressGatewayId: fraGw01.id, clientId: 'of-none', ownerId: '' }),
    ],
    4,
  );
  const lists = { clients: owned };

  it('are options of a filter, with their clients counted', () => {
    expect(viewOf(lists)).toMatchObject({
      ownerChoices: [
        { id: 'mira', label: 'mira', count: 1 },
        { id: 'viktor', label: 'viktor', count: 2 },
      ],
    });
    expect(viewOf({ clients: ready([anExternalClient()], 4) })).toMatchObject({
      ownerChoices: [],
    });
  });

  it('filter the clients', () => {
    expect(names(viewOf(lists, 'owner=viktor'))).toEqual(['fra-gw-01:', 'of-viktor', 'of-viktor-2']);
  });

  it.each([
    ['of-mira', new Set(['mira']), { username: 'mira', isLinked: true, isDeleted: false }],
    ['of-viktor', new Set(['mira']), { username: 'viktor', isLinked: false, isDeleted: true }],
    ['of-viktor', undefined, { username: 'viktor', isLinked: false, isDeleted: false }],
    ['of-none', new Set(['mira']), { username: '', isLinked: false, isDeleted: false }],
  ])('of %s among %o', (clientId, usernames, owner) => {
    expect(rowOf(viewOf({ ...lists, usernames }), clientId)).toMatchObject({ owner });
  });
});

describe('rows', () => {
  it('list each gateway above its clients', () => {
    expect(names(viewOf()).slice(0, 3)).toEqual(['ams-gw-01:', 'ams-gw-01-guest-1', 'ams-gw-01-guest-2']);
    expect(names(viewOf())).toContain('fra-gw-01:');
    expect(names(viewOf())).not.toContain('hq-gw-01:');
  });

  it('mark a client that has findings', () => {
    const mark = aFindingMark();
    const view = viewOf({ marks: new Map([['client prod-eu mira-phone', mark]]) });
    expect(rowOf(view, 'mira-phone')).toMatchObject({ mark });
    expect(rowOf(view, 'jonas-mbp')).toMatchObject({ mark: undefined });
  });

  it('summarise a gateway’s clients and health', () => {
    const gateway = rowsOf(viewOf()).find((row) => row.kind === 'gateway' && row.name === 'fra-gw-01');
    expect(gateway).toMatchObject({
      summary: '6 clients, 1 disabled',
      href: `/nodes/prod-eu/${fraGw01.id}`,
      health: { lastCheckIn: fraGw01.lastCheckIn },
      adding: { obstacle: undefined },
    });
  });

  it('link administrators to “Explain…”', () => {
    expect(rowOf(viewOf(), 'mira-phone')).toMatchObject({ whyHref: '?why=prod-eu%2Fmira-phone..' });
    expect(rowOf(viewOf({ viewer: levelUser(2) }), 'mira-phone')).toMatchObject({
      whyHref: undefined,
    });
  });

  it('exclude clients of a collapsed gateway from rows and pages', () => {
    const view = viewOf({ collapsed: new Set([fraGw01.id]) });
    expect(names(view)).not.toContain('mira-phone');
    expect(view).toMatchObject({ paging: { total: 5 } });
    expect(names(view)).toContain('fra-gw-01:');
  });

  it('keep the list’s query in links to dialogs', () => {
    expect(rowOf(viewOf({}, 'search=mira'), 'mira-phone')).toMatchObject({
      qrHref: '/ext-clients/prod-eu/mira-phone/qr?search=mira',
      renameHref: '/ext-clients/prod-eu/mira-phone/edit?search=mira',
      fileName: 'mira-phone.conf',
    });
  });

  it('have file names that are unique among all clients', () => {
    const phones = [
      { network: 'prod-eu', clientId: 'Mira’s phone' },
      { network: 'prod-eu', clientId: 'phone' },
      { network: 'lab', clientId: 'Mira-s-phone' },
    ].map((ref) => anExternalClient(ref));
    const view = viewOf({ clients: ready(phones, 4) });
    expect(rowOf(view, 'Mira’s phone')).toMatchObject({ fileName: 'Mira-s-phone-2.conf' });
    expect(rowOf(view, 'phone')).toMatchObject({ fileName: 'phone.conf' });
  });

  it('encode names in links', () => {
    const odd = anExternalClient({ clientId: 'a b?c#d%2e' });
    expect(rowOf(viewOf({ clients: ready([odd], 4) }), 'a b?c#d%2e')).toMatchObject({
      qrHref: '/ext-clients/prod-eu/a%20b%3Fc%23d%252e/qr',
    });
  });

  it('disable changing a client while a change is pending', () => {
    const view = viewOf({
      switching: new Set(['prod-eu/mira-phone']),
    });
    expect(rowOf(view, 'mira-phone')).toMatchObject({
      obstacle: 'Waiting for the previous change',
    });
    expect(rowOf(view, 'jonas-mbp')).toMatchObject({ obstacle: undefined });
  });

  it('disable changing other users’ clients for levels 1 and 2', () => {
    const own = anExternalClient({ clientId: 'own', ownerId: 'lena' });
    const view = viewOf({
      viewer: levelUser(2),
      clients: ready([own, anExternalClient()], 4),
    });
    expect(rowOf(view, 'own')).toMatchObject({ obstacle: undefined });
    expect(rowOf(view, 'mira-phone')).toMatchObject({ obstacle: 'Only the client’s owner can do this' });
  });

  it('show clients of an unknown gateway, without “Add client”', () => {
    const lost = anExternalClient({ clientId: 'lost', ingressGatewayId: 'gone' });
    const view = viewOf({ gateways: ready([], 4), clients: ready([lost], 4) });
    expect(rowsOf(view)[0]).toMatchObject({
      summary: '1 client, unknown gateway',
      adding: undefined,
      href: undefined,
    });
  });

  it('name a node that is no longer an ingress gateway', () => {
    const nas = aNode({ name: 'nas', isIngressGateway: false });
    const left = anExternalClient({ clientId: 'left', ingressGatewayId: nas.id });
    const view = viewOf({ gateways: ready([], 4), clients: ready([left], 4), nodes: ready([nas], 4) });
    expect(rowsOf(view)[0]).toMatchObject({
      name: 'nas',
      summary: '1 client, no longer an ingress gateway',
      adding: undefined,
      href: expect.stringContaining(nas.id),
    });
  });
});

describe('paging', () => {
  it('pages clients and gateways independently', () => {
    const view = viewOf({}, 'page_extClients=1&rowsPerPage_extClients=10&page=3');
    expect(view).toMatchObject({
      paging: { page: 1, from: 11, to: 11, total: 11 },
      gatewayPaging: { page: 0 },
    });
    expect(names(view)).toEqual(['ams-gw-01:', 'fra-gw-01:', 'priya-ipad', 'netmaker-1:']);
    expect(rowsOf(view)[0]).toMatchObject({ summary: '5 clients, 1 disabled, on another page' });
  });

  it('shows one page of 2,000 clients', () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      anExternalClient({ clientId: `client-${index}` }),
    );
    const view = viewOf({ clients: ready(many, 4) }, 'rowsPerPage_extClients=250');
    expect(rowsOf(view).filter(({ kind }) => kind === 'client')).toHaveLength(250);
    expect(view).toMatchObject({ paging: { total: 2000, pageCount: 8 } });
  });
});

describe('client limit', () => {
  const limitedTo = (clientLimit: number) => ({
    viewer: levelUser(2),
    ownData: ready([dataOf(2, [anExternalClient()], clientLimit)]),
  });

  it('disables “Add client” once reached', () => {
    const [gateway] = rowsOf(viewOf(limitedTo(1)));
    expect(gateway).toMatchObject({ adding: { obstacle: 'You have reached your client limit' } });
  });

  it('allows adding below it', () => {
    const [gateway] = rowsOf(viewOf(limitedTo(3)));
    expect(gateway).toMatchObject({ adding: { obstacle: undefined } });
  });
});

describe('without rows', () => {
  const failed = (failure: Failure) => ({ clients: { status: 'failed', failure } as const });

  it.each<[string, Changes, object]>([
    ['is loading with the clients', { clients: { status: 'loading' } }, { status: 'loading' }],
    [
      'shows why loading failed',
      { ...failed({ kind: 'unreachable', offline: false }) },
      { status: 'failed', reason: 'Could not reach server' },
    ],
    ['denies level 3', { viewer: levelUser(3) }, { status: 'empty', isDenied: true }],
    [
      'denies users without a level',
      { viewer: aViewerAt({}), nodes: ready([fraGw01]) },
      { status: 'empty', isDenied: true },
    ],
    [
      'offers no link to nodes without the right to create gateways',
      { viewer: levelUser(2), gateways: ready([], 4), clients: ready([], 4) },
      { status: 'empty', nodesHref: undefined },
    ],
    ['reports an unknown network', { netid: 'nowhere' }, { status: 'noRecord' }],
    [
      'is loading until it’s clear whether the network exists',
      { netid: 'nowhere', networks: { status: 'loading' } },
      { status: 'loading' },
    ],
    [
      'links to the nodes of a network without gateways',
      { netid: 'edge-iot' },
      { status: 'empty', nodesHref: '/nodes/edge-iot' },
    ],
  ])('%s', (_, changes, expected) => {
    expect(viewOf(changes)).toMatchObject(expected);
  });

  it('shows no rows without a match', () => {
    expect(viewOf({}, 'search=nobody')).toMatchObject({ status: 'noMatch' });
  });
});
