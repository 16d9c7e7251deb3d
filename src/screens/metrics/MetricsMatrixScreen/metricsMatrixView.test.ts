import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aPeer, someMetrics, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { DAY, NOW } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import type { Attempted } from '../../../domain/loadable.ts';
import { connectivityOf } from '../../../domain/metrics/connectivity.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { offlineNodes } from '../../../domain/metrics/reports.ts';
import { metricsMatrixView, matrixFilter } from './metricsMatrixView.ts';

const nodes = [
  aNode({ network: 'office', name: 'anna', address: '10.0.0.1', address6: 'fd00::1' }),
  aNode({ network: 'office', name: 'ben', address: '10.0.0.2' }),
  aNode({ network: 'office', name: 'cem', address: '10.0.0.3' }),
];
const [anna] = nodes;
const metrics = someMetrics(nodes, [
  ['anna', 'ben'],
  ['ben', 'anna'],
]);
const read = (value: Metrics): Attempted<Metrics> => ({
  data: ready(value, 38),
  isLoading: false,
  attempts: 0,
  failedAt: undefined,
});

type Changes = Partial<Parameters<typeof metricsMatrixView>[1]> & GivenRecords;

function viewOf(changes: Changes = {}, query = '') {
  const value = changes.metrics?.data.status === 'ready' ? changes.metrics.data.value : metrics;
  const records = recordsOf({
    networks: ready([aNetwork({ netid: 'office' })], 38),
    nodes: ready(nodes, 38),
    ...changes,
  });
  return metricsMatrixView(records, {
    netid: 'office',
    metrics: read(metrics),
    connectivity: connectivityOf(value, new Map(nodes.map((node) => [node.id, node])), new Set()),
    silent: new Map(),
    query: new URLSearchParams(query),
    now: NOW,
    ...changes,
  });
}

it('counts reporting nodes and connected directions', () => {
  expect(viewOf()).toMatchObject({
    status: 'ready',
    frame: {
      fact: '3 of 3 nodes reporting, 4 of 6 directions connected',
      broken: 2,
      findings: { text: '1 pair isn’t connected', href: '/metrics/office?show=disconnected' },
      freshness: { updated: { at: NOW - 38 } },
    },
    matrix: { observers: [0, 1, 2], hasSeveralNetworks: false },
  });
});

it('leaves out and lists reports of offline nodes', () => {
  const silent = offlineNodes([{ ...aNode(), ...anna, lastCheckIn: NOW - 9 * DAY }], NOW);
  const known = new Map(nodes.map((node) => [node.id, node]));
  expect(viewOf({ silent, connectivity: connectivityOf(metrics, known, silent) })).toMatchObject({
    frame: {
      fact: '2 of 3 nodes reporting, 3 of 4 directions connected, 1 node out of date',
      broken: 1,
    },
    matrix: { outdated: [{ name: 'anna', lastCheckIn: 'last check-in 9 days ago' }] },
  });
});

it('shows networks if there can be several', () => {
  expect(viewOf({ netid: undefined })).toMatchObject({
    frame: { findings: { href: '/metrics?show=disconnected' } },
    matrix: { hasSeveralNetworks: true },
  });
});

it.each([
  ['search=BEN', [1]],
  ['search=10.0.0.3', [2]],
  ['search=fd00', [0]],
  ['search=10.0.0.3/24', [2]],
  ['search=[fd00:0::1]', [0]],
  ['search=ben.office', [1]],
  [`search=${anna?.macAddress.slice(0, 8)}`, [0]],
  ['search=office', [0, 1, 2]],
  [`search=${anna?.id}`, [0]],
  ['show=disconnected', [0, 1]],
  ['show=disconnected&search=ben', [1]],
])('shows the rows of %o', (query, observers) => {
  expect(viewOf({}, query)).toMatchObject({ matrix: { observers } });
});

it.each<[string, Changes, string?]>([
  ['loading', { metrics: { ...read(metrics), data: { status: 'idle' } }, connectivity: undefined }],
  ['loading', { metrics: { ...read(metrics), data: { status: 'loading' } }, connectivity: undefined }],
  ['failing', { metrics: { ...read(metrics), data: { status: 'failed', failure: { kind: 'timeout' } } } }],
  ['none', { metrics: read(new Map()) }],
  ['none', { metrics: read(new Map(nodes.map((node) => [node.id, someNodeMetrics(node)]))) }],
  ['noMatch', {}, 'search=nobody'],
  ['noRecord', { netid: 'nowhere' }],
  ['ready', { netid: 'nowhere', networks: { status: 'loading' } }],
  ['ready', { netid: 'nowhere', networks: { status: 'failed', failure: { kind: 'timeout' } } }],
])('is %s for %o', (status, changes, query) => {
  expect(viewOf(changes, query).status).toBe(status);
});

it('gives up after ten failed attempts', () => {
  const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;
  expect(viewOf({ metrics: { ...read(metrics), data: failed, attempts: 10 } })).toMatchObject({
    status: 'failing',
    attempts: { isOver: true, heading: 'Too many failed requests, refresh to retry' },
  });
});

it('has no row for external clients', () => {
  const node = anna ?? aNode();
  const withClient = new Map([[node.id, someNodeMetrics(node, [aPeer({ peerId: 'anna-phone' })])]]);
  expect(viewOf({ metrics: read(withClient) })).toMatchObject({ matrix: { observers: [0] } });
});

it.each([
  ['', { search: '', isBrokenOnly: false }],
  ['search=+gw+', { search: 'gw', isBrokenOnly: false }],
  ['show=disconnected', { search: '', isBrokenOnly: true }],
  ['show=everything', { search: '', isBrokenOnly: false }],
])('reads %o', (query, filter) => {
  expect(matrixFilter.read(new URLSearchParams(query))).toEqual(filter);
});

it.each([
  [{ search: ' ', isBrokenOnly: false }, 'other=1'],
  [{ search: 'a&b', isBrokenOnly: true }, 'other=1&search=a%26b&show=disconnected'],
])('writes %o and keeps other parameters', (filter, query) => {
  expect(matrixFilter.write(new URLSearchParams('other=1&search=x'), filter).toString()).toBe(query);
});
