import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aPeer, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { DAY, NOW } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import type { Attempted } from '../../../domain/loadable.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import type { PeerMetrics } from '../../../domain/metrics/peerReports.ts';
import { nodeMetricsView, peerFilter } from './nodeMetricsView.ts';

const gateway = aNode({ network: 'office', name: 'gw' });
const anna = aNode({ network: 'office', name: 'anna' });
const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;
const read = (data: Attempted<NodeMetrics>['data']): Attempted<NodeMetrics> => ({
  data,
  isLoading: false,
  attempts: 0,
  failedAt: undefined,
});

type Changes = Partial<Parameters<typeof nodeMetricsView>[1]> & GivenRecords;

function viewOf(peers: readonly PeerMetrics[], changes: Changes = {}, query = '') {
  const records = recordsOf({
    nodes: ready([gateway, anna], 38),
    clients: ready([anExternalClient({ clientId: 'phone', network: 'office' })], 38),
    ...changes,
  });
  return nodeMetricsView(records, {
    node: { network: 'office', id: gateway.id },
    metrics: read(ready(someNodeMetrics(gateway, peers), 38)),
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    now: NOW,
    ...changes,
  });
}

describe('the metrics of a node', () => {
  it('sum sent and received bytes on one scale', () => {
    const hours = 10 * 3_600e9;
    const peer = aPeer({ totalSent: 4_000_000, totalReceived: 2_000_000, actualUptime: hours });
    expect(viewOf([peer])).toMatchObject({
      sent: {
        total: { figure: '4.00', unit: 'MiB' },
        bars: [
          { label: 'Sent', figure: '4.00', unit: 'MiB', share: 1 },
          { label: 'Sent per hour', figure: '400.00', unit: 'KiB', share: 0.1 },
        ],
      },
      received: {
        bars: [
          { label: 'Received', share: 0.5 },
          { label: 'Received per hour', share: 0.05 },
        ],
      },
    });
  });

  it('have no rate before any peer was up', () => {
    const view = viewOf([aPeer({ actualUptime: 0, isConnected: false })]);
    expect(view).toMatchObject({
      sent: { bars: [{ label: 'Sent' }] },
      peers: { latency: 'No reachable peers' },
    });
  });

  it('count connected peers, with a tick for each by name', () => {
    const peers = [
      aPeer({ peerId: '2', peerName: 'cem', latency: 41 }),
      aPeer({ peerId: '1', peerName: 'anna', isConnected: false }),
      aPeer({ peerId: '3', peerName: 'dora', latency: 3 }),
    ];
    expect(viewOf(peers)).toMatchObject({
      count: 3,
      peers: {
        connected: 2,
        of: 3,
        ticks: [false, true, true],
        latency: 'Median latency 22 ms, highest 41 ms (cem)',
      },
    });
  });

  it('use current node names, and link to nodes and clients', () => {
    const peers = [
      aPeer({ peerId: anna.id, peerName: 'an older name' }),
      aPeer({ peerId: 'phone', peerName: '' }),
      aPeer({ peerId: 'gone', peerName: 'zoe' }),
    ];
    expect(viewOf(peers)).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({
          name: 'anna',
          href: `/metrics/office/${anna.id}`,
          isClient: false,
        }),
        expect.objectContaining({ name: 'phone', href: '/ext-clients/office', isClient: true }),
        expect.objectContaining({ name: 'zoe', href: undefined, isClient: false }),
      ]),
    });
  });

  it('have a row for each peer', () => {
    const metrics = {
      ...someNodeMetrics(gateway, [aPeer({ peerId: anna.id, latency: 0 })]),
      needsFailover: new Map([[anna.id, gateway.id]]),
    };
    expect(viewOf([], { metrics: read(ready(metrics, 38)) })).toMatchObject({
      rows: [
        {
          isConnected: true,
          uptime: '312h 9m',
          percentUp: '99.61%',
          shareUp: 0.9961,
          latency: { value: '< 1', share: 0 },
          sent: { value: { figure: '1.84', unit: 'GiB' }, share: 1 },
          received: { value: { figure: '902.11', unit: 'MiB' } },
          failover: 'gw',
        },
      ],
    });
  });

  it('have no latency and no bar for an unreachable peer', () => {
    const peers = [
      aPeer({ peerId: '1', peerName: 'a', latency: 999, isConnected: false }),
      aPeer({ peerId: '2', peerName: 'b', latency: 20 }),
    ];
    expect(viewOf(peers)).toMatchObject({
      rows: [{ latency: undefined }, { latency: { value: '20', share: 1 } }],
    });
  });

  it('are the last known ones for an offline node', () => {
    const silent = { ...gateway, lastCheckIn: NOW - 9 * DAY };
    expect(viewOf([aPeer()], { nodes: ready([silent, anna], 38) })).toMatchObject({
      frame: {
        freshness: { updated: { at: NOW - 38 } },
        reported: { until: { at: NOW - 9 * DAY }, outdated: 'last check-in 9 days ago' },
      },
      rows: [{ isConnected: true, isOutdated: true }],
    });
    expect(viewOf([aPeer()])).toMatchObject({
      frame: { reported: { until: { at: gateway.lastCheckIn }, outdated: undefined } },
      rows: [{ isOutdated: false }],
    });
    const never = { ...gateway, lastCheckIn: 0 };
    expect(viewOf([aPeer()], { nodes: ready([never], 38) })).toMatchObject({
      frame: { reported: { until: undefined, outdated: 'last check-in unknown' } },
    });
  });

  it('are paged and filtered by the search', () => {
    const peers = Array.from({ length: 30 }, (_, index) =>
      aPeer({ peerId: `${index}-of-thirty`, peerName: `peer-${index}` }),
    );
    expect(viewOf(peers, {}, 'page=2')).toMatchObject({
      count: 30,
      paging: { from: 21, to: 30, total: 30 },
    });
    expect(viewOf(peers, {}, 'search=7-OF-thirty')).toMatchObject({ count: 30, rows: [{ name: 'peer-7' }] });
    expect(viewOf(peers, {}, 'search=nobody')).toMatchObject({ status: 'ready', rows: [] });
  });
});

