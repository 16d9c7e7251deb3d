import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aPeer, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { PeerMetrics } from '../../metrics/peerReports.ts';
import type { Node } from '../../node/node.ts';
import { visibleGraphOf } from '../visibleGraph.ts';
import { highlightedBy } from '../legend.ts';
import { emptyLayer } from './layer.ts';
import { rulesLayer } from './rulesLayer.ts';
import { trafficLayer } from './trafficLayer.ts';
import { healthLayer, withLayer } from './withLayer.ts';

type Pair = readonly [from: string, to: string];

const node = (id: string, changes: Partial<Node> = {}) => aNode({ id, name: id, ...changes });
const phone = anExternalClient({ clientId: 'phone', ingressGatewayId: 'c' });

function networkOf(nodes: readonly Node[], blocked: readonly Pair[] = []) {
  const acl = anAclMatrix(
    nodes.map(({ id }) => id),
    blocked,
  );
  return { acl, topology: aTopology({ nodes, clients: [phone], acl }) };
}

const bothWays = (pairs: readonly Pair[]) =>
  pairs.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  );
const counts = ({ legend }: { legend: readonly { key: string; count: number }[] }) =>
  Object.fromEntries(legend.map(({ key, count }) => [key, count]));

describe('the ACL layer', () => {
  const five = [node('a'), node('b'), node('x'), node('c', { isIngressGateway: true }), node('d')];
  const apart = bothWays(['a', 'b', 'x'].flatMap((item) => [[item, 'c'] as const, [item, 'd'] as const]));

  it('lists islands with items of their gateways, the largest first', () => {
    const { topology, acl } = networkOf(five, apart);
    const layer = rulesLayer(topology, acl);
    expect(counts(layer)).toEqual({ oneWay: 0, island1: 3, island2: 3 });
    expect([...highlightedBy(topology, 'island2', layer)].toSorted()).toEqual(['c', 'client/phone', 'd']);
    expect(layer.notes.get('d')).toBe('island 2');
    expect(layer.notes.get('a')).toBeUndefined();
    expect(layer.looks.get('client/phone')).toBe(layer.looks.get('c'));
    expect(layer.looks.get('c')).not.toBe(layer.looks.get('a'));
    expect(layer.facts[0]).toMatch(/^2 islands\. /);
  });

  it('counts nodes linked through a relay as one island', () => {
    const nodes = [
      node('relay', { address: '10.0.0.1', isRelay: true, relayAddresses: ['10.0.0.2'] }),
      node('leaf', { address: '10.0.0.2', isRelayed: true }),
      node('a'),
    ];
    const { topology, acl } = networkOf(nodes);
    expect(rulesLayer(topology, acl).facts[0]).toMatch(/^No islands\. /);
  });

  it('does not count isolated nodes as islands', () => {
    const { topology, acl } = networkOf(
      [node('a'), node('b'), node('c')],
      bothWays([
        ['a', 'b'],
        ['a', 'c'],
      ]),
    );
    const layer = rulesLayer(topology, acl);
    expect(counts(layer)).toEqual({ oneWay: 0 });
    expect(layer.looks.get('a')).toBe('off');
  });

  it('draws a one-way pair as such, and not as a blocked pair', () => {
    const { topology, acl } = networkOf(
      [node('a'), node('b'), node('c'), node('d')],
      [['a', 'b'], ...bothWays([['b', 'c']])],
    );
    const layer = rulesLayer(topology, acl);
    const drawn = withLayer(visibleGraphOf(topology), layer);
    expect(layer.lines).toEqual([{ from: 'b', to: 'a', kind: 'oneWay' }]);
    expect(drawn.blocked.map(({ from, to }) => [from, to])).toEqual([['b', 'c']]);
    expect([...highlightedBy(topology, 'oneWay', layer)]).toEqual(['a', 'b']);
    expect(counts(layer)).toEqual({ oneWay: 1 });
    expect([...layer.keysOf]).toEqual([
      ['b', ['oneWay']],
      ['a', ['oneWay']],
    ]);
    expect(layer.facts).toHaveLength(1);
  });

  it('limits the number of one-way pairs drawn', () => {
    const nodes = Array.from({ length: 30 }, (_, at) => node(`n${at}`));
    const blocked = nodes.flatMap(({ id }, at) =>
      nodes.slice(at + 1).map((other) => [id, other.id] as const),
    );
    const { topology, acl } = networkOf(nodes, blocked);
    const layer = rulesLayer(topology, acl);
    expect(layer.lines).toHaveLength(400);
    expect(counts(layer)).toEqual({ oneWay: 435 });
    expect(layer.facts.at(-1)).toBe('Showing 400 of 435 one-way pairs.');
  });
});

