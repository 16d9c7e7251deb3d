import { describe, expect, it } from 'vitest';
import { paths } from '../../../domain/paths.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { fleetNodes, fraGw01, sampleNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aPeer, peerReports } from '../../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { nodePaths } from '../nodePaths.ts';
import { nodeDetailsView } from './nodeDetailsView.ts';

type Page = Parameters<typeof nodeDetailsView>[1];
type Changes = GivenRecords & Partial<Page>;

const page: Page = { node: fraGw01, acls: { status: 'idle' }, places: nodePaths, now: NOW };
const viewOf = (changes: Changes = {}) =>
  nodeDetailsView(
    recordsOf({
      nodes: ready(fleetNodes),
      networks: ready(fleetNetworks),
      clients: ready(fleetClients),
      viewer: createViewer(aSessionUser(), true, []),
      ...changes,
    }),
    { ...page, ...changes },
  );
const guest = createViewer(aSessionUser({ isAdmin: false }), true, []);

function details(changes: Changes = {}) {
  const view = viewOf(changes);
  if (view.status !== 'ready') throw new Error(`the node is ${view.status}`);
  return view;
}
const named = (name: string) => sampleNodes.find((node) => node.name === name) ?? fraGw01;

it('shows a node with its state, roles and links', () => {
  const id = fraGw01.id;
  expect(details()).toMatchObject({
    node: { name: 'fra-gw-01', network: 'prod-eu', id },
    health: { isPending: false, lastCheckIn: NOW - 21 },
    roles: ['egress', 'ingress', 'relay'],
    software: 'v0.16.1 linux',
    networkHref: '/networks/prod-eu',
    modified: { at: NOW - 3 * HOUR },
    editHref: `/nodes/prod-eu/${id}/edit`,
    acls: { href: `/acls/prod-eu/${id}` },
    metricsHref: `/metrics/prod-eu/${id}`,
    offers: { approve: { obstacle: 'Not waiting for your approval' }, remove: { obstacle: undefined } },
  });
});

it('lists what is wrong with the node, without links to this page', () => {
  const node = named('fra-gw-01');
  const fix = { label: 'View node', href: paths.node(node) };
  const all = fleetFindings().map((finding) => ({ ...finding, fix }));
  const { findings } = details({ findings: all });
  expect(findings).toMatchObject({
    rows: [{ subjects: [{ name: 'fra-gw-01' }], fix: undefined }],
    count: 1,
    href: '/findings/prod-eu?search=fra-gw-01',
  });
});

it('lists four clients of an ingress gateway and counts the others', () => {
  const { clients } = details();
  expect(clients).toMatchObject({ count: 6, others: 2, href: '/ext-clients/prod-eu' });
  expect(clients?.first.map(({ id, isEnabled }) => [id, isEnabled])).toEqual([
    ['contractor-7', false],
    ['jonas-mbp', true],
    ['jonas-phone', true],
    ['mira-phone', true],
  ]);
});

describe('peers', () => {
  const self = aNode({ id: 'self', name: 'self', isRelay: true, relayAddresses: ['10.0.0.3'] });
  const peers = [
    aNode({ id: 'well', name: 'well', lastCheckIn: NOW - 10 }),
    aNode({ id: 'relayed', name: 'relayed', address: '10.0.0.3', isRelayed: true, lastCheckIn: NOW - 10 }),
    aNode({ id: 'down', name: 'down', lastCheckIn: NOW - HOUR }),
    aNode({ id: 'asking', name: 'asking', isPending: true }),
    aNode({ id: 'late', name: 'late', lastCheckIn: NOW - 600 }),
  ];
  const rowsOf = (changes: Changes = {}) =>
    details({ node: self, nodes: ready([self, ...peers]), ...changes }).peers;

  it('are listed with the worst first, and with their paths', () => {
    expect(rowsOf().rows.map(({ name, path }) => [name, path])).toEqual([
      ['down', 'direct'],
      ['late', 'direct'],
      ['asking', 'direct'],
      ['relayed', 'relayed by this node'],
      ['well', 'direct'],
    ]);
  });

  it('have rules once ACLs are known to viewers who can see them', () => {
    const ids = [self, ...peers].map(({ id }) => id);
    const acls = ready(anAclMatrix(ids, [['self', 'down']]));
    expect(rowsOf({ acls }).rows.map(({ isAllowed }) => isAllowed)).toEqual([false, true, true, true, true]);
    expect(rowsOf().hasAcls).toBe(false);
    expect(rowsOf({ acls, viewer: guest }).hasAcls).toBe(false);
  });

  it('have the latency that the node reports, where metrics are loaded', () => {
    const reports = peerReports([
      aPeer({ peerId: 'well', latency: 12, totalSent: 1024, totalReceived: 2048 }),
      aPeer({ peerId: 'down', latency: 999, isConnected: false, totalSent: 0, totalReceived: 0 }),
    ]);
    const viewer = createViewer(aSessionUser(), true, []);
    expect(rowsOf({ reports, viewer }).rows.flatMap(({ latency }) => latency ?? [])).toEqual([
      'no response',
      '12 ms',
    ]);
    expect(details({ reports, viewer }).traffic).toEqual({
      sent: '1.02 KiB sent',
      rest: '2.05 KiB received, 12 ms median',
    });
    expect(rowsOf({ viewer }).hasReports).toBe(false);
    expect(rowsOf({ reports, viewer: guest }).hasReports).toBe(false);
  });

  it('are eight at most', () => {
    const many = Array.from({ length: 20 }, (_, at) => aNode({ id: `n${at}`, name: `n${at}` }));
    expect(rowsOf({ nodes: ready([self, ...many]) })).toMatchObject({ count: 20, others: 12 });
  });
});

