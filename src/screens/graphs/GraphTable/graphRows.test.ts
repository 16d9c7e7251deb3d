import { expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { graphRows, sortedRows } from './graphRows.ts';

const gateway = aNode({
  name: 'gw',
  address: '10.0.0.1',
  address6: 'fd00::1',
  isEgressGateway: true,
  isIngressGateway: true,
  egressRanges: ['10.48.0.0/16'],
});
const nodes = [gateway, aNode({ name: 'db' }), aNode({ name: 'app' })];
const client = anExternalClient({ clientId: 'phone', ingressGatewayId: gateway.id });
const address = 'show=table';

const topologyWith = (isPointToSite: boolean, blocked: readonly (readonly [string, string])[] = []) =>
  aTopology({ nodes, clients: [client], isPointToSite, blocked });

it('lists nodes, clients and ranges by name, with links and blocked peers', () => {
  const [, db] = nodes;
  const rows = graphRows('prod-eu', topologyWith(false, [[gateway.id, db?.id ?? '']]), '', address);
  expect(rows.map(({ name, kind, links, blocked }) => [name, kind, links, blocked])).toEqual([
    ['app', 'normal', '2 peers', 0],
    ['db', 'normal', '1 peer', 1],
    ['gw', 'ingressEgress', '1 peer, 1 client link, 1 range link', 1],
    ['phone', 'client', '1 client link', undefined],
    ['10.48.0.0/16', 'range', '1 range link', undefined],
  ]);
});

it('counts no blocked peers while the ACLs are unknown', () => {
  const topology = { ...topologyWith(false), rules: undefined };
  expect(graphRows('prod-eu', topology, '', address).map(({ blocked }) => blocked)).not.toContain(0);
});

it('links to the selection of an item, keeping view and search', () => {
  const [row] = graphRows('prod-eu', topologyWith(false), 'gw', 'show=table&search=gw');
  expect(row?.href).toBe(`/graphs/prod-eu?show=table&search=gw&selected=${gateway.id}`);
});

it.each(['GW', '10.0.0.1', 'fd00::1'])('finds a node by %s', (search) => {
  const rows = graphRows('prod-eu', topologyWith(false), search, address);
  expect(rows.map(({ name }) => name)).toEqual(['gw']);
});

it('finds a range by an address inside it', () => {
  const rows = graphRows('prod-eu', topologyWith(false), '10.48.7.9', address);
  expect(rows.map(({ name }) => name)).toEqual(['10.48.0.0/16']);
});

it('lists only items of the chosen legend entry', () => {
  const lit = new Set([gateway.id, 'client/phone']);
  const rows = graphRows('prod-eu', topologyWith(false), '', address, { lit });
  expect(rows.map(({ name }) => name)).toEqual(['gw', 'phone']);
});

it('lists only the given items, in their order, with their relation', () => {
  const listed = new Map([
    ['client/phone', 'Peer'],
    [gateway.id, 'Not reached: no relay'],
  ]);
  const rows = graphRows('prod-eu', topologyWith(false), '', address, { listed });
  expect(rows.map(({ name, relation }) => [name, relation])).toEqual([
    ['phone', 'Peer'],
    ['gw', 'Not reached: no relay'],
  ]);
});

it('lists items in the order of a layer with its texts, then the others', () => {
  const layered = new Map([
    ['client/phone', 'Island 2'],
    [gateway.id, 'Island 1'],
  ]);
  const rows = graphRows('prod-eu', topologyWith(false), '', address, { layered });
  expect(rows.map(({ name, relation }) => [name, relation])).toEqual([
    ['phone', 'Island 2'],
    ['gw', 'Island 1'],
    ['app', undefined],
    ['db', undefined],
    ['10.48.0.0/16', undefined],
  ]);
  const byName = sortedRows(rows, { column: 'name', isAscending: true });
  expect(byName.map(({ name }) => name)).toEqual(['app', 'db', 'gw', 'phone', '10.48.0.0/16']);
});

it.each([
  ['standing', false, ['10.48.0.0/16', 'phone', 'gw', 'db', 'app']],
  ['name', false, ['10.48.0.0/16', 'phone', 'gw', 'db', 'app']],
  ['links', false, ['gw', 'app', 'db', 'phone', '10.48.0.0/16']],
  ['blocked', false, ['db', 'gw', 'app', 'phone', '10.48.0.0/16']],
  ['blocked', true, ['phone', '10.48.0.0/16', 'app', 'db', 'gw']],
] as const)('can be ordered by %s, ascending: %s', (column, isAscending, names) => {
  const [, db] = nodes;
  const rows = graphRows('prod-eu', topologyWith(false, [[gateway.id, db?.id ?? '']]), '', address);
  expect(sortedRows(rows, { column, isAscending }).map(({ name }) => name)).toEqual(names);
});