describe('table rows', () => {
  const said = ({ rows }: { rows: ReadonlyMap<string, string> }) => [...rows];

  it('describe isolation, one-way pairs, islands and blocked pairs', () => {
    const apart = bothWays(
      ['a', 'b'].flatMap((item) => ['c', 'd', 'e'].map((other) => [item, other] as const)),
    );
    const alone = bothWays(['a', 'b', 'c', 'd', 'e'].map((item) => ['x', item] as const));
    const ids = ['a', 'b', 'c', 'd', 'e', 'x'];
    const { topology, acl } = networkOf(
      ids.map((id) => node(id, { isIngressGateway: id === 'c' })),
      [...apart, ...alone, ['d', 'e']],
    );
    expect(said(rulesLayer(topology, acl))).toEqual([
      ['x', 'Isolated: blocked from all nodes'],
      ['d', 'Island 1, 1 one-way pair, some pairs blocked'],
      ['e', 'Island 1, 1 one-way pair, some pairs blocked'],
      ['a', 'Island 2, some pairs blocked'],
      ['b', 'Island 2, some pairs blocked'],
      ['c', 'Island 1, some pairs blocked'],
      ['client/phone', 'Island 1'],
    ]);
  });

  it('are sorted by health', () => {
    const states = [node('a'), node('b', { lastCheckIn: NOW - HOUR }), node('c', { isPending: true })];
    expect(said(healthLayer(networkOf(states).topology))).toEqual([
      ['b', ''],
      ['c', ''],
      ['a', ''],
    ]);
  });

  it('describe lost connections and traffic', () => {
    const { topology } = networkOf([node('a'), node('b'), node('c'), node('d')]);
    const report = (peerId: string, isConnected: boolean) =>
      aPeer({ peerId, isConnected, latency: 12.4, totalSent: 2000, totalReceived: 0 });
    const metrics: Metrics = new Map([
      [
        'a',
        someNodeMetrics({ id: 'a', name: 'a', network: 'prod-eu' }, [report('b', true), report('c', false)]),
      ],
    ]);
    expect(said(trafficLayer(topology, metrics))).toEqual([
      ['a', 'Not connected to 1 peer, 2.00 KiB with 1, up to 12 ms'],
      ['c', 'Not connected to 1 peer'],
      ['b', '2.00 KiB with 1 peer, up to 12 ms'],
    ]);
  });

  it('are empty without data', () => {
    expect(said(emptyLayer('traffic', 'not read'))).toEqual([]);
  });
});

describe('the health layer', () => {
  const { topology } = networkOf(
    [node('a'), node('b', { lastCheckIn: NOW - HOUR }), node('c', { isIngressGateway: true })],
    bothWays([['a', 'c']]),
  );

  it('colours nodes by state, and names unhealthy states', () => {
    const layer = healthLayer(topology);
    expect(Object.fromEntries(layer.looks)).toEqual({
      a: 'healthy',
      b: 'error',
      c: 'healthy',
      'client/phone': 'off',
    });
    expect(Object.fromEntries(layer.notes)).toEqual({ b: 'error' });
    expect([...highlightedBy(topology, 'healthy', layer)]).toEqual(['a', 'c']);
  });

  it('does not show ACLs', () => {
    const drawn = withLayer(visibleGraphOf(topology), healthLayer(topology));
    expect(drawn.blocked).toEqual([]);
    expect(drawn.isolated.size).toBe(0);
  });
});

