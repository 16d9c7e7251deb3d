import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aFindingMark } from '../../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { DAY, HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { formatExact } from '../../../domain/format/dateTime.ts';
import { networkListView, networkFilter } from './networkListView.ts';

const office = aNetwork({
  netid: 'office',
  addressRange: '10.31.0.0/24',
  networkLastModified: NOW - 2 * DAY,
  nodesLastModified: NOW - HOUR,
});
const lab = aNetwork({
  netid: 'lab',
  addressRange: '10.99.8.0/24',
  addressRange6: 'fd42:AB::/64',
  isIPv6: true,
  allowManualSignup: true,
});
const site = aNetwork({
  netid: 'site',
  isIPv4: false,
  addressRange: '10.66.2.0/24',
  isPointToSite: true,
  networkLastModified: 0,
});

const asAdministrator = createViewer(aSessionUser({ isAdmin: true }), false, []);

const given: GivenRecords = {
  networks: ready([site, office, lab]),
  nodes: ready([
    aNode({ network: 'office', lastCheckIn: NOW }),
    aNode({ network: 'office', lastCheckIn: NOW - 300 }),
    aNode({ network: 'office', isPending: true }),
    aNode({ network: 'lab', isServer: true, lastCheckIn: NOW }),
  ]),
  clients: ready([anExternalClient({ network: 'lab' })]),
  ownData: ready([]),
};

const onPage = { query: new URLSearchParams(), rowsPerPage: 10, now: NOW } as const;

type Changes = Partial<Parameters<typeof networkListView>[1]> & GivenRecords;

const viewOf = (changes: Changes = {}) =>
  networkListView(recordsOf({ ...given, ...changes }), { ...onPage, ...changes });
const at = (query: string) => viewOf({ query: new URLSearchParams(query) });

function rowsOf(view = viewOf()) {
  if (view.status !== 'ready') throw new Error(`The list is ${view.status}`);
  return view.rows;
}

it('marks a network that has findings', () => {
  const mark = aFindingMark();
  const view = viewOf({ marks: new Map([['network lab', mark]]) });
  expect([rowOf('lab', view)?.mark, rowOf('office', view)?.mark]).toEqual([mark, undefined]);
});

const netids = (view = viewOf()) => rowsOf(view).map(({ netid }) => netid);
const rowOf = (netid: string, view = viewOf()) => rowsOf(view).find((row) => row.netid === netid);

describe('the list of networks', () => {
  it('is sorted by netid in either direction', () => {
    expect(netids()).toEqual(['lab', 'office', 'site']);
    expect(netids(at('order=descending'))).toEqual(['site', 'office', 'lab']);
  });

  it('counts all networks regardless of filters', () => {
    expect(at('search=lab').count).toBe(3);
  });

  it('counts nodes by their health', () => {
    expect(rowOf('office')?.nodes).toEqual({ all: 3, healthy: 1, warning: 1, error: 0, pending: 1 });
    expect(rowOf('site')?.nodes).toMatchObject({ all: 0 });
    expect(rowOf('office', viewOf({ nodes: { status: 'loading' } }))?.nodes).toBeUndefined();
  });

  it('shows ranges of enabled families and both times', () => {
    expect(rowOf('site')?.settings).toMatchObject({ addressRange: '', addressRange6: '' });
    expect(rowOf('lab')?.settings).toMatchObject({ addressRange6: 'fd42:AB::/64' });
    expect(rowOf('office')?.settings).toMatchObject({
      networkModified: { at: NOW - 2 * DAY, exact: formatExact(NOW - 2 * DAY) },
      nodesModified: { at: NOW - HOUR, exact: formatExact(NOW - HOUR) },
    });
    expect(rowOf('site')?.settings?.networkModified).toBeUndefined();
  });

  it('tags networks other than a plain mesh', () => {
    expect(rowsOf().map((row) => row.settings?.tags)).toEqual([['manualSignup'], [], ['pointToSite']]);
  });

  it('enables deletion if only the server’s node is left', () => {
    const obstacleOf = (netid: string) => rowOf(netid)?.settings?.offers?.remove.obstacle;
    expect(obstacleOf('office')).toMatch(/^Delete its \d+ nodes? first$/);
    expect(obstacleOf('lab')).toBeUndefined();
  });
});

describe('search', () => {
  it.each([
    ['LAB', ['lab']],
    ['10.31', ['office']],
    ['fd42:ab', ['lab']],
    ['/24', ['lab', 'office', 'site']],
    ['  office ', ['office']],
    ['10.31.0.5', ['office']],
    ['10.31.0.5/32', ['office']],
    ['[fd42:ab::7]:51821', ['lab']],
  ])('finds networks with %j', (text, expected) => {
    expect(netids(at(`search=${encodeURIComponent(text)}`))).toEqual(expected);
  });

  it.each(['nowhere', '10.32', '../x', '%2e%2e', '<b>', '\u0000', 'x'.repeat(10_000)])(
    'has no match for %j',
    (text) => {
      expect(at(`search=${encodeURIComponent(text)}`).status).toBe('noMatch');
    },
  );
});

it.each([
  ['type=mesh', ['lab', 'office']],
  ['type=pointToSite', ['site']],
  ['type=pointToSite&type=manualSignup', ['lab', 'site']],
  ['type=pointToSite&search=s', ['site']],
])('filters by %s', (query, expected) => {
  expect(netids(at(query))).toEqual(expected);
});

