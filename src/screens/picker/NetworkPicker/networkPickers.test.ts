import { describe, expect, it } from 'vitest';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { fleetClients } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { networkPickerView, type NetworkPicker, type PickerPage } from './networkPicker.ts';
import {
  accessKeyPicker,
  aclPicker,
  clientPicker,
  dnsPicker,
  graphPicker,
  metricsPicker,
  permissionPicker,
} from './networkPickers.ts';

const loading = { status: 'loading' } as const;
const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;
const guest = createViewer(aSessionUser({ isAdmin: false }), false, []);

const networksOf = (...netids: readonly string[]) => ready(netids.map((netid) => aNetwork({ netid })));

const given: GivenRecords = {
  viewer: createViewer(aSessionUser(), true, []),
  networks: networksOf('office', 'lab'),
  nodes: ready([aNode({ network: 'office', name: 'gw' }), aNode({ network: 'office', name: 'db' })]),
  dns: ready([]),
  config: ready(aServerConfig()),
  gateways: ready([]),
  clients: ready([]),
  networkUsers: ready(new Map()),
};

type Changes = GivenRecords & Pick<Partial<PickerPage>, 'blockedPairs' | 'now'>;

const viewOf = (picker: NetworkPicker, changes: Changes = {}, query = '') =>
  networkPickerView(picker, recordsOf({ ...given, ...changes }), {
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    now: NOW,
    ...changes,
  });

const hrefs = (picker: NetworkPicker) => ['lab', 'office'].map(picker.hrefOf);

describe('every picker', () => {
  it('shows one page of rows, sorted by name', () => {
    const netids = Array.from({ length: 25 }, (_, index) => `net-${index + 10}`);
    const networks = networksOf(...netids.toReversed());
    expect(viewOf(aclPicker, { networks }, 'page=2')).toMatchObject({
      rows: netids.slice(20).map((netid) => ({ netid })),
      paging: { from: 21, to: 25, total: 25 },
    });
  });

  it('filters by name, ignoring case', () => {
    expect(viewOf(aclPicker, {}, 'search=OFF')).toMatchObject({
      filter: { search: 'OFF' },
      rows: [{ netid: 'office' }],
    });
  });

  it.each<[string, Changes, string]>([
    ['loading', { networks: loading }, ''],
    ['loading', { networks: { status: 'idle' } }, ''],
    ['failed', { networks: failed, nodes: loading }, ''],
    ['empty', { networks: networksOf() }, 'search=x'],
    ['noMatch', {}, 'search=nowhere'],
  ])('is %s for %o', (status, changes, query) => {
    expect(viewOf(aclPicker, changes, query).status).toBe(status);
  });

  it('explains a failure', () => {
    expect(viewOf(graphPicker, { networks: loading, nodes: failed })).toMatchObject({
      reason: 'Could not reach server: the request timed out',
    });
  });

  it.each([
    [accessKeyPicker, '/access-keys/office'],
    [aclPicker, '/acls/office'],
    [graphPicker, '/graphs/office'],
    [metricsPicker, '/metrics/office'],
    [dnsPicker, '/dns/office'],
    [clientPicker, '/ext-clients/office'],
    [permissionPicker, '/user-permissions/office'],
  ])('links rows to their section: %o', (picker, href) => {
    expect(hrefs(picker)[1]).toBe(href);
  });
});

describe('the pickers of ACLs and metrics', () => {
  it.each([aclPicker, metricsPicker])('count nodes', (picker) => {
    expect(viewOf(picker)).toMatchObject({
      rows: [
        { netid: 'lab', facts: { nodes: 0 }, summary: '0 nodes' },
        { netid: 'office', facts: { nodes: 2 } },
      ],
    });
  });

  it.each([
    [[], 'no nodes'],
    [[10], 'all healthy'],
    [[10, 600, 7200, 9000], '2 error, 1 warning'],
  ])('show how nodes with check-ins %o s ago are', (silences, health) => {
    const nodes = silences.map((silence) => aNode({ network: 'office', lastCheckIn: NOW - silence }));
    const view = viewOf(aclPicker, { nodes: ready(nodes), networks: networksOf('office') });
    expect(view).toMatchObject({ rows: [{ facts: { health } }] });
  });

  it.each([aclPicker, metricsPicker])('do not wait for the nodes', (picker) => {
    expect(viewOf(picker, { nodes: loading })).toMatchObject({
      rows: [{ facts: { nodes: undefined }, summary: '' }, {}],
    });
  });

  it('counts blocked pairs of networks whose ACLs are loaded', () => {
    const view = viewOf(aclPicker, { blockedPairs: new Map([['office', 1]]) });
    expect(view).toMatchObject({
      rows: [
        { facts: { blocked: 'Not loaded' }, summary: '0 nodes' },
        { facts: { blocked: '1' }, summary: '2 nodes, 1 blocked' },
      ],
    });
    expect(viewOf(aclPicker, { blockedPairs: new Map([['office', 0]]) })).toMatchObject({
      rows: [{}, { facts: { blocked: 'None' } }],
    });
  });

  it('is closed to users who can’t view ACLs', () => {
    expect(viewOf(aclPicker, { viewer: guest }).status).toBe('closed');
  });
});

describe('the picker of graphs', () => {
  it('waits for the nodes', () => {
    expect(viewOf(graphPicker, { nodes: loading }).status).toBe('loading');
  });

  it('offers users the networks of their nodes', () => {
    const networks = { status: 'failed', failure: { kind: 'unauthorized', message: '' } } as const;
    expect(viewOf(graphPicker, { viewer: guest, networks })).toMatchObject({ rows: [{ netid: 'office' }] });
  });

  it('tells users without a network how to get one', () => {
    const view = viewOf(graphPicker, { viewer: guest, nodes: ready([]) });
    expect(view).toMatchObject({ status: 'empty', empty: { heading: 'No networks yet' } });
  });
});