it('has no clients for a node that isn’t an ingress gateway', () => {
  expect(details({ node: named('ams-db-01') }).clients).toBeUndefined();
});

it('has no metrics in the community edition', () => {
  expect(details({ viewer: createViewer(aSessionUser(), false, []) }).metricsHref).toBeUndefined();
});

it('lets administrators approve a pending node if its network allows joining without a key', () => {
  const node = named('ber-kiosk-04');
  expect(details({ node }).offers.approve.obstacle).toBeUndefined();
  expect(details({ node, viewer: guest }).offers.approve.obstacle).toBeDefined();
});

it('offers to disconnect an expired node, unless it waits for approval', () => {
  const expired = { ...fraGw01, expiresAt: NOW - HOUR };
  const ofNode = (node: Node) => details({ node, nodes: ready([node]) }).expired?.canDisconnect;
  expect(ofNode(expired)).toBe(true);
  expect(ofNode({ ...expired, isPending: true })).toBe(false);
});

it('explains why a pending node of another network can’t be approved and links to the setting', () => {
  const node = named('ber-kiosk-04');
  const networks: GivenRecords['networks'] = ready(
    fleetNetworks.map((network) => ({ ...network, allowManualSignup: false })),
  );
  expect(details({ node, networks })).toMatchObject({
    offers: { approve: { obstacle: expect.any(String) } },
    closed: {
      netid: node.network,
      editHref: `/networks/${node.network}/edit`,
    },
  });
  expect(details({ node }).closed).toBeUndefined();
  expect(details({ node, networks, viewer: guest }).closed).toBeUndefined();
});

it('disables deletion and ACLs for the server node', () => {
  expect(details({ node: named('netmaker-1') })).toMatchObject({
    tags: ['server'],
    offers: { remove: { obstacle: expect.any(String) } },
    acls: { href: undefined },
  });
});

it('is read-only for users without rights', () => {
  expect(details({ viewer: guest })).toMatchObject({
    editHref: undefined,
    acls: undefined,
    metricsHref: undefined,
    offers: { remove: { obstacle: expect.any(String) } },
  });
});

describe('another state', () => {
  it('is missing for an id of another network', () => {
    expect(viewOf({ node: { network: 'lab', id: fraGw01.id } })).toEqual({
      status: 'noRecord',
      heading: 'Not Found',
      listLabel: 'See all nodes',
      listHref: '/nodes/lab',
      text: 'This node doesn’t exist. It may have been deleted.',
    });
  });

  it('explains a missing node to viewers who see only their own nodes', () => {
    const nodes = ready([]);
    expect(viewOf({ nodes, viewer: aViewerAt({ [page.node.network]: 1 }) })).toMatchObject({
      status: 'noRecord',
      text: 'This isn’t one of your nodes. You can see only your own nodes.',
    });
  });

  it.each(['idle', 'loading'] as const)('is loading while the nodes are %s', (status) => {
    expect(viewOf({ nodes: { status } })).toEqual({ status: 'loading' });
  });

  it('is failed with a reason', () => {
    const failure = { kind: 'unreachable', offline: false } as const;
    expect(viewOf({ nodes: { status: 'failed', failure } })).toEqual({
      status: 'failed',
      subject: 'the node',
      reason: 'Could not reach server',
    });
  });
});
