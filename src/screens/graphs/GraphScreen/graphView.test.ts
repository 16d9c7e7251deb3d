import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { officeGraph } from '../../../../mocks/fixtures/graphs.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aTopology, type Graphed } from '../../../../mocks/fixtures/topology.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { drawnOf } from '../../../domain/graph/drawn.ts';
import { paths } from '../../../domain/paths.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { nodePlaces } from '../../nodes/nodePlaces.ts';
import { isLinkShown, linksAmong, readGraphQuery, writeGraphQuery } from './graphQuery.ts';
import { graphView, type GraphInput } from './graphView.ts';

function inputOf(source: Partial<Graphed> = {}, changes: Partial<GraphInput> = {}): GraphInput {
  const { nodes, clients } = officeGraph;
  const acl = anAclMatrix(nodes.map(({ id }) => id));
  const topology = aTopology({ nodes, clients, acl, ...source });
  return {
    netid: 'office',
    nodes: ready(nodes),
    networks: ready([aNetwork({ netid: 'office' })]),
    isRefreshing: false,
    clients,
    acls: ready(acl),
    topology,
    drawn: drawnOf(topology),
    positions: undefined,
    core: 0,
    path: undefined,
    marks: undefined,
    isArranging: true,
    switching: new Set(),
    query: new URLSearchParams(),
    viewer: viewer(aSessionUser(), true, []),
    places: nodePlaces,
    ...changes,
  };
}

it('is of everything in the network', () => {
  expect(graphView(inputOf())).toMatchObject({
    status: 'ready',
    heading: 'Viewing Network Graph: office',
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
  expect(graphView(inputOf({}, changes)).status).toBe(status);
});

it('says of which network there are no nodes', () => {
  expect(graphView(inputOf({ nodes: [], clients: [] }))).toEqual({
    status: 'empty',
    heading: 'office, No nodes found',
    fact: 'Nothing to draw yet',
    text: 'Nodes appear here when they join the network.',
    href: '/graphs',
    label: 'Select network',
  });
});

it('follows the selected node through every refresh', () => {
  const [node] = officeGraph.nodes;
  const query = new URLSearchParams({ selected: node?.id ?? '' });
  const renamed = officeGraph.nodes.map((one) => (one === node ? { ...one, name: 'new-name' } : one));
  const view = graphView(inputOf({ nodes: renamed }, { nodes: ready(renamed), query }));
  expect(view).toMatchObject({ panel: { kind: 'node', node: { name: 'new-name' } } });
});

describe('a notice', () => {
  it('tells who may not read the rules that the graph is drawn without them', () => {
    const guest = aViewerAt({ office: 0 }, { isEE: false });
    expect(graphView(inputOf({}, { viewer: guest }))).toMatchObject({
      notice: { fact: 'Only administrators can read the ACLs of a network.' },
    });
  });

  it('tells whose nodes are drawn where others may be there', () => {
    const nodes = inputOf({}).nodes;
    const ids = nodes.status === 'ready' ? nodes.value.map(({ id }) => id) : [];
    const owner = aViewerAt({ office: 1 }, { nodes: ids });
    expect(graphView(inputOf({}, { viewer: owner }))).toMatchObject({
      notice: { fact: 'You may see your own nodes only.' },
    });
  });

  it.each([
    [
      'nothing of the network to whoever is told of none but the own',
      aViewerAt({ office: 2 }),
      'You have no node here',
      '/prouser/office',
    ],
    [
      'when there will be something to whoever sees all',
      aViewerAt({ office: 0 }),
      'Nothing to draw yet',
      '/graphs',
    ],
    ['that a network is not theirs', aViewerAt({}), 'No such network', '/graphs'],
  ])('without nodes tells %s', (_, who, fact, href) => {
    const nodes = ready([]);
    expect(graphView(inputOf({ nodes: [] }, { viewer: who, nodes }))).toMatchObject({
      status: 'empty',
      fact,
      href,
    });
  });

  it('tells that the rules are still on their way', () => {
    const input = inputOf({ acl: undefined }, { acls: { status: 'loading' } });
    expect(graphView(input)).toMatchObject({
      notice: {
        fact: 'The ACLs of this network are still on their way.',
        advice: 'Drawn as if nothing were blocked.',
      },
    });
  });

  it('tells why the rules could not be read', () => {
    const acls = {
      status: 'failed',
      failure: { kind: 'rejected', status: 500, message: 'no rules' },
    } as const;
    expect(graphView(inputOf({ acl: undefined }, { acls }))).toMatchObject({
      notice: { advice: 'no rules. Drawn as if nothing were blocked.' },
    });
  });

  it('tells that a point-to-site network has lost its hub', () => {
    expect(graphView(inputOf({ isPointToSite: true }))).toMatchObject({
      notice: { fact: 'This network has no hub.' },
    });
  });
});

it('draws everything and selects nothing unless the address says more', () => {
  expect(readGraphQuery(new URLSearchParams())).toEqual({
    selected: undefined,
    shape: 'graph',
    search: '',
    layer: 'roles',
    draft: undefined,
    links: [],
    lit: undefined,
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
    lit: 'isolated',
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
    lit: undefined,
    isFailing: false,
    focus: undefined,
  },
] as const)('is read as it was written: %o', (query) => {
  expect(readGraphQuery(writeGraphQuery(new URLSearchParams(), query))).toEqual(query);
});

it('has a draft at the address to which the ACL page leads', () => {
  const { search } = new URL(paths.draftedGraph('office'), 'http://console.invalid');
  expect(readGraphQuery(new URLSearchParams(search))).toMatchObject({ layer: 'rules', draft: 'after' });
});

it('keeps what others wrote into the address, and takes out what is not set', () => {
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
    lit: undefined,
    isFailing: false,
    focus: undefined,
  });
  expect(after.toString()).toBe('page=2');
});

it('takes no link, and every link, for all of them', () => {
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
