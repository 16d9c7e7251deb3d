import { expect, it } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { isPairAllowed } from '../../acl/aclMatrix.ts';
import { allPairs } from '../pairs/allPairs.ts';
import { aclFromPeers } from './aclFromPeers.ts';
import { expectedConfiguration } from './configuration.ts';
import { reachIndex } from './reachIndex.ts';
import { responseOf } from './serverResponse.ts';

const blocked = [
  ['ams', 'ber'],
  ['ber', 'ams'],
] as const;

it.each<[string, ReachFixture]>([
  ['a blocked pair', { nodes: { ams: {}, ber: {}, lon: {} }, blocked }],
  ['relayed nodes', { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked }],
  [
    'clients',
    {
      nodes: { ams: { isIngressGateway: true }, ber: {}, lon: {} },
      clients: { phone: { at: 'ams' } },
      blocked,
    },
  ],
  ['a hub', { nodes: { ams: { isHub: true }, ber: {}, lon: {} }, network: { isPointToSite: true }, blocked }],
  ['a disconnected node', { nodes: { ams: { isConnected: false }, ber: {}, lon: {} } }],
])('the same members reach each other with the derived ACLs: %s', (_, fixture) => {
  const source = aReachSource(fixture);
  const index = reachIndex(source);
  const peers = new Map(
    index.nodes.map((node) => {
      const response = responseOf(expectedConfiguration(index, node));
      return [node.id, response.refused ? [] : response.peers];
    }),
  );
  const derived = reachIndex({ ...source, acls: new Map([['prod-eu', aclFromPeers(source.nodes, peers)]]) });
  expect(allPairs(derived, 'prod-eu').reaches).toEqual(allPairs(index, 'prod-eu').reaches);
});

it('tells a wide IPv6 range from the address that it begins with', () => {
  const nodes = [aNode({ id: 'a' }), aNode({ id: 'b', address: '', address6: 'fd00::' })];
  const peersOf = (range: string) => [{ publicKey: '', endpoint: undefined, allowed: [range] }];
  const isAllowed = (range: string) => {
    const own = peersOf(nodes[0]?.address ?? '');
    return isPairAllowed(
      aclFromPeers(
        nodes,
        new Map([
          ['a', peersOf(range)],
          ['b', own],
        ]),
      ),
      'a',
      'b',
    );
  };
  expect([isAllowed('fd00::/128'), isAllowed('fd00::/32')]).toEqual([true, false]);
});
