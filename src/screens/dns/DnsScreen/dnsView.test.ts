import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { dnsView, type DnsInput, type DnsView } from './dnsView.ts';

const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;
const loading = { status: 'loading' } as const;
const netAdmin = aViewerAt({ 'prod-eu': 0 }, { isEE: false });
const nodeUser = aViewerAt({ 'prod-eu': 1 }, { nodes: [aNode().id] });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => aDnsEntry({ name: `e-${index}` }));

const input: DnsInput = {
  netid: 'prod-eu',
  entries: ready([aDnsEntry({ name: 'wiki' }), aDnsEntry({ name: 'gw' }), aDnsEntry({ network: 'lab' })]),
  nodes: ready([aNode({ name: 'gw' }), aNode({ name: 'db', address: '', address6: 'fd00::1' })]),
  networks: ready([aNetwork({ netid: 'prod-eu', addressRange: '10.20.4.0/24', addressRange6: '' })]),
  config: ready({ isDnsOn: true }),
  viewer: viewer(aSessionUser(), false, []),
  isRefreshing: false,
  query: new URLSearchParams(),
  rowsPerPage: 10,
};
const viewOf = (changes: Partial<DnsInput> = {}) => dnsView({ ...input, ...changes });

function readyView(changes: Partial<DnsInput> = {}): Extract<DnsView, { status: 'ready' }> {
  const view = viewOf(changes);
  if (view.status !== 'ready') throw new Error(`The view is ${view.status}`);
  return view;
}