it.each([graphPicker, metricsPicker])('shows when nodes of a network last changed', (picker) => {
  const changed = (netid: string, nodesLastModified: number) => aNetwork({ netid, nodesLastModified });
  expect(
    viewOf(picker, { networks: ready([changed('lab', 0), changed('office', NOW - 7200)]) }),
  ).toMatchObject({
    rows: [{ facts: { changed: 'Never' } }, { facts: { changed: '2 h ago' } }],
  });
});

describe('the picker of access keys', () => {
  const networks = ready([
    aNetwork({ netid: 'office', accessKeys: [anAccessKey({ uses: 3 }), anAccessKey({ uses: 4 })] }),
    aNetwork({ netid: 'lab', accessKeys: [] }),
  ]);

  it('counts all keys and the keys of each network', () => {
    expect(viewOf(accessKeyPicker, { networks })).toMatchObject({
      count: 2,
      description: 'in 2 networks. Select a network to see its keys.',
      rows: [
        { netid: 'lab', facts: { keys: 0, uses: 0 } },
        { netid: 'office', facts: { keys: 2, uses: 7 }, summary: '2 keys' },
      ],
    });
  });

  it('lists the networks that the viewer administers', () => {
    const view = viewOf(accessKeyPicker, { networks, viewer: aViewerAt({ office: 0, lab: 1 }) });
    expect(view).toMatchObject({ count: 2, rows: [{ netid: 'office' }] });
  });

  it('shows everyone the same empty state', () => {
    expect(viewOf(accessKeyPicker, { networks, viewer: guest })).toMatchObject({
      status: 'empty',
      empty: { text: 'There are no networks whose access keys you can manage.' },
    });
  });
});

describe('the picker of DNS', () => {
  const dns = ready([
    aDnsEntry({ name: 'wiki', network: 'office' }),
    aDnsEntry({ name: 'gw', network: 'office' }),
  ]);

  it('counts custom and default entries', () => {
    expect(viewOf(dnsPicker, { dns })).toMatchObject({
      rows: [
        { netid: 'lab', facts: { custom: 0, defaults: 0 } },
        { netid: 'office', facts: { custom: 1, defaults: 2 }, summary: '1 custom, 2 default' },
      ],
    });
  });

  it('counts custom entries for administrators of the network only', () => {
    const view = viewOf(dnsPicker, {
      dns,
      viewer: aViewerAt({ lab: 0, office: 1 }),
      networks: { status: 'idle' },
    });
    expect(view).toMatchObject({
      rows: [
        { netid: 'lab', facts: { custom: 0 } },
        { netid: 'office', facts: { custom: undefined } },
      ],
    });
  });

  it.each<[string, Changes, string]>([
    ['is closed while the DNS mode is off', { config: ready(aServerConfig({ isDnsOn: false })) }, 'closed'],
    ['waits for the config', { config: loading }, 'loading'],
    ['works without the config', { config: failed }, 'ready'],
    ['waits for the networks', { networks: { status: 'idle' } }, 'loading'],
    ['fails with the nodes', { nodes: failed }, 'failed'],
    ['works without the entries', { dns: failed }, 'ready'],
  ])('%s', (_, changes, status) => {
    expect(viewOf(dnsPicker, changes).status).toBe(status);
  });
});

describe('the picker of external clients', () => {
  const clientLists = {
    gateways: ready(fleetNodes.filter(({ isIngressGateway }) => isIngressGateway)),
    clients: ready(fleetClients),
  };
  const networks = networksOf('edge-iot', 'office', 'prod-eu');

  it('counts gateways and clients', () => {
    expect(viewOf(clientPicker, { networks, ...clientLists })).toMatchObject({
      rows: [
        { netid: 'edge-iot', facts: { gateways: 0, clients: 0 } },
        { netid: 'office', facts: { clients: 4, disabled: 1 } },
        { facts: { gateways: 3, clients: 11 }, summary: '11 clients, 3 gateways' },
      ],
    });
  });

  it.each<[string, Changes, string]>([
    ['waits for the networks', { networks: loading }, 'loading'],
    ['waits for the clients', { ...clientLists, clients: loading }, 'loading'],
    ['fails with the clients', { ...clientLists, clients: failed }, 'failed'],
  ])('%s', (_, changes, status) => {
    expect(viewOf(clientPicker, changes).status).toBe(status);
  });

  it('leaves out networks without access', () => {
    const view = viewOf(clientPicker, { viewer: aViewerAt({ office: 2, 'prod-eu': 3 }), nodes: ready([]) });
    expect(view).toMatchObject({ rows: [{ netid: 'office' }] });
  });
});

describe('the picker of permissions', () => {
  const user = (accessLevel: NetworkUser['accessLevel']): NetworkUser => ({
    id: 'anna',
    accessLevel,
    nodeLimit: 0,
    clientLimit: 0,
    nodes: [],
    clients: [],
    carried: {},
  });

  it('counts the users of each network by level', () => {
    const networkUsers = ready(new Map([['office', [user(3), user(2), user(0), user(2), user(3)]]]));
    expect(viewOf(permissionPicker, { networkUsers })).toMatchObject({
      rows: [
        { netid: 'lab', facts: { users: 0, levels: '' } },
        {
          netid: 'office',
          facts: { users: 5, levels: '1 network administrator, 2 client users, 2 no access' },
        },
      ],
    });
  });
});
