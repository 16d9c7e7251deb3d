import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { officeGraph } from '../../../../mocks/fixtures/graphs.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aTopology, type TopologyOptions } from '../../../../mocks/fixtures/topology.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { visibleGraphOf } from '../../../domain/graph/visibleGraph.ts';
import { paths } from '../../../domain/paths.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { nodePaths } from '../../nodes/nodePaths.ts';
import { isLinkShown, linksAmong, readGraphQuery, writeGraphQuery } from './graphQuery.ts';
import { graphView } from './graphView.ts';

type Changes = Partial<Parameters<typeof graphView>[1]> & GivenRecords;

function viewOf(source: Partial<TopologyOptions> = {}, changes: Changes = {}) {
  const { nodes, clients } = officeGraph;
  const acl = anAclMatrix(nodes.map(({ id }) => id));
  const topology = aTopology({ nodes, clients, acl, ...source });
  const records = recordsOf({
    viewer: createViewer(aSessionUser(), true, []),
    nodes: ready(nodes),
    networks: ready([aNetwork({ netid: 'office' })]),
    clients: ready(clients),
    ...changes,
  });
  return graphView(records, {
    netid: 'office',
    acls: ready(acl),
    topology,
    drawn: visibleGraphOf(topology),
    positions: undefined,
    core: 0,
    path: undefined,
    marks: undefined,
    isArranging: true,
    query: new URLSearchParams(),
    places: nodePaths,
    ...changes,
  });
}

it('shows everything in the network', () => {
  expect(viewOf()).toMatchObject({
    status: 'ready',
    heading: 'Graph of office',
    counts: '22 nodes, 8 clients, 4 ranges',
    notice: undefined,
    notDrawn: undefined,
    panel: { kind: 'legend' },
  });
});

it.each([
  ['loading', { nodes: { status: 'loading' } }],
  ['loading', { topology: undefined, drawn: undefined }],
  ['failed', { nodes: { status: 'failed', failure: { kind: 'timeout' } } }],
] as const)('is %s with %o', (status, changes) => {
  expect(viewOf({}, changes).status).toBe(status);
});

it('names the network without nodes', () => {
  expect(viewOf({ nodes: [], clients: [] })).toEqual({
    status: 'empty',
    heading: 'Graph of office',
    fact: 'No nodes yet',
    text: 'Nodes appear here once they join the network.',
    href: '/graphs',
    label: 'Select network',
  });
});

it('keeps the selected node up to date', () => {
  const [node] = officeGraph.nodes;
  const query = new URLSearchParams({ selected: node?.id ?? '' });
  const renamed = officeGraph.nodes.map((item) => (item === node ? { ...item, name: 'new-name' } : item));
  const view = viewOf({ nodes: renamed }, { nodes: ready(renamed), query });
  expect(view).toMatchObject({ panel: { kind: 'node', node: { name: 'new-name' } } });
});

describe('a notice', () => {
  it('says that the graph ignores ACLs that the viewer can’t see', () => {
    const guest = aViewerAt({ office: 0 }, { isEE: false });
    expect(viewOf({}, { viewer: guest })).toMatchObject({
      notice: { fact: 'Only administrators can view ACLs.' },
    });
  });

  it('says whose nodes are shown if there may be others', () => {
    const owner = aViewerAt({ office: 1 }, { nodes: officeGraph.nodes.map(({ id }) => id) });
    expect(viewOf({}, { viewer: owner })).toMatchObject({
      notice: { fact: 'You can see only your own nodes.' },
    });
  });

  it.each([
    [
      'users who see only their own nodes nothing about the network',
      aViewerAt({ office: 2 }),
      'You have no nodes here',
      '/prouser/office',
    ],
    ['administrators when nodes will appear', aViewerAt({ office: 0 }), 'No nodes yet', '/graphs'],
    ['users that a network is not theirs', aViewerAt({}), 'Network not found', '/graphs'],
  ])('without nodes tells %s', (_, who, fact, href) => {
    const nodes = ready([]);
    expect(viewOf({ nodes: [] }, { viewer: who, nodes })).toMatchObject({
      status: 'empty',
      fact,
      href,
    });
  });

  it('says that the ACLs are loading', () => {
    expect(viewOf({ acl: undefined }, { acls: { status: 'loading' } })).toMatchObject({
      notice: {
        fact: 'Loading ACLs…',
        advice: 'Blocked pairs aren’t shown.',
      },
    });
  });

  it('says why the ACLs failed to load', () => {
    const acls = {
      status: 'failed',
      failure: { kind: 'rejected', status: 500, message: 'no rules' },
    } as const;
    expect(viewOf({ acl: undefined }, { acls })).toMatchObject({
      notice: { advice: 'no rules. Blocked pairs aren’t shown.' },
    });
  });

  it('says that a point-to-site network has no hub', () => {
    expect(viewOf({ isPointToSite: true })).toMatchObject({
      notice: { fact: 'This network has no hub.' },
    });
  });
});

it('draws everything and selects nothing by default', () => {
  expect(readGraphQuery(new URLSearchParams())).toEqual({
    selected: undefined,
    shape: 'graph',
    search: '',
    layer: 'roles',
    draft: undefined,
    links: [],
    highlighted: undefined,
    isFailing: false,
    focus: undefined,
  });
});

it.each([
  {
    selected: 'range 10.0.0.0/8',
    shape: 'table',
    search: 'a b',
    layer: 'traffic',
    draft: 'after',
    links: ['clients', 'ranges'],
    highlighted: 'isolated',
    isFailing: true,
    focus: { id: 'client/phone', other: 'range/10.0.0.0/8' },
  },
  {
    selected: undefined,
    shape: 'graph',
    search: '',
    layer: 'roles',
    draft: undefined,
    links: [],
    highlighted: undefined,
    isFailing: false,
    focus: undefined,
  },
] as const)('is read as it was written: %o', (query) => {
  expect(readGraphQuery(writeGraphQuery(new URLSearchParams(), query))).toEqual(query);
});

it('reads the draft from the address used by the ACL page', () => {
  const { search } = new URL(paths.draftedGraph('office'), 'http://console.invalid');
  expect(readGraphQuery(new URLSearchParams(search))).toMatchObject({ layer: 'rules', draft: 'after' });
});

it('keeps other parameters of the address, and removes those that are not set', () => {
  const before = new URLSearchParams(
    'page=2&selected=x&show=table&search=y&layer=rules&links=peers&focus=x&draft=after',
  );
  const after = writeGraphQuery(before, {
    selected: undefined,
    shape: 'graph',
    search: ' ',
    layer: 'roles',
    draft: undefined,
    links: [],
    highlighted: undefined,
    isFailing: false,
    focus: undefined,
  });
  expect(after.toString()).toBe('page=2');
});

it('treats no kind of link and every kind as all', () => {
  expect(linksAmong(['ranges', 'peers', 'nonsense'])).toEqual(['peers', 'ranges']);
  expect(linksAmong(['peers', 'relayed', 'clients', 'ranges'])).toEqual([]);
  expect(isLinkShown([], 'client')).toBe(true);
});

it.each([
  ['mesh', true],
  ['hub', true],
  ['relay', false],
  ['client', false],
  ['range', false],
] as const)('among links of peers are those of a %s: %s', (kind, isShown) => {
  expect(isLinkShown(['peers'], kind)).toBe(isShown);
});
