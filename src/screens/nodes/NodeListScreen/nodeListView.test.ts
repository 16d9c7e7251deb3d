import { describe, expect, it } from 'vitest';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { aFindingMark } from '../../../../mocks/fixtures/findings.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { nodeKey, type Node } from '../../../domain/node/node.ts';
import { defaultNodeSort } from '../../../domain/node/defaultNodeSort.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { collectGarbage } from '../../../domain/testing/collectGarbage.ts';
import { nodePaths } from '../nodePaths.ts';
import { nodeListView, shownNodes, type NodeListPage, type NodeListView } from './nodeListView.ts';
import type { NodeRow } from './nodeRow.ts';

const unreachable: Failure = { kind: 'unreachable', offline: false };

function loaded<T>(value: T): Loadable<T> {
  return { status: 'ready', value, loadedAt: NOW_MS - 4000 };
}

type Changes = Partial<NodeListPage> & GivenRecords;

const given: GivenRecords = {
  nodes: loaded(fleetNodes),
  networks: loaded(fleetNetworks),
  clients: loaded(fleetClients),
  viewer: createViewer(aSessionUser(), true, []),
};

const onPage: NodeListPage = {
  places: nodePaths,
  netid: undefined,
  query: new URLSearchParams(),
  rowsPerPage: 25,
  sort: defaultNodeSort,
  selection: new Set(),
  now: NOW,
};

const viewOf = (changes: Changes = {}) =>
  nodeListView(recordsOf({ ...given, ...changes }), { ...onPage, ...changes });

const shown = (changes: Changes) =>
  shownNodes(recordsOf({ ...given, ...changes }), { ...onPage, ...changes });

function ready(changes: Changes = {}) {
  const view = viewOf(changes);
  if (view.status !== 'ready') throw new Error(`the list is ${view.status}`);
  return view;
}

const at = (query: string) => ({ query: new URLSearchParams(query) });
const names = ({ rows }: { readonly rows: readonly NodeRow[] }) => rows.map(({ node }) => node.name);
const rowOf = (node: Node, changes: Changes = {}) => ready({ nodes: loaded([node]), ...changes }).rows[0];
const pictured = (name: string) => fleetNodes.find((node) => node.name === name) ?? aNode();
const user = (networks: readonly string[]) =>
  aViewerAt(Object.fromEntries(networks.map((netid) => [netid, 0])), { isEE: false });

describe('owners', () => {
  const owned = [
    aNode({ name: 'of-mira', ownerId: 'mira' }),
    aNode({ name: 'of-viktor', ownerId: 'viktor' }),
    aNode({ name: 'listed' }),
    aNode({ name: 'of-none' }),
  ];
  const ownerOf = (node: { readonly id: string; readonly ownerId: string }) =>
    node.id === owned[2]?.id ? 'viktor' : node.ownerId;
  const changes = { nodes: loaded(owned), ownerOf, usernames: new Set(['mira']) };

  it('are options of a filter, with their nodes counted', () => {
    expect(ready(changes).choices.owners).toEqual([
      { id: 'mira', label: 'mira', count: 1 },
      { id: 'viktor', label: 'viktor', count: 2 },
    ]);
  });

  it('filter the nodes, also for an export', () => {
    const filtered = { ...changes, ...at('owner=viktor') };
    expect(names(ready(filtered))).toEqual(['listed', 'of-viktor']);
    expect(shown(filtered).map(({ name }) => name)).toEqual(['listed', 'of-viktor']);
  });

  it('are links while the user exists, and marked as deleted otherwise', () => {
    expect(ready(changes).rows.map(({ owner }) => owner)).toEqual([
      { username: 'viktor', isLinked: false, isDeleted: true },
      { username: 'mira', isLinked: true, isDeleted: false },
      { username: '', isLinked: false, isDeleted: false },
      { username: 'viktor', isLinked: false, isDeleted: true },
    ]);
  });
});

