import { describe, expect, it } from 'vitest';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { aFindingMark } from '../../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { dnsView, type DnsView } from './dnsView.ts';

const failed = { status: 'failed', failure: { kind: 'timeout' } } as const;
const loading = { status: 'loading' } as const;
const netAdmin = aViewerAt({ 'prod-eu': 0 }, { isEE: false });
const nodeUser = aViewerAt({ 'prod-eu': 1 }, { nodes: [aNode().id] });
const manyEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => aDnsEntry({ name: `e-${index}` }));

type Changes = Partial<Parameters<typeof dnsView>[1]> & GivenRecords;

const given: GivenRecords = {
  dns: ready([aDnsEntry({ name: 'wiki' }), aDnsEntry({ name: 'gw' }), aDnsEntry({ network: 'lab' })]),
  nodes: ready([aNode({ name: 'gw' }), aNode({ name: 'db', address: '', address6: 'fd00::1' })]),
  networks: ready([aNetwork({ netid: 'prod-eu', addressRange: '10.20.4.0/24', addressRange6: '' })]),
  config: ready(aServerConfig()),
};
const page = { netid: 'prod-eu', query: new URLSearchParams(), rowsPerPage: 10 } as const;
const viewOf = (changes: Changes = {}) =>
  dnsView(recordsOf({ ...given, ...changes }), { ...page, ...changes });

function readyView(changes: Changes = {}): Extract<DnsView, { status: 'ready' }> {
  const view = viewOf(changes);
  if (view.status !== 'ready') throw new Error(`The view is ${view.status}`);
  return view;
}

