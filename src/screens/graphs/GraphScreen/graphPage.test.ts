import { describe, expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { someMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import { layerMessages } from '../../../domain/graph/layers/layer.ts';
import type { QueriedPath } from '../../../domain/graph/overlay.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { structuralShare } from '../../../domain/structuralSharing.ts';
import { targetOf, focusGraph, graphDraft, graphLayer, graphPage, networkGraph } from './graphPage.ts';

const admin = createViewer(aSessionUser(), true, []);
const community = createViewer(aSessionUser(), false, []);
const user = createViewer(aSessionUser({ isAdmin: false }), true, []);

const few = [
  aNode({
    id: 'gw',
    name: 'gw',
    isIngressGateway: true,
    isEgressGateway: true,
    egressRanges: ['10.48.0.0/16'],
  }),
  aNode({ id: 'a', name: 'a' }),
  aNode({ id: 'b', name: 'b' }),
];
const netid = few[0]?.network ?? '';
const phone = anExternalClient({ clientId: 'phone', ingressGatewayId: 'gw' });
const source = { nodes: few, clients: [phone], acl: undefined, now: NOW };
const rules = anAclMatrix(['gw', 'a', 'b']);
const graph = networkGraph(netid, aNetwork({ netid }), source);

describe('the graph of a network', () => {
  it.each([
    ['a mesh', aNetwork({ netid }), false, false],
    ['a point-to-site network', aNetwork({ netid, isPointToSite: true }), false, true],
    ['a network that this viewer can’t see, by its hub', undefined, true, true],
    ['a network that this viewer can’t see, without a hub', undefined, false, false],
  ])('is that of %s', (_, network, isHub, isPointToSite) => {
    const nodes = few.map((node) => ({ ...node, isHub: isHub && node.id === 'a' }));
    expect(networkGraph(netid, network, { ...source, nodes }).topology.isPointToSite).toBe(isPointToSite);
  });

  const many = manyNodes(240);
  const [first, ...others] = many;
  const ids = many.map(({ id }) => id);
  const largeGraph = (changes: Partial<Parameters<typeof networkGraph>[2]> = {}) =>
    networkGraph(first?.network ?? '', undefined, { ...source, nodes: many, clients: [], ...changes });

  it('keeps nodes, structure, groups and layout when ACLs load', () => {
    const before = largeGraph();
    const acl = anAclMatrix(ids, [[ids[0] ?? '', ids[1] ?? '']]);
    const { topology, groups, layout } = structuralShare(before, largeGraph({ acl }), 4);
    expect(topology.rules).toMatchObject({ blockedPairs: 1 });
    expect(topology.mesh.linkCount).toBe(before.topology.mesh.linkCount - 1);
    expect(topology.nodes).toBe(before.topology.nodes);
    expect(topology.structure).toBe(before.topology.structure);
    expect(groups).toBe(before.groups);
    expect(groups.length).toBeGreaterThan(0);
    expect(layout).toBe(before.layout);
  });

  it('does not depend on the order of nodes in a poll', () => {
    const before = largeGraph();
    expect(structuralShare(before, largeGraph({ nodes: many.toReversed() }), 4)).toBe(before);
  });

  it('replaces one item after a poll with one changed node', () => {
    const before = largeGraph();
    const nodes = first ? [{ ...first, lastCheckIn: 0 }, ...others] : [];
    const { topology, layout } = structuralShare(before, largeGraph({ nodes }), 4);
    const changed = topology.nodes.filter((item) => !before.topology.nodes.includes(item));
    expect(changed.map(({ id }) => id)).toEqual([first?.id]);
    expect(topology.mesh).toBe(before.topology.mesh);
    expect(layout).toBe(before.layout);
  });
});

describe('the page', () => {
  const nothing = { asked: undefined, affected: undefined };
  const affected = { cutOff: ['a'], losing: [], ranges: [] };
  const stops = ['a', 'b'].map((key) => ({ key, name: key }));

  it.each([
    ['nothing', undefined, nothing, undefined, undefined],
    [
      'the path of a Why query',
      undefined,
      { asked: { stops, breakAt: 1 } },
      { ids: ['a', 'b'], breakAt: 1 },
      undefined,
    ],
    [
      'items affected by the failure of the selected node',
      'gw',
      { affected },
      undefined,
      { a: 'cutOff', gw: 'failed' },
    ],
    ['nothing without a selected node', undefined, { affected }, undefined, undefined],
  ])('marks %s', (_, selected, marked, path, marks) => {
    const page = graphPage(graph, selected, undefined, { ...nothing, ...marked });
    expect(page.path).toEqual(path);
    expect(page.marks && Object.fromEntries(page.marks)).toEqual(marks);
    expect(page.drawn.nodes).toHaveLength(5);
  });

  it('draws marked items outside their group', () => {
    const nodes = manyNodes(240);
    const [one] = nodes;
    const large = networkGraph(one?.network ?? '', undefined, { ...source, nodes });
    const drawnIds = (asked: QueriedPath | undefined) =>
      graphPage(large, undefined, undefined, { ...nothing, asked }).drawn.nodes.map(({ id }) => id);
    const drawn = new Set(drawnIds(undefined));
    const grouped = nodes.flatMap(({ id }) => (drawn.has(id) ? [] : [id])).slice(0, 2);
    const path = { stops: grouped.map((key) => ({ key, name: key })), breakAt: undefined };
    expect(drawnIds(path)).toEqual(expect.arrayContaining(grouped));
    expect(grouped).toHaveLength(2);
  });
});

describe('the layer', () => {
  const { topology } = graph;
  const measured = ready(someMetrics(few));
  const known = { acl: rules, drafted: undefined, side: 'before', measured } as const;

  it.each([
    ['roles', admin, undefined],
    ['health', admin, 'health'],
    ['rules', admin, 'rules'],
    ['rules', user, undefined],
    ['traffic', admin, 'traffic'],
    ['traffic', community, undefined],
  ] as const)('%s for %o is %s', (id, viewer, expected) => {
    expect(graphLayer(id, viewer, topology, known)?.id).toBe(expected);
  });

  it.each([
    ['rules', { acl: undefined }, layerMessages.noRules],
    ['traffic', { measured: undefined }, layerMessages.tooMany],
    ['traffic', { measured: { status: 'loading' } }, layerMessages.reading],
    ['traffic', { measured: { status: 'failed', failure: { kind: 'timeout' } } }, layerMessages.unread],
  ] as const)('%s with %o says why it is empty', (id, changes, reason) => {
    expect(graphLayer(id, admin, topology, { ...known, ...changes })).toMatchObject({
      rows: new Map(),
      facts: [reason],
    });
  });

  it('shows what a draft changes', () => {
    const edit = togglePair(editAcls(rules), 0, 1);
    const draft = graphDraft(rules, edit, { nodes: few, clients: [], isPointToSite: false });
    expect(draft?.impact).toMatchObject({ changes: 1, blocked: 1 });
    const layer = graphLayer('rules', admin, topology, {
      ...known,
      drafted: draft?.rules,
      side: 'after',
    });
    expect(layer?.lines).toEqual([{ from: 'gw', to: 'a', kind: 'draftBlocks' }]);
  });
});

it.each([
  ['unknown ACLs', undefined, editAcls(rules)],
  ['no edit', rules, undefined],
  ['an edit without changes', rules, editAcls(rules)],
])('there is no draft with %s', (_, acl, edit) => {
  expect(graphDraft(acl, edit, { nodes: few, clients: [], isPointToSite: false })).toBeUndefined();
});

describe('the focus', () => {
  const { topology } = graph;

  it.each([
    ['a', { kind: 'node', node: few[1] }],
    ['client/phone', { kind: 'client', client: phone }],
    ['range/10.48.0.0/16', { kind: 'address', address: '10.48.0.0/16', network: netid }],
    ['nobody', undefined],
  ])('is on %s', (id, end) => {
    expect(targetOf(topology, netid, id)).toEqual(end);
  });

  const ruled = networkGraph(netid, aNetwork({ netid }), { ...source, acl: rules }).topology;
  const reach = {
    source: {
      networks: [aNetwork({ netid })],
      nodes: few,
      clients: [phone],
      acls: new Map([[netid, rules]]),
      metrics: undefined,
    },
    now: NOW,
  };
  const one = { id: 'a', other: undefined };
  const pair = { id: 'a', other: 'b' };
  const known = { opened: undefined, reach, rows: undefined };

  it.each([
    ['waits for the reachability of an item', one, { rows: 'loading' }, undefined],
    ['is drawn without reachability if it is unavailable', one, {}, 'rings'],
    ['waits for the reachability between two items', pair, { reach: undefined }, undefined],
    ['draws the paths between two items', pair, {}, 'paths'],
    ['draws nothing for an unknown item', { id: 'a', other: 'nobody' }, {}, undefined],
  ] as const)('%s', (_, focus, changes, shape) => {
    expect(focusGraph(netid, ruled, focus, { ...known, ...changes })?.shape).toBe(shape);
  });
});