describe('the DNS page of a network', () => {
  it('shows custom and default entries apart and counts both', () => {
    const { frame, custom, defaults } = readyView();
    expect(frame).toMatchObject({ count: 3, counted: 'entries in' });
    expect(custom).toMatchObject({ count: 1, rows: [{ name: 'wiki', fullName: 'wiki.prod-eu' }] });
    expect(defaults).toMatchObject({ count: 2, rows: [{ name: 'db', suffix: '.prod-eu' }, { name: 'gw' }] });
  });

  it('shows the IPv6 address of a node without an IPv4 one', () => {
    expect(readyView().defaults).toMatchObject({ rows: [{ address: 'fd00::1' }, { address: '10.20.4.11' }] });
  });

  it('leads from a default entry to its node', () => {
    const { id } = aNode({ name: 'db' });
    expect(readyView().defaults).toMatchObject({ rows: [{ href: `/nodes/prod-eu/${id}` }, {}] });
  });

  it.each<[string, Partial<DnsInput>, DnsView['status']]>([
    ['is disabled while the DNS mode is off', { config: ready({ isDnsOn: false }) }, 'disabled'],
    [
      'is disabled even before anything else is known',
      { config: ready({ isDnsOn: false }), nodes: loading },
      'disabled',
    ],
    ['waits for the config', { config: loading }, 'loading'],
    ['goes on when the config cannot be had', { config: failed }, 'ready'],
    ['waits for the nodes', { nodes: loading }, 'loading'],
    ['fails with the nodes', { nodes: failed }, 'failed'],
    ['does not know other networks', { netid: 'nowhere' }, 'noRecord'],
    ['waits for the networks before it says so', { netid: 'nowhere', networks: loading }, 'loading'],
    ['fails with the networks when they would tell', { netid: 'nowhere', networks: failed }, 'failed'],
    ['needs no networks where there are nodes', { networks: failed }, 'ready'],
    ['is empty without nodes and entries', { nodes: ready([]), entries: ready([]) }, 'empty'],
    ['is not empty with an entry alone', { nodes: ready([]) }, 'ready'],
    ['is of a normal user’s own networks', { viewer: netAdmin, networks: failed }, 'ready'],
    ['is not of others', { viewer: netAdmin, netid: 'lab' }, 'noRecord'],
  ])('%s', (_, changes, status) => {
    expect(viewOf(changes).status).toBe(status);
  });

  it.each<[string, Partial<DnsInput>, string]>([
    ['are for administrators of the network', { viewer: netAdmin }, 'ready'],
    ['are for nobody else', { viewer: nodeUser }, 'denied'],
    ['are not called closed when nobody knows', { viewer: nodeUser, entries: failed }, 'failed'],
    ['fail by themselves', { entries: failed }, 'failed'],
    ['are waited for by themselves', { entries: loading }, 'loading'],
    ['may be none', { entries: ready([]) }, 'empty'],
    ['may not match', { query: new URLSearchParams('search=db') }, 'noMatch'],
  ])('custom entries %s', (_, changes, status) => {
    expect(readyView(changes).custom.status).toBe(status);
  });

  it.each([
    ['WIKI', 'ready', 'noMatch'],
    ['  gw ', 'noMatch', 'ready'],
    ['10.20', 'ready', 'ready'],
    ['fd00', 'noMatch', 'ready'],
    ['.prod-eu', 'ready', 'ready'],
    ['wiki.prod-eu.', 'ready', 'noMatch'],
    ['<b>', 'noMatch', 'noMatch'],
  ])('a search for %o finds custom entries: %s, default ones: %s', (search, custom, defaults) => {
    const view = readyView({ query: new URLSearchParams({ search }) });
    expect([view.custom.status, view.defaults.status]).toEqual([custom, defaults]);
  });

  it('counts the nodes’ entries for whoever is told of no others', () => {
    const { frame } = readyView({ nodes: ready([aNode()]), viewer: nodeUser });
    expect(frame).toMatchObject({ count: 1, counted: 'node entry in' });
  });

  it('has page parameters of its own for each table', () => {
    const query = new URLSearchParams('page_custom=2&rowsPerPage_default=25');
    const { custom, defaults } = readyView({ entries: ready(numbered(30)), query });
    expect(custom).toMatchObject({ paging: { page: 2, rowsPerPage: 10, from: 21, to: 30 } });
    expect(defaults).toMatchObject({ paging: { page: 0, rowsPerPage: 25 } });
  });

  it('offers creating to whoever administers the network', () => {
    expect(readyView().frame.createHref).toBe('/dns/prod-eu/create');
    expect(readyView({ viewer: netAdmin }).frame.createHref).toBe('/dns/prod-eu/create');
    expect(readyView({ viewer: nodeUser }).frame.createHref).toBeUndefined();
  });

  it('tells whose nodes the default entries are of', () => {
    const nodes = ready([aNode()]);
    expect(readyView({ nodes }).isOwnOnly).toBe(false);
    expect(readyView({ nodes, viewer: netAdmin }).isOwnOnly).toBe(false);
    expect(readyView({ nodes, viewer: nodeUser })).toMatchObject({ isOwnOnly: true, defaults: { count: 1 } });
    expect(readyView({ nodes: ready([]), viewer: nodeUser })).toMatchObject({
      isOwnOnly: true,
      defaults: { status: 'empty' },
    });
  });

  it('marks the custom entries whose address no node and no client has', () => {
    const entries = ready([
      aDnsEntry({ name: 'db', address: '10.20.4.11' }),
      aDnsEntry({ name: 'phone', address: '10.20.4.201' }),
      aDnsEntry({ name: 'wiki', address: '10.20.4.99' }),
    ]);
    const marks = (clients: DnsInput['clients']) => {
      const { custom } = readyView({ entries, clients, nodes: ready([aNode({ name: 'gw' })]) });
      return custom.status === 'ready' ? custom.rows.map(({ isOwnerless }) => isOwnerless) : [];
    };
    expect(marks([anExternalClient()])).toEqual([false, false, true]);
    expect(marks(undefined)).toEqual([false, false, false]);
  });

  it.each([
    ['a/b', 'Names can’t contain “/”'],
    ['..', 'Names can’t be “.” or “..”'],
    ['wiki.intern', undefined],
    ['a\tb', undefined],
  ])('an entry called %o can be deleted unless: %s', (name, lockedBecause) => {
    expect(readyView({ entries: ready([aDnsEntry({ name })]) }).custom).toMatchObject({
      rows: [{ name, lockedBecause }],
    });
  });

  it('tells which custom entries point out of the network, three at most', () => {
    const outside = numbered(5).map((entry) => ({ ...entry, address: '192.0.2.1' }));
    expect(readyView({ entries: ready(outside) }).notes).toEqual([
      'e-0 points outside 10.20.4.0/24. No egress gateway leads there.',
      'e-1 points outside 10.20.4.0/24. No egress gateway leads there.',
      'e-2 points outside 10.20.4.0/24. No egress gateway leads there.',
      '2 more entries point outside as well.',
    ]);
  });

  it('tells which custom entries have the name of a node or of another entry', () => {
    const entries = ready(['GW', 'wiki', 'Wiki'].map((name) => aDnsEntry({ name, address: '10.20.4.9' })));
    expect(readyView({ entries }).notes).toEqual([
      'GW is the same name as the node gw. The node can’t be found by name.',
      'Wiki is the same name as the entry wiki. Only one of them can be found.',
    ]);
  });

  it('tells which nodes are not found by name, since they have no IPv4 address', () => {
    const view = readyView();
    expect(view.defaults).toMatchObject({
      rows: [
        { name: 'db', isServed: false },
        { name: 'gw', isServed: true },
      ],
    });
    expect(view.defaultsNote).toBe(
      'db can’t be found by name. This server only serves the IPv4 addresses of nodes. A custom entry with another name can have an IPv6 address.',
    );
    expect(readyView({ nodes: ready([aNode()]) }).defaultsNote).toBeUndefined();
  });
});
