import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../mocks/fixtures/topology.ts';
import type { Node } from '../node/node.ts';
import type { ReachRow } from '../reach/report/reachOf.ts';
import { focusOn, type FocusGraph } from './focus.ts';
import { relationText } from './graphText.ts';
import { pathOverlay, pathsBetween } from './overlay.ts';

const node = (id: string, changes: Partial<Node> = {}) => aNode({ id, name: id, ...changes });
const gateway = node('gw', { isIngressGateway: true, isEgressGateway: true, egressRanges: ['10.48.0.0/16'] });
const relay = node('relay', { address: '10.1.0.1', isRelay: true, relayAddresses: ['10.1.0.2'] });
const leaf = node('leaf', { address: '10.1.0.2', isRelayed: true });
const phone = anExternalClient({ clientId: 'phone', ingressGatewayId: 'gw' });

function topologyWith(nodes: readonly Node[], blocked: readonly (readonly [string, string])[] = []) {
  return aTopology({ nodes, clients: [phone], blocked });
}

const small = [gateway, relay, leaf, node('a'), node('b'), node('c')];

function row(changes: Pick<ReachRow, 'key' | 'kind' | 'name'> & Partial<ReachRow>): ReachRow {
  return {
    address: '',
    verdict: 'blocked',
    title: 'Blocked',
    reason: 'rule of a',
    group: 'acl',
    path: '',
    isContradicted: false,
    measured: undefined,
    isEnabled: undefined,
    ...changes,
  };
}

const shown = (graph: FocusGraph | undefined) => ({
  edges: graph?.edges.map((edge) => edge.join(' > ')).toSorted(),
  outer: graph?.outer,
});