it('builds only the rows of the requested page', () => {
  const networks = ready(
    Array.from({ length: 1000 }, (_, index) => aNetwork({ netid: `n${String(index).padStart(4, '0')}` })),
  );
  const view = viewOf({ networks, query: new URLSearchParams('page=3&rowsPerPage=250') });
  expect(view).toMatchObject({ count: 1000, paging: { from: 751, to: 1000, pageCount: 4 } });
  expect(netids(view)).toHaveLength(250);
  expect(netids(view)[0]).toBe('n0750');
});

describe('without rows', () => {
  it.each<[string, Changes]>([
    ['loading', { networks: { status: 'idle' } }],
    ['loading', { networks: { status: 'loading' } }],
    ['empty', { networks: ready([]) }],
    ['failed', { networks: { status: 'failed', failure: { kind: 'timeout' } } }],
  ])('is %s', (status, changes) => {
    expect(viewOf(changes).status).toBe(status);
  });

  it('keeps its rows when a refresh fails and explains it', () => {
    const view = viewOf({ networks: { ...ready([site, office, lab]), staleBecause: { kind: 'timeout' } } });
    expect(netids(view)).toHaveLength(3);
    expect(view.freshness.staleBecause).toBe('Could not reach server: the request timed out');
  });
});

describe('for non-administrators', () => {
  const community: Changes = {
    networks: ready([site, lab]),
    clients: undefined,
    viewer: aViewerAt({ site: 0, lab: 0 }, { isEE: false }),
  };

  it('lists networks of the user and of their nodes, complete at level 0', () => {
    const view = viewOf(community);
    expect(netids(view)).toEqual(['lab', 'office', 'site']);
    expect(view).toMatchObject({ isByName: false, createHref: undefined, typeChoices: [], count: 3 });
    expect(rowOf('office', view)).toMatchObject({ settings: undefined, nodes: { all: 3 } });
    expect(rowOf('lab', view)?.settings).toMatchObject({
      addressRange: lab.addressRange,
      offers: undefined,
    });
  });

  it('lists other networks by name with the user’s own nodes', () => {
    const own = aNode({ network: 'office' });
    const nodes = ready([own]);
    const who = aViewerAt({ lab: 2, office: 1 }, { nodes: [own.id] });
    const view = viewOf({ ...community, networks: ready([]), nodes, viewer: who });
    expect(view).toMatchObject({ isByName: true });
    expect(rowOf('office', view)).toMatchObject({ nodes: { all: 1 }, isOwnOnly: true });
    expect(rowOf('lab', view)).toMatchObject({ nodes: undefined, isOwnOnly: true });
  });

  it('can be searched by name and ignores the type filter', () => {
    expect(netids(viewOf({ ...community, query: new URLSearchParams('search=S&type=pointToSite') }))).toEqual(
      ['site'],
    );
  });

  const nobody = createViewer(aSessionUser({ isAdmin: false }), false, []);
  it.each<[string, Changes]>([
    ['loading', { ownData: { status: 'loading' } }],
    ['loading', { nodes: { status: 'loading' } }],
    ['empty', { nodes: ready([]) }],
    ['failed', { nodes: { status: 'failed', failure: { kind: 'timeout' } } }],
  ])('without networks is %s', (status, changes) => {
    expect(viewOf({ ...community, viewer: nobody, ...changes }).status).toBe(status);
  });
});

const read = (query: string) => networkFilter.read(new URLSearchParams(query));
const nothing = { search: '', types: [], isAscending: true };

describe('reading the address of the network list', () => {
  it.each([
    ['', nothing],
    ['search=%20lab%20', { ...nothing, search: 'lab' }],
    ['type=mesh&type=manualSignup', { ...nothing, types: ['mesh', 'manualSignup'] }],
    ['type=star&type=', nothing],
    ['order=descending', { ...nothing, isAscending: false }],
    ['order=sideways', nothing],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});

describe('writing the address of the network list', () => {
  it('goes back to the first page and keeps the page size', () => {
    const before = new URLSearchParams('page=3&rowsPerPage=25&type=mesh');
    const after = networkFilter.write(before, { ...nothing, search: ' lab ' });
    expect(after.toString()).toBe('rowsPerPage=25&search=lab');
  });

  it('is read back as written', () => {
    const filter = { search: 'a&b=c', types: ['pointToSite'], isAscending: false } as const;
    expect(networkFilter.read(networkFilter.write(new URLSearchParams(), filter))).toEqual(filter);
  });
});

it.each<[string, Partial<Network>, Partial<Node> | undefined, string | undefined]>([
  ['without keys and machines', {}, undefined, 'new'],
  ['with a node of the server only', {}, { isServer: true }, 'new'],
  ['with a machine', {}, {}, undefined],
  ['with a key', { accessKeys: [anAccessKey()] }, undefined, undefined],
  ['from days ago', { networkLastModified: NOW - 2 * DAY }, undefined, undefined],
])('names the next step for a new network %s', (_, fields, node, unused) => {
  const network = aNetwork({ netid: 'new', networkLastModified: NOW - HOUR, accessKeys: [], ...fields });
  const nodes = node ? [aNode({ network: 'new', ...node })] : [];
  const changes = { networks: ready([network]), nodes: ready(nodes) };
  expect(viewOf({ ...changes, viewer: asAdministrator }).unused).toBe(unused);
  expect(viewOf({ ...changes, viewer: aViewerAt({ new: 0 }) }).unused).toBeUndefined();
});