describe('the list header', () => {
  it('counts all nodes under the title “Nodes”', () => {
    expect(ready()).toMatchObject({
      title: 'Nodes',
      isNetwork: false,
      count: 128,
      graphHref: '/graphs',
      addNodeHref: '/nodes?add=node',
      freshness: { updated: undefined },
    });
  });

  it('has the network’s name as the title and counts its nodes', () => {
    expect(ready({ netid: 'prod-eu' })).toMatchObject({
      title: 'prod-eu',
      isNetwork: true,
      count: 40,
      graphHref: '/graphs/prod-eu',
      addNodeHref: '/nodes/prod-eu?add=node',
    });
  });

  it('counts the nodes of each state and links to them', () => {
    expect(ready().facets.map(({ label, count, href }) => [label, count, href])).toEqual([
      ['All', 128, '/nodes'],
      ['Healthy', 117, '/nodes?status=healthy'],
      ['Warning', 5, '/nodes?status=warning'],
      ['Error', 4, '/nodes?status=error'],
      ['Pending', 2, '/nodes?status=pending'],
    ]);
  });

  it('counts expired nodes if there are any or the filter is set', () => {
    const expired = aNode({ name: 'former', expiresAt: NOW - 60 });
    const nodes = loaded([...fleetNodes, expired]);
    expect(ready({ nodes }).facets.at(-1)).toEqual({
      id: 'expired',
      label: 'Expired',
      count: 1,
      href: '/nodes?status=expired',
    });
    expect(ready({ nodes }).facets[1]?.count).toBe(118);
    expect(names(ready({ nodes, ...at('status=expired') }))).toEqual(['former']);
    const nothing = viewOf(at('status=expired'));
    expect(nothing).toMatchObject({ status: 'noMatch' });
    expect('facets' in nothing && nothing.facets.at(-1)).toMatchObject({ id: 'expired', count: 0 });
  });

  it('keeps the other filters in status links and applies them to counts', () => {
    const { facets } = ready(at('search=gw&page=2&rowsPerPage=10&status=healthy'));
    expect(facets[0]).toMatchObject({ count: 11, href: '/nodes?rowsPerPage=10&search=gw' });
    expect(facets[3]?.href).toBe('/nodes?rowsPerPage=10&search=gw&status=error');
  });

  it('offers networks, roles and versions with node counts', () => {
    const { choices } = ready();
    expect(choices.networks?.map(({ id, count }) => [id, count])).toContainEqual(['prod-eu', 40]);
    expect(choices.roles.map(({ label, count }) => [label, count])).toEqual([
      ['Egress', 11],
      ['Ingress', 7],
      ['Relay', 3],
      ['Failover', 1],
      ['Hub', 1],
    ]);
    expect(choices.versions.map(({ id }) => id)).toEqual(['v0.15.2', 'v0.16.0', 'v0.16.1']);
  });

  it('notes that only the viewer’s own nodes are listed', () => {
    const [own] = fleetNodes.filter(({ network }) => network === 'lab');
    const nodes = { status: 'ready', value: own ? [own] : [], loadedAt: NOW_MS } as const;
    const owner = aViewerAt({ lab: 1 }, { nodes: [own?.id ?? ''] });
    expect(ready({ nodes, viewer: owner })).toMatchObject({
      count: 1,
      ownNote: 'You can see only your own nodes.',
    });
    expect(ready({ nodes, viewer: owner, netid: 'lab' }).ownNote).toBe('You can see only your own nodes.');
    expect(ready({ nodes, viewer: user(['lab']) }).ownNote).toBeUndefined();
  });

  it('names the networks with only own nodes if others are complete', () => {
    const both = aViewerAt({ lab: 1, 'prod-eu': 0 });
    const nodes = loaded(fleetNodes.filter(({ network }) => network === 'prod-eu'));
    expect(ready({ nodes, viewer: both }).ownNote).toBe('In lab, you can see only your own nodes.');
    expect(ready({ nodes, viewer: both, netid: 'prod-eu' }).ownNote).toBeUndefined();
  });

  it('offers no network filter on a network’s page', () => {
    expect(ready({ netid: 'lab' }).choices.networks).toBeUndefined();
  });

  it('explains that a refresh failed', () => {
    const nodes = { ...loaded(fleetNodes), staleBecause: unreachable };
    expect(ready({ nodes }).freshness).toMatchObject({
      staleBecause: 'Could not reach server',
      updated: { at: NOW - 4 },
    });
  });

  it.each([
    ['an administrator', createViewer(aSessionUser(), false, []), '/nodes?add=node'],
    ['a user with a network', user(['lab']), '/nodes?add=node'],
    ['a user without one', user([]), undefined],
  ])('offers %s to add a node or not', (_, who, href) => {
    expect(ready({ viewer: who }).addNodeHref).toBe(href);
  });

  it.each([
    ['a usable key', [anAccessKey({ uses: 0 }), anAccessKey({ uses: 2 })], '/nodes/lab?add=node'],
    ['only used up keys', [anAccessKey({ uses: 0 })], '/access-keys/lab/create'],
    ['no keys', [], '/access-keys/lab/create'],
  ])('leads to the choice of a key or the form for a new one in a network with %s', (_, accessKeys, href) => {
    const networks = loaded([aNetwork({ netid: 'lab', accessKeys })]);
    const node = aNode({ network: 'lab' });
    const viewer = createViewer(aSessionUser(), false, []);
    expect(ready({ viewer, networks, nodes: loaded([node]), netid: 'lab' }).addNodeHref).toBe(href);
  });

  it('has failover on the enterprise edition and hub on point-to-site networks', () => {
    expect(ready()).toMatchObject({ hasFailover: true, hasHub: false });
    const community = { viewer: createViewer(aSessionUser(), false, []), netid: 'site-branch' };
    expect(ready(community)).toMatchObject({ hasFailover: false, hasHub: true });
  });
});