describe('dnsView', () => {
  it('separates custom and default entries and counts both', () => {
    const { custom, defaults, ...view } = readyView();
    expect(view).toMatchObject({ count: 3, counted: 'entries in' });
    expect(custom).toMatchObject({ count: 1, rows: [{ name: 'wiki', fullName: 'wiki.prod-eu' }] });
    expect(defaults).toMatchObject({ count: 2, rows: [{ name: 'db', suffix: '.prod-eu' }, { name: 'gw' }] });
  });

  it('shows the IPv6 address of a node without an IPv4 one', () => {
    expect(readyView().defaults).toMatchObject({ rows: [{ address: 'fd00::1' }, { address: '10.20.4.11' }] });
  });

  it('links a default entry to its node', () => {
    const { id } = aNode({ name: 'db' });
    expect(readyView().defaults).toMatchObject({ rows: [{ href: `/nodes/prod-eu/${id}` }, {}] });
  });

  it.each<[string, Changes, DnsView['status']]>([
    ['is disabled if DNS mode is off', { config: ready(aServerConfig({ isDnsOn: false })) }, 'disabled'],
    [
      'is disabled even before anything else has loaded',
      { config: ready(aServerConfig({ isDnsOn: false })), nodes: loading },
      'disabled',
    ],
    ['is loading with the config', { config: loading }, 'loading'],
    ['is ready if the config fails', { config: failed }, 'ready'],
    ['is loading with the nodes', { nodes: loading }, 'loading'],
    ['fails with the nodes', { nodes: failed }, 'failed'],
    ['reports an unknown network', { netid: 'nowhere' }, 'noRecord'],
    ['is loading until the networks are known', { netid: 'nowhere', networks: loading }, 'loading'],
    ['fails with the networks if the network is unknown', { netid: 'nowhere', networks: failed }, 'failed'],
    ['needs no networks if there are nodes', { networks: failed }, 'ready'],
    ['is empty without nodes and entries', { nodes: ready([]), dns: ready([]) }, 'empty'],
    ['is not empty with only an entry', { nodes: ready([]) }, 'ready'],
    ['shows a normal user’s own networks', { viewer: netAdmin, networks: failed }, 'ready'],
    ['hides other networks from a normal user', { viewer: netAdmin, netid: 'lab' }, 'noRecord'],
  ])('%s', (_, changes, status) => {
    expect(viewOf(changes).status).toBe(status);
  });

  it.each<[string, Changes, string]>([
    ['are shown to network administrators', { viewer: netAdmin }, 'ready'],
    ['are denied to other users', { viewer: nodeUser }, 'denied'],
    ['fail rather than being denied if they couldn’t be loaded', { viewer: nodeUser, dns: failed }, 'failed'],
    ['fail on their own', { dns: failed }, 'failed'],
    ['load on their own', { dns: loading }, 'loading'],
    ['can be empty', { dns: ready([]) }, 'empty'],
    ['can have no match', { query: new URLSearchParams('search=db') }, 'noMatch'],
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
  ])('a search for %o finds custom dns: %s, default ones: %s', (search, custom, defaults) => {
    const view = readyView({ query: new URLSearchParams({ search }) });
    expect([view.custom.status, view.defaults.status]).toEqual([custom, defaults]);
  });

  it('counts only node entries for users without access to custom ones', () => {
    const view = readyView({ nodes: ready([aNode()]), viewer: nodeUser });
    expect(view).toMatchObject({ count: 1, counted: 'node entry in' });
  });

  it('pages each table independently', () => {
    const query = new URLSearchParams('page_custom=2&rowsPerPage_default=25');
    const { custom, defaults } = readyView({ dns: ready(manyEntries(30)), query });
    expect(custom).toMatchObject({ paging: { page: 2, rowsPerPage: 10, from: 21, to: 30 } });
    expect(defaults).toMatchObject({ paging: { page: 0, rowsPerPage: 25 } });
  });

  it('lets administrators and network administrators create entries', () => {
    expect(readyView().createHref).toBe('/dns/prod-eu/create');
    expect(readyView({ viewer: netAdmin }).createHref).toBe('/dns/prod-eu/create');
    expect(readyView({ viewer: nodeUser }).createHref).toBeUndefined();
  });

  it('says whether only the user’s own nodes are listed', () => {
    const nodes = ready([aNode()]);
    expect(readyView({ nodes }).isOwnOnly).toBe(false);
    expect(readyView({ nodes, viewer: netAdmin }).isOwnOnly).toBe(false);
    expect(readyView({ nodes, viewer: nodeUser })).toMatchObject({ isOwnOnly: true, defaults: { count: 1 } });
    expect(readyView({ nodes: ready([]), viewer: nodeUser })).toMatchObject({
      isOwnOnly: true,
      defaults: { status: 'empty' },
    });
  });

  it('marks custom entries that have findings', () => {
    const entries = ready(['cache', 'wiki'].map((name) => aDnsEntry({ name })));
    const mark = aFindingMark();
    const { custom } = readyView({ dns: entries, marks: new Map([['dnsEntry prod-eu wiki', mark]]) });
    expect(custom).toMatchObject({
      rows: [
        { name: 'cache', mark: undefined },
        { name: 'wiki', mark },
      ],
    });
  });

  it.each([
    ['a/b', 'Names can’t contain “/”'],
    ['..', 'Names can’t be “.” or “..”'],
    ['wiki.intern', undefined],
    ['a\tb', undefined],
  ])('the deletion of an entry named %o is disabled because: %s', (name, obstacle) => {
    expect(readyView({ dns: ready([aDnsEntry({ name })]) }).custom).toMatchObject({
      rows: [{ name, deletion: { obstacle } }],
    });
  });

  it('notes up to three custom entries that point outside the network', () => {
    const outside = manyEntries(5).map((entry) => ({ ...entry, address: '192.0.2.1' }));
    expect(readyView({ dns: ready(outside) }).notes).toEqual([
      'e-0 points outside 10.20.4.0/24. No egress gateway routes to it.',
      'e-1 points outside 10.20.4.0/24. No egress gateway routes to it.',
      'e-2 points outside 10.20.4.0/24. No egress gateway routes to it.',
      '2 more entries point outside the network.',
    ]);
  });

  it('notes custom entries with the name of a node or another entry', () => {
    const entries = ready(['GW', 'wiki', 'Wiki'].map((name) => aDnsEntry({ name, address: '10.20.4.9' })));
    expect(readyView({ dns: entries }).notes).toEqual([
      'GW has the same name as the node gw. The node can’t be found by name.',
      'Wiki has the same name as the entry wiki. Only one of them can be found.',
    ]);
  });

  it('notes nodes that can’t be found by name for lack of an IPv4 address', () => {
    const view = readyView();
    expect(view.defaults).toMatchObject({
      rows: [
        { name: 'db', isServed: false },
        { name: 'gw', isServed: true },
      ],
    });
    expect(view.defaultsNote).toBe(
      'db can’t be found by name. This server’s DNS is IPv4 only. Add a custom entry for the IPv6 address.',
    );
    expect(readyView({ nodes: ready([aNode()]) }).defaultsNote).toBeUndefined();
  });
});
