import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { branchGraph, officeGraph, type GraphFixture } from '../../../../mocks/fixtures/graphs.ts';
import { aPeer, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { visibleGraphOf } from '../../../domain/graph/visibleGraph.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { clientsByGateway } from '../../../domain/actions/known.ts';
import { nodePaths } from '../../nodes/nodePaths.ts';
import type { Fact, PanelContext } from './nodePanelView.ts';
import { linkedItems } from './PanelLists.tsx';
import { panelView } from './panelView.ts';

const admin = createViewer(aSessionUser(), true, []);

function around(
  { netid, nodes, clients }: GraphFixture,
  isPointToSite: boolean,
  blocked: readonly (readonly [string, string])[] = [],
): PanelContext {
  const idOf = (name: string) => nodes.find((node) => node.name === name)?.id ?? '';
  const acl = anAclMatrix(
    nodes.map(({ id }) => id),
    blocked.map(([from, to]) => [idOf(from), idOf(to)] as const),
  );
  return {
    topology: aTopology({ nodes, clients, acl, isPointToSite }),
    groups: [],
    viewer: admin,
    networks: new Map([[netid, aNetwork({ netid, isPointToSite })]]),
    nodes,
    clients: clientsByGateway(clients),
    switching: new Set(),
    places: nodePaths,
  };
}

const office = around(officeGraph, false, [['hq-gw', 'hq-cam']]);
const branch = around(branchGraph, true, [['branch-malmo', 'pdx-gw-01']]);
const idIn = ({ topology }: PanelContext, name: string) =>
  topology.nodes.find(({ label }) => label === name)?.id;

function nodePanel(name: string, surroundings = office) {
  const view = panelView(chosen(idIn(surroundings, name)), surroundings);
  if (view.kind !== 'node') throw new Error(`${name} has no panel of a node`);
  return view;
}

const chosen = (selected: string | undefined) => ({ selected, highlighted: undefined, isFailing: false });
const pairsOf = (facts: readonly Fact[]) => facts.map(({ label, values }) => [label, ...values]);

describe('a node', () => {
  it('has addresses, key, ID, system and version', () => {
    const facts = pairsOf(nodePanel('hq-gw').facts);
    expect(facts.map(([label]) => label)).toEqual([
      'Endpoint',
      'Addresses',
      'Public key',
      'ID',
      'System',
      'Version',
    ]);
    expect(facts).toContainEqual(['Addresses', '10.30.0.2']);
  });

  it('shows how many allowed peers are connected, but not with metrics of another node', () => {
    const id = idIn(office, 'hq-gw') ?? '';
    const peers = ['files', 'voip', 'mtg-oslo', 'hq-cam'].map((name) => idIn(office, name) ?? '');
    const measured = someNodeMetrics(
      { id, name: 'hq-gw', network: 'office' },
      peers.map((peerId, index) => aPeer({ peerId, isConnected: index < 2 })),
    );
    const measuredBy = (nodeId: string) =>
      pairsOf(nodePanel('hq-gw', { ...office, measured: { ...measured, nodeId } }).reach);
    expect(measuredBy(id)).toContainEqual(['Peers connected', '2 of 3 (measured)']);
    expect(measuredBy('another').map(([label]) => label)).not.toContain('Peers connected');
  });

  it('marks metrics of an offline node as last known', () => {
    const silent = around(
      {
        ...officeGraph,
        nodes: officeGraph.nodes.map((node) => ({
          ...node,
          ...(node.name === 'hq-gw' && { lastCheckIn: 1 }),
        })),
      },
      false,
    );
    const id = idIn(silent, 'hq-gw') ?? '';
    const reports = [aPeer({ peerId: idIn(silent, 'files') ?? '' })];
    const measured = someNodeMetrics({ id, name: 'hq-gw', network: 'office' }, reports);
    expect(pairsOf(nodePanel('hq-gw', { ...silent, measured }).reach)).toContainEqual([
      'Peers connected',
      '1 of 1 (last known)',
    ]);
  });

  it('shows allowed peers, blocked peers and relays', () => {
    expect(pairsOf(nodePanel('hq-gw').reach)).toEqual([
      ['Peers allowed', '17 of 18, 1 offline'],
      ['Blocked by ACL', 'hq-cam'],
    ]);
    expect(pairsOf(nodePanel('door-ctl').reach)).toEqual([['Through a relay', 'relay-s']]);
  });

  it('that is blocked from its relay has lost its only connection', () => {
    const view = nodePanel('door-ctl', around(officeGraph, false, [['door-ctl', 'relay-s']]));
    expect(pairsOf(view.reach)).toEqual([['Blocked by ACL', 'relay-s, its only connection']]);
    expect(view.figure).toMatchObject({ kind: 'relayed', isIsolated: true });
  });

  it('can become the hub only where there is one', () => {
    const rolesOf = (view: ReturnType<typeof nodePanel>) => view.roles.map(({ control }) => control.role);
    expect(rolesOf(nodePanel('hq-gw'))).not.toContain('hub');
    expect(rolesOf(nodePanel('pdx-gw-01', branch))).toContain('hub');
  });

  it('of the server can be neither deleted nor edited in the ACLs', () => {
    const asServer = (node: Node) => (node.name === 'files' ? { ...node, isServer: true } : node);
    const view = nodePanel(
      'files',
      around({ ...officeGraph, nodes: officeGraph.nodes.map(asServer) }, false),
    );
    expect(view.offers.remove.obstacle).toBe('The server’s own node can’t be deleted');
    expect(view.acls).toMatchObject({ href: undefined });
  });

  it('has metrics only in the enterprise edition', () => {
    expect(nodePanel('hq-gw').metricsHref).toBe(`/metrics/office/${idIn(office, 'hq-gw')}`);
    const community = { ...office, viewer: createViewer(aSessionUser(), false, []) };
    expect(nodePanel('hq-gw', community).metricsHref).toBeUndefined();
  });
});

it('shows a client with ID, addresses and type', () => {
  expect(panelView(chosen('client/mira-phone'), office)).toMatchObject({
    kind: 'item',
    name: 'mira-phone',
    kindName: 'External client',
    facts: [
      { label: 'ID', values: ['office/mira-phone'] },
      { label: 'Addresses', values: ['10.30.0.200'] },
      { label: 'Owner', values: [] },
      { label: 'Type', values: ['External client'] },
    ],
  });
});

it('shows a range', () => {
  expect(panelView(chosen('range/10.48.0.0/16'), office)).toMatchObject({
    kind: 'item',
    name: '10.48.0.0/16',
  });
});

describe('with nothing selected', () => {
  it.each([undefined, 'gone'])('(%s) the panel is the legend', (selected) => {
    expect(panelView(chosen(selected), office)).toMatchObject({ kind: 'legend', facts: [] });
  });

  it('counts isolated nodes and blocked pairs', () => {
    expect(panelView(chosen(undefined), office)).toMatchObject({
      legend: { rules: [{ count: 0 }, { key: 'blocked', count: 2 }, { key: 'open', count: 20 }] },
      blockedPairs: '1 blocked pair.',
    });
  });

  it('names the hub and the nodes blocked from it', () => {
    expect(panelView(chosen(undefined), branch)).toMatchObject({
      facts: [
        { label: 'Hub', values: ['pdx-gw-01'] },
        { label: 'Blocked from the hub', values: ['branch-malmo'] },
      ],
    });
  });
});

it('lists items attached to a node before its peers', () => {
  const linked = linkedItems(office.topology, idIn(office, 'hq-gw') ?? '');
  expect(linked.slice(0, 4).map(({ label, kind }) => [label, kind])).toEqual([
    ['jonas-mbp', 'client'],
    ['mira-phone', 'client'],
    ['10.48.0.0/16', 'range'],
    ['build-a', 'mesh'],
  ]);
  expect(linked).toHaveLength(20);
});

it('shows the states of a group’s members, the worst first', () => {
  const members = [
    aNode({ network: 'big', name: 'ams-1' }),
    aNode({ network: 'big', name: 'ams-2', lastCheckIn: 0 }),
    aNode({ network: 'big', name: 'ams-3' }),
    aNode({ network: 'big', name: 'ams-4' }),
  ];
  const surroundings = around({ netid: 'big', nodes: members, clients: [], positions: new Map() }, false, [
    ['ams-3', 'ams-4'],
  ]);
  const { groups } = visibleGraphOf(surroundings.topology, { limit: { links: 1, nodes: 1 } });
  expect(panelView(chosen('group/normal/ams'), { ...surroundings, groups })).toMatchObject({
    kind: 'group',
    name: '4 nodes called ams…',
    isOpen: false,
    facts: [
      { label: 'Error', values: ['1'] },
      { label: 'Healthy', values: ['3'] },
      { label: 'With blocked pairs', values: ['2'] },
    ],
    members: [
      { label: 'ams-2', how: 'error' },
      { label: 'ams-3', how: 'blocked pairs' },
      { label: 'ams-4', how: 'blocked pairs' },
      { label: 'ams-1', how: '' },
    ],
  });
});