describe('the listed nodes', () => {
  it('are those of the network in the address', () => {
    expect(ready({ netid: 'lab' }).rows.every(({ node }) => node.network === 'lab')).toBe(true);
  });

  it.each([
    ['search=+FRA-GW+', ['fra-gw-01']],
    ['search=10.20.4.41', ['lon-db-02']],
    ['search=fd42:20:4::29', ['lon-db-02']],
    ['search=10.20.4.41/32', ['lon-db-02']],
    ['search=10.20.4.41:51821', ['lon-db-02']],
    ['search=[FD42:20:4:0::29]', ['lon-db-02']],
    ['search=lon-db-02.prod-eu', ['lon-db-02']],
    ['search=branch&role=hub', ['pdx-gw-01']],
    ['status=pending', ['ber-kiosk-04', 'hq-printer']],
    ['role=relay', ['chi-relay-01', 'fra-gw-01', 'lon-relay-01']],
    ['role=relay&role=hub', ['chi-relay-01', 'fra-gw-01', 'lon-relay-01', 'pdx-gw-01']],
    ['role=relay&network=prod-us', ['chi-relay-01']],
    ['version=v0.15.2', ['fra-worker-03']],
    ['version=v0.16.0&network=lab&network=edge-iot', ['ber-kiosk-04', 'lab-arm-03']],
  ])('with %s are %o', (query, expected) => {
    expect(names(ready(at(query)))).toEqual(expected);
  });

  it('ignore the network filter on a network’s page', () => {
    expect(ready({ netid: 'lab', ...at('network=prod-eu') }).paging.total).toBe(8);
  });

  it('are sorted as requested', () => {
    const sort = { field: 'address', ascending: false } as const;
    expect(names(ready({ netid: 'site-branch', sort }))[0]).toBe('netmaker-1');
  });

  it('are those of the requested page or the last one', () => {
    expect(ready(at('page=1&rowsPerPage=100')).paging).toMatchObject({ from: 101, to: 128, pageCount: 2 });
    expect(ready(at('page=9&rowsPerPage=100')).rows).toHaveLength(28);
  });

  it('use the page size from the settings by default', () => {
    expect(ready({ rowsPerPage: 10 }).rows).toHaveLength(10);
  });

  it('are exported across all pages, filtered and sorted', () => {
    const found = shown({ ...at('role=relay'), rowsPerPage: 10 });
    expect(found.map((node) => node.name)).toEqual(['chi-relay-01', 'fra-gw-01', 'lon-relay-01']);
    expect(shown({ nodes: { status: 'loading' } })).toEqual([]);
  });

  it('do not depend on the order in the response', () => {
    expect(ready({ nodes: loaded(fleetNodes.toReversed()) }).rows).toEqual(ready().rows);
  });

  it('are built for the shown page only', () => {
    const view = ready({
      nodes: loaded(manyNodes(5000)),
      netid: 'big',
      networks: loaded([aNetwork({ netid: 'big' })]),
    });
    expect(view.paging.total).toBe(5000);
    expect(view.rows).toHaveLength(25);
  });
});

describe('the selection', () => {
  const kiosk = fleetNodes.find((node) => node.name === 'ber-kiosk-04') ?? fraGw01;
  const selection = new Set([nodeKey(fraGw01), nodeKey(kiosk), 'prod-eu/gone']);

  it('contains the existing selected nodes of all pages', () => {
    const { keys, rows, found } = ready({ selection, rowsPerPage: 10 }).selection ?? {};
    expect(keys).toEqual(new Set([nodeKey(fraGw01), nodeKey(kiosk)]));
    expect(rows && names({ rows }).toSorted()).toEqual(['ber-kiosk-04', 'fra-gw-01']);
    expect(found).toHaveLength(fleetNodes.length);
  });

  it('keeps filtered nodes and counts them as hidden', () => {
    expect(ready({ selection, ...at('status=pending') }).selection).toMatchObject({
      keys: new Set([nodeKey(fraGw01), nodeKey(kiosk)]),
      hiddenCount: 1,
    });
  });
});

