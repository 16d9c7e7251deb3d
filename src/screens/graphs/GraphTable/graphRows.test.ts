import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { topologyOf } from '../../../domain/graph/topology.ts';
import { graphRows } from './graphRows.ts';

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
  topologyOf({
    network: { netid: 'prod-eu', isPointToSite },
    nodes,
    clients: [client],
    acl: anAclMatrix(
      nodes.map(({ id }) => id),
      blocked,
    ),
    now: NOW,
  });

it('has nodes, clients and ranges by name, with links and blocked peers', () => {
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

it('counts no blocked peers while the rules are not known', () => {
  const topology = { ...topologyWith(false), knowsRules: false };
  expect(graphRows('prod-eu', topology, '', address).map(({ blocked }) => blocked)).not.toContain(0);
});

it('links a row to its selection, in the shape and search one is in', () => {
  const [row] = graphRows('prod-eu', topologyWith(false), 'gw', 'show=table&search=gw');
  expect(row?.href).toBe(`/graphs/prod-eu?show=table&search=gw&selected=${gateway.id}`);
});

it.each(['GW', '10.0.0.1', 'fd00::1'])('finds a node by %s', (search) => {
  const rows = graphRows('prod-eu', topologyWith(false), search, address);
  expect(rows.map(({ name }) => name)).toEqual(['gw']);
});