describe('the focus on a node', () => {
  it('has peers around the node, and items of gateways and relays behind them', () => {
    expect(shown(focusOn(topologyWith(small), 'a', []))).toEqual({
      edges: [
        'a > b',
        'a > c',
        'a > gw',
        'a > relay',
        'gw > range/10.48.0.0/16',
        'relay > leaf',
        'gw > client/phone',
      ].toSorted(),
      outer: [],
    });
  });

  it('has unreachable items outermost with the reason, even if they are linked', () => {
    const rows = [
      row({ key: 'b', kind: 'node', name: 'b' }),
      row({ key: 'prod-eu/phone', kind: 'client', name: 'phone', verdict: 'noPath', reason: 'disabled' }),
      row({ key: '10.48.0.0/16', kind: 'range', name: '10.48.0.0/16', reason: 'no return path' }),
      row({ key: 'c', kind: 'node', name: 'c', verdict: 'silent' }),
    ];
    const graph = focusOn(topologyWith(small), 'a', rows);
    expect(shown(graph)).toEqual({
      edges: ['a > c', 'a > gw', 'a > relay', 'relay > leaf'],
      outer: ['range/10.48.0.0/16', 'b', 'client/phone'],
    });
    expect(graph?.drawn.relations?.get('client/phone')).toEqual({ at: 'unreached', reason: 'disabled' });
    expect(graph?.drawn.blocked.map(({ to }) => to)).toEqual(graph?.outer);
  });

  it('uses the ACLs without reachability', () => {
    const graph = focusOn(topologyWith(small, [['a', 'b']]), 'a', undefined);
    expect(graph?.outer).toEqual(['b']);
    expect(graph?.drawn.relations?.get('b')).toEqual({ at: 'unreached', reason: 'blocked by ACL' });
  });

  it('describes the relation of each item, from the middle outwards', () => {
    const rows = [row({ key: 'b', kind: 'node', name: 'b' })];
    const standing = focusOn(topologyWith(small), 'a', rows)?.drawn.relations;
    expect([...(standing ?? [])].map(([id, one]) => [id, relationText(one)])).toEqual([
      ['a', 'In focus'],
      ['gw', 'Peer'],
      ['relay', 'Peer'],
      ['c', 'Peer'],
      ['leaf', 'Behind relay'],
      ['client/phone', 'Behind gw'],
      ['range/10.48.0.0/16', 'Behind gw'],
      ['b', 'Unreachable: rule of a'],
    ]);
  });

  it('has the gateway around a client, and the peers of the gateway behind it', () => {
    expect(shown(focusOn(topologyWith(small), 'client/phone', [])).edges).toEqual([
      'client/phone > gw',
      'gw > a',
      'gw > b',
      'gw > c',
      'gw > range/10.48.0.0/16',
      'gw > relay',
    ]);
  });

  const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`);

  it.each([
    [12, 12],
    [13, 1],
  ])('draws %i items that are unreachable for one reason as %i', (count, drawn) => {
    const rows = names(count).map((key) => row({ key, kind: 'node', name: key }));
    const topology = topologyWith(['a', ...names(13)].map((name) => node(name)));
    expect(focusOn(topology, 'a', rows)?.outer).toHaveLength(drawn);
  });

  it.each([
    [8, []],
    [9, ['focus/behind/client/gw']],
  ])('draws %i clients of a gateway in the groups %j', (count, groups) => {
    const clients = names(count).map((clientId) => anExternalClient({ clientId, ingressGatewayId: 'gw' }));
    const graph = focusOn(
      aTopology({ nodes: [node('a'), node('gw', { isIngressGateway: true })], clients }),
      'a',
      [],
    );
    expect(graph?.drawn.groups.map(({ id }) => id)).toEqual(groups);
  });

  it('is undefined for an unknown item', () => {
    expect(focusOn(topologyWith(small), 'gone', [])).toBeUndefined();
  });
});

describe('the focus in a large network', () => {
  const kinds: readonly Partial<Node>[] = [
    {},
    { isEgressGateway: true, egressRanges: ['172.16.0.0/24'] },
    { isIngressGateway: true },
    { isRelay: true },
  ];
  const nodes = Array.from({ length: 2000 }, (_, index) => {
    const kind = index % 40 < 3 ? kinds[(index % 40) + 1] : kinds[0];
    const name = `${['ams', 'ber', 'fra', 'hel', 'osl'][index % 5] ?? ''}-${index}`;
    return node(name, {
      ...kind,
      ...(kind?.egressRanges && { egressRanges: [`172.16.${index % 200}.0/24`] }),
    });
  });
  const topology = topologyWith(nodes);
  const rows = nodes
    .slice(1000, 1100)
    .map(({ id }, index) => row({ key: id, kind: 'node', name: id, group: index < 60 ? 'acl' : 'router' }));

  it('draws a few groups of peers and of reasons', () => {
    const graph = focusOn(topology, 'fra-1997', rows);
    const drawn = (graph?.drawn.nodes.length ?? 0) + (graph?.drawn.groups.length ?? 0);
    expect(drawn).toBeLessThan(40);
    expect(graph?.drawn.groups.map(({ kind, prefix, count, title }) => [kind, prefix, count, title])).toEqual(
      expect.arrayContaining([
        ['normal', 'ams', expect.any(Number), undefined],
        ['ingress', '', expect.any(Number), undefined],
        ['normal', '', 60, 'by ACL'],
        ['normal', '', 40, 'behind the same router'],
      ]),
    );
    const held = graph?.drawn.groups.flatMap(({ memberIds }) => memberIds) ?? [];
    const alone = graph?.drawn.nodes.map(({ id }) => id) ?? [];
    expect(new Set([...held, ...alone]).size).toBe(topology.nodes.length);
  });

  it('draws the items of an expanded group', () => {
    const graph = focusOn(topology, 'fra-1997', rows, new Set(['focus/unreached/behind the same router']));
    expect(graph?.outer).toHaveLength(41);
    expect(graph?.drawn.groups.filter(({ isExpanded }) => isExpanded).map(({ count }) => count)).toEqual([
      40,
    ]);
  });
});

describe('paths between two items', () => {
  const topology = topologyWith(small);
  const stop = (key: string) => ({ key, name: key });
  const way = (keys: readonly string[], breakAt?: number) => {
    const path = pathOverlay(topology, { stops: keys.map(stop), breakAt });
    return path ? [{ path, reason: 'rule of a' }] : [];
  };

  it('contain the items on the path, in both directions', () => {
    const graph = pathsBetween(topology, 'leaf', 'a', [
      ...way(['leaf', 'relay', 'a']),
      ...way(['a', 'relay', 'leaf']),
    ]);
    expect(graph?.drawn.nodes.map(({ id }) => id)).toEqual(['leaf', 'a', 'relay']);
    expect(shown(graph).edges).toEqual(['leaf > relay', 'relay > a']);
    expect(graph?.drawn.links.map(({ kind }) => kind).toSorted()).toEqual(['mesh', 'relay']);
    expect(graph?.drawn).toMatchObject({ groups: [], blocked: [], focus: { id: 'leaf', other: 'a' } });
  });

  it('are a blocked pair if there are none', () => {
    const graph = pathsBetween(topology, 'b', 'c', [
      { path: { ids: ['b'], breakAt: undefined }, reason: 'rule of b' },
    ]);
    expect(shown(graph).edges).toEqual(['b > c']);
    expect(graph?.drawn.blocked.map(({ from, to }) => [from, to])).toEqual([['b', 'c']]);
    expect(graph?.drawn.relations?.get('c')).toEqual({ at: 'unreached', reason: 'rule of b' });
  });

  it.each([
    ['a', 'gone'],
    ['gone', 'a'],
  ])('don’t exist between %s and %s', (one, other) => {
    expect(pathsBetween(topology, one, other, [])).toBeUndefined();
  });

  it('say where a path ends, and why', () => {
    const graph = pathsBetween(topology, 'leaf', 'a', way(['leaf', 'relay', 'a'], 2));
    expect(graph?.drawn.blocked.map(({ from, to }) => [from, to])).toEqual([['a', 'relay']]);
    expect([...(graph?.drawn.relations ?? [])].map(([id, one]) => [id, relationText(one)])).toEqual([
      ['leaf', 'On the path'],
      ['relay', 'On the path'],
      ['a', 'Unreachable: rule of a'],
    ]);
  });
});