describe('without listed nodes', () => {
  const none = loaded([]);
  const status = (changes: Changes): NodeListView['status'] => viewOf(changes).status;

  it.each<[string, Changes, NodeListView['status']]>([
    ['nothing was requested yet', { nodes: { status: 'idle' } }, 'loading'],
    ['they are loading', { nodes: { status: 'loading' } }, 'loading'],
    ['loading failed', { nodes: { status: 'failed', failure: unreachable } }, 'failed'],
    ['the network has none', { nodes: none, netid: 'lab' }, 'empty'],
    ['no network has any', { nodes: none }, 'empty'],
    ['there is no such network', { netid: 'atlantis' }, 'noRecord'],
    ['the networks are loading', { netid: 'atlantis', networks: { status: 'loading' } }, 'loading'],
    [
      'the networks could not be read',
      { netid: 'atlantis', networks: { status: 'failed', failure: unreachable } },
      'failed',
    ],
    ['no node matches', at('search=nothing-like-it'), 'noMatch'],
    ['the user has no network', { nodes: none, viewer: user([]) }, 'noNetworks'],
    ['the user’s network has none', { nodes: none, viewer: user(['lab']), netid: 'lab' }, 'empty'],
    ['the user sees only their own nodes', { nodes: none, viewer: aViewerAt({ lab: 1 }) }, 'empty'],
    [
      'the same holds on the network’s page',
      { nodes: none, viewer: aViewerAt({ lab: 2 }), netid: 'lab' },
      'empty',
    ],
    ['the network is not the user’s', { nodes: none, viewer: user(['lab']), netid: 'office' }, 'noRecord'],
  ])('has the right state because %s', (_, changes, expected) => {
    expect(status(changes)).toBe(expected);
  });

  it('links viewers who see only their own nodes to the user dashboard', () => {
    const noOwn = viewOf({ nodes: none, viewer: aViewerAt({ lab: 2 }), netid: 'lab' });
    expect(noOwn).toMatchObject({ areaHref: '/prouser/lab', count: 0 });
    expect(noOwn).not.toHaveProperty('addKeyHref');
  });

  it('shows nodes whose network is missing from the networks', () => {
    expect(status({ netid: 'lab', networks: loaded([]) })).toBe('ready');
  });

  it('links to a new access key for the network', () => {
    expect(viewOf({ nodes: none, netid: 'lab' })).toMatchObject({
      addKeyHref: '/access-keys/lab/create',
      count: 0,
    });
  });

  it('explains why loading failed', () => {
    expect(viewOf({ nodes: { status: 'failed', failure: unreachable } })).toMatchObject({
      reason: 'Could not reach server',
    });
  });
});

describe('a row', () => {
  it.each([
    ['netmaker-1', ['server']],
    ['pdx-gw-01', ['hub']],
    ['lon-db-02', ['relayed']],
    ['ams-db-01', []],
  ])('tags %s as %o', (name, tags) => {
    expect(rowOf(pictured(name))?.tags).toEqual(tags);
  });

  it('has no hub in a mesh, although a node keeps the flag from before', () => {
    expect(rowOf(aNode({ isHub: true }))?.tags).toEqual([]);
    expect(rowOf(aNode({ isHub: true, network: 'elsewhere' }))?.tags).toEqual(['hub']);
  });

  it.each([
    [NOW - 1, ['expired']],
    [NOW, ['expired']],
    [NOW + 1, []],
    [0, []],
  ])('marks a node that expires at %i: %o', (expiresAt, tags) => {
    expect(rowOf(aNode({ expiresAt }))?.tags).toEqual(tags);
  });

  it('has the mark of its findings', () => {
    const mark = aFindingMark();
    const marks = new Map([[`node prod-eu ${fraGw01.id}`, mark]]);
    expect(rowOf(fraGw01, { marks })?.mark).toEqual(mark);
    expect(rowOf(pictured('lon-db-02'), { marks })?.mark).toBeUndefined();
  });

  it('knows whether a role of its node is changing', () => {
    const switching = new Set([nodeKey(fraGw01)]);
    expect(rowOf(fraGw01, { switching })?.isSwitching).toBe(true);
    expect(rowOf(pictured('lon-db-02'), { switching })?.isSwitching).toBe(false);
  });

  it('has the current name of its relay', () => {
    const renamed = fleetNodes.map((node) =>
      node.name === 'lon-relay-01' ? { ...node, name: 'lon-relay-02' } : node,
    );
    const { rows } = ready({ rowsPerPage: 250, nodes: loaded(renamed) });
    expect(rows.find(({ node }) => node.name === 'lon-db-02')?.relayName).toBe('lon-relay-02');
  });
});

it('does not leak old lists', async () => {
  const see = () => {
    const nodes = manyNodes(40).map((node) => ({ ...node }));
    const view = ready({ nodes: loaded(nodes), selection: new Set(nodes.map(nodeKey)), ...at('search=1') });
    const parts = [nodes, ...nodes, view, view.selection ?? view, view.rows, ...view.rows];
    return parts.map((part) => new WeakRef<object>(part));
  };
  const seen = see();
  await collectGarbage();
  expect(seen.filter((part) => part.deref())).toEqual([]);
});
