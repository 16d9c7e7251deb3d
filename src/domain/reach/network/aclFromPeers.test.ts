import { expect, it } from 'vitest';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
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