it.each<[string, Changes]>([
  ['loading', { metrics: read({ status: 'idle' }) }],
  ['loading', { metrics: read({ status: 'loading' }), nodes: { status: 'loading' } }],
  ['failing', { metrics: read(failed) }],
  ['none', { metrics: read(ready(someNodeMetrics(gateway), 38)) }],
  ['none', { metrics: read(ready(someNodeMetrics(gateway, []), 38)) }],
  ['noRecord', { nodes: ready([anna], 38) }],
  ['noRecord', { node: { network: 'lab', id: gateway.id } }],
  ['ready', { nodes: failed }],
])('is %s for %o', (status, changes) => {
  expect(viewOf([aPeer()], changes).status).toBe(status);
});

it('uses the reported name or the ID while the nodes are unknown', () => {
  const nodes = { status: 'loading' } as const;
  expect(viewOf([aPeer()], { nodes })).toMatchObject({ frame: { name: 'gw', health: undefined } });
  expect(viewOf([], { nodes, metrics: read({ status: 'loading' }) })).toMatchObject({
    frame: { name: gateway.id },
  });
});

const byName = { search: '', sortBy: 'name', isAscending: true } as const;

it.each([
  ['', byName],
  ['search=+gw+', { ...byName, search: 'gw' }],
  ['sort=latency&order=descending', { ...byName, sortBy: 'latency', isAscending: false }],
  ['sort=colour&order=sideways', byName],
])('reads %o', (query, filter) => {
  expect(peerFilter.read(new URLSearchParams(query))).toEqual(filter);
});

it.each([
  [byName, 'rowsPerPage=25'],
  [
    { search: 'a&b', sortBy: 'sent', isAscending: false } as const,
    'rowsPerPage=25&search=a%26b&sort=sent&order=descending',
  ],
])('writes %o, back on the first page', (filter, query) => {
  expect(peerFilter.write(new URLSearchParams('page=3&rowsPerPage=25&search=x'), filter).toString()).toBe(
    query,
  );
});
