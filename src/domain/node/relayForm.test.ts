import { expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { addressesOf } from './gateways.ts';
import { relayCandidates, relayedNodes, relayProblems } from './relayForm.ts';

const relay = aNode({ name: 'fra-web-01', address: '10.20.4.30' });
const other = aNode({ name: 'lon-relay-01', isRelay: true, relayAddresses: ['10.20.4.41'] });
const relayed = aNode({ name: 'ams-mon-01', address: '10.20.4.41', isRelayed: true });
const nodes = [
  relay,
  aNode({ name: 'lon-db-02', address: '10.20.4.42', address6: 'fd42:20:4::2a' }),
  aNode({ name: 'lon-db-01', address: '', address6: 'fd42:20:4::28' }),
  other,
  relayed,
  aNode({ name: 'ams-db-01', address: '10.20.4.9', isRelayed: true }),
  aNode({ name: 'ber-kiosk-04', isPending: true, isRelay: true }),
  aNode({ name: 'bare', address: '', address6: '' }),
  aNode({ name: 'netmaker-1', isServer: true }),
  aNode({ name: 'lab-1', network: 'lab' }),
];

it('offers the other nodes of the network by name, without the server, and says which cannot be chosen', () => {
  const offered = relayCandidates(relay, nodes).map(({ node, obstacle }) => [node.name, obstacle]);
  expect(offered).toEqual([
    ['ams-db-01', { is: 'relayed', by: undefined }],
    ['ams-mon-01', { is: 'relayed', by: 'lon-relay-01' }],
    ['bare', { is: 'withoutAddress' }],
    ['ber-kiosk-04', { is: 'pending' }],
    ['lon-db-01', undefined],
    ['lon-db-02', undefined],
    ['lon-relay-01', { is: 'relay' }],
  ]);
});

it('relays the chosen by the addresses of both families, and no one who cannot be relayed any more', () => {
  const chosen = ['lon-db-01', 'lon-db-02', 'ams-mon-01'].map((name) => aNode({ name }).id);
  const taken = relayedNodes({ chosen: [...chosen, 'gone'] }, relayCandidates(relay, nodes));
  expect(addressesOf(taken)).toEqual(['fd42:20:4::28', '10.20.4.42', 'fd42:20:4::2a']);
});

it('needs at least one node to relay', () => {
  expect(relayProblems([])).toEqual({ relayed: 'node.validation.nobodychosen' });
  expect(relayProblems([relayed])).toEqual({ relayed: undefined });
});
