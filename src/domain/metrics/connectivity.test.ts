import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peerReports } from '../../../mocks/fixtures/metrics.ts';
import {
  connectivityOf,
  directionAt,
  placesOfBroken,
  type Connectivity,
  type Direction,
} from './connectivity.ts';
import type { Metrics, NodeMetrics } from './metrics.ts';

/** Reports by node: peers and whether they are connected. */
type Reports = Readonly<Record<string, Readonly<Record<string, boolean>> | undefined>>;

const peer = (peerId: string, isConnected: boolean) => ({
  peerId,
  peerName: peerId,
  isConnected,
  isServer: false,
  actualUptime: 0,
  percentUp: 0,
  latency: 0,
  totalSent: 0,
  totalReceived: 0,
});

function metricsOf(reports: Reports): Metrics {
  return new Map(
    Object.entries(reports).map(([nodeId, peers]): [string, NodeMetrics] => [
      nodeId,
      {
        nodeId,
        nodeName: '',
        network: '',
        isServer: false,
        connectivity: peers && peerReports(Object.entries(peers).map(([id, up]) => peer(id, up))),
        needsFailover: new Map(),
      },
    ]),
  );
}

/** Nodes whose names are their IDs. "net:name" is in that network. */
function matrixOf(reports: Reports, silent: readonly string[] = []) {
  const known = new Map(
    Object.keys(reports).map((id) => [id, { name: id, network: id.includes(':') ? id[0] + '' : 'office' }]),
  );
  return connectivityOf(metricsOf(reports), known, new Set(silent));
}

function square(reports: Reports, silent: readonly string[] = []): Direction[][] {
  const matrix = matrixOf(reports, silent);
  return matrix.nodes.map((_, row) => matrix.nodes.map((__, column) => directionAt(matrix, row, column)));
}

const brokenIn = ({ nodes, broken }: Connectivity) =>
  broken.map((cell) => `${nodes[Math.floor(cell / nodes.length)]?.id} ${nodes[cell % nodes.length]?.id}`);

describe('the connectivity of a network', () => {
  it('knows the nodes that none of several reports reach', () => {
    const { nodes, unreached } = matrixOf({
      a: { b: false, c: false, d: true },
      b: { c: false, d: false },
      c: { a: true },
      d: { a: true },
    });
    // Only one node reports about b.
    expect([...unreached].map((place) => nodes[place]?.id)).toEqual(['c']);
  });

  it('has observers in rows, and differs by direction', () => {
    expect(square({ a: { b: true }, b: { a: false } })).toEqual([
      ['self', 'connected'],
      ['disconnected', 'self'],
    ]);
  });

  it('has no data without a report', () => {
    expect(square({ a: { b: true }, b: {} })).toEqual([
      ['self', 'connected'],
      ['unknown', 'self'],
    ]);
  });

  it('leaves out nodes without any reports', () => {
    const matrix = matrixOf({ a: { b: true }, b: undefined, silent: undefined });
    expect(matrix.nodes.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(matrix.reporting).toEqual({ count: 1, of: 3 });
  });

  it('does not count reports of offline nodes', () => {
    const reports = { a: { b: true, c: true }, b: { a: false, c: true }, c: { a: false } };
    expect(square(reports, ['a'])).toEqual([
      ['self', 'outdated', 'outdated'],
      ['disconnected', 'self', 'connected'],
      ['disconnected', 'unknown', 'self'],
    ]);
    const matrix = matrixOf(reports, ['a']);
    expect(matrix).toMatchObject({ reporting: { count: 2, of: 3 }, directions: { connected: 1, of: 3 } });
    expect(brokenIn(matrix)).toEqual(['b a', 'c a']);
  });

  it('keeps an offline node that no other node reports', () => {
    expect(matrixOf({ a: { b: true }, b: undefined }, ['a']).nodes.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('leaves out external clients', () => {
    expect(matrixOf({ a: { b: true, 'anna-phone': true }, b: {} }).nodes.map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });

  it('separates networks, sorted by network and name', () => {
    const reports = { 'y:a': { 'y:b': true }, 'y:b': {}, 'x:z': { 'x:c': true }, 'x:c': {} };
    expect(matrixOf(reports).nodes.map(({ id }) => id)).toEqual(['x:c', 'x:z', 'y:a', 'y:b']);
    expect(square(reports)[1]).toEqual(['connected', 'self', 'apart', 'apart']);
  });

  it('names an unlisted node by its own report, or by its ID', () => {
    const metrics = metricsOf({ a: { b: true }, b: {} });
    const named = new Map(metrics);
    const first = metrics.get('a');
    if (first) named.set('a', { ...first, nodeName: 'alpha', network: 'lab' });
    expect(connectivityOf(named, new Map(), new Set()).nodes).toMatchObject([
      { id: 'b', name: 'b', network: '' },
      { id: 'a', name: 'alpha', network: 'lab' },
    ]);
  });

  it('counts reported and connected directions', () => {
    expect(matrixOf({ a: { b: true, c: false }, b: { a: true }, c: {} }).directions).toEqual({
      connected: 2,
      of: 3,
    });
  });

  it('lists a pair that fails in both directions once', () => {
    const matrix = matrixOf({ a: { b: false, c: true }, b: { a: false, c: false }, c: { b: true } });
    expect(brokenIn(matrix)).toEqual(['a b', 'b c']);
  });

  it('returns the nodes of failing pairs', () => {
    const matrix = matrixOf({ a: { b: true, d: true }, b: { a: true, d: false }, c: { a: true }, d: {} });
    expect([...placesOfBroken(matrix)].map((place) => matrix.nodes[place]?.id)).toEqual(['b', 'd']);
  });

  it('has the report of the row about the column in every cell', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const report = fc.dictionary(fc.constantFrom(...ids), fc.boolean());
    const reports = fc.record(Object.fromEntries(ids.map((id) => [id, report])));
    fc.assert(
      fc.property(reports, (told: Reports) => {
        const matrix = matrixOf(told);
        matrix.nodes.forEach((observer, row) =>
          matrix.nodes.forEach((of, column) => {
            const up = told[observer.id]?.[of.id];
            const expected = up === undefined ? 'unknown' : up ? 'connected' : 'disconnected';
            expect(directionAt(matrix, row, column)).toBe(row === column ? 'self' : expected);
          }),
        );
      }),
    );
  });

  it.each<[string, Reports]>([
    ['nothing', {}],
    ['nodes that never reported', { a: undefined, b: {} }],
  ])('is empty for %s', (_, reports) => {
    expect(matrixOf(reports)).toMatchObject({ nodes: [], directions: { connected: 0, of: 0 }, broken: [] });
  });
});