describe('the traffic layer', () => {
  const report = (peerId: string, changes: Partial<PeerMetrics>) =>
    aPeer({ peerId, latency: 10, totalSent: 0, totalReceived: 0, ...changes });
  const metricsOf = (reports: Record<string, readonly PeerMetrics[]>): Metrics =>
    new Map(
      Object.entries(reports).map(([id, peers]) => [
        id,
        someNodeMetrics({ id, name: id, network: 'prod-eu' }, peers),
      ]),
    );
  const { topology } = networkOf([node('a'), node('b'), node('c', { isIngressGateway: true })]);
  const metrics = metricsOf({
    a: [report('b', { totalSent: 2_000_000 }), report('c', { latency: 90, totalSent: 10 })],
    b: [report('a', { totalSent: 500 }), report('c', { latency: 200 })],
    c: [report('b', { isConnected: false }), report('phone', { latency: 170, totalSent: 40_000 })],
    gone: [report('a', {})],
  });

  it('draws each measured pair once, with the worse speed and the width of its traffic', () => {
    const { lines } = trafficLayer(topology, metrics);
    expect(lines).toEqual([
      { from: 'b', to: 'c', kind: 'down', level: 1 },
      { from: 'a', to: 'b', kind: 'near', level: 5 },
      { from: 'c', to: 'client/phone', kind: 'far', level: 4 },
      { from: 'a', to: 'c', kind: 'middling', level: 1 },
    ]);
  });

  it('draws equal traffic with a middle width', () => {
    const equal = metricsOf({ a: ['b', 'c'].map((id) => report(id, { totalSent: 500 })) });
    expect(trafficLayer(topology, equal).lines.map(({ level }) => level)).toEqual([3, 3]);
  });

  it('leaves out reports of offline nodes', () => {
    const silent = networkOf([node('a', { lastCheckIn: NOW - 9 * 24 * HOUR }), node('b'), node('c')]);
    const layer = trafficLayer(silent.topology, metrics);
    expect(layer.lines.map(({ from, to }) => `${from} ${to}`)).toEqual(['b c', 'b a']);
    expect(layer.facts.at(-1)).toBe('Not included because their reports are out of date: a.');
  });

  it('counts pairs, highlights their nodes, and explains the width', () => {
    const layer = trafficLayer(topology, metrics);
    expect(counts(layer)).toEqual({ near: 1, middling: 1, far: 1, down: 1 });
    expect([...highlightedBy(topology, 'down', layer)]).toEqual(['b', 'c']);
    expect(layer.facts).toEqual(['Line width shows traffic in both directions, from 10 B to 2.00 MiB.']);
  });

  it('replaces links of peers if there is any data', () => {
    const kinds = (layer: ReturnType<typeof trafficLayer>) =>
      new Set(withLayer(visibleGraphOf(topology), layer).links.map(({ kind }) => kind));
    expect([...kinds(trafficLayer(topology, metrics))]).toEqual(['client']);
    expect([...kinds(emptyLayer('traffic', 'not read'))].toSorted()).toEqual(['client', 'mesh']);
  });

  it('limits the number of lines', () => {
    const many = Array.from({ length: 40 }, (_, index) => node(`n${index}`));
    const all = metricsOf(
      Object.fromEntries(
        many.map(({ id }) => [
          id,
          many.flatMap((peer, index) => (peer.id === id ? [] : [report(peer.id, { totalSent: index })])),
        ]),
      ),
    );
    const layer = trafficLayer(networkOf(many).topology, all);
    expect(layer.lines).toHaveLength(60);
    expect(layer.facts[1]).toBe('Showing the 60 busiest of 780 connected pairs.');
  });

  it('shows a count for nodes with many lost connections', () => {
    const many = Array.from({ length: 12 }, (_, index) => node(`n${index}`));
    const all = metricsOf({ n0: many.slice(1).map(({ id }) => report(id, { isConnected: false })) });
    const layer = trafficLayer(networkOf(many).topology, all);
    expect(layer.lines).toEqual([]);
    expect(counts(layer)).toEqual({ down: 11 });
    expect(Object.fromEntries(layer.notes)).toEqual({ n0: 'not connected to 11' });
  });
});
