import { expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { ownerlessEntries } from './ownerlessEntries.ts';

const network = { netid: 'prod-eu', addressRange: '10.20.4.0/24', addressRange6: 'fd42::/64' };
const nodes = [
  aNode({ name: 'db', address: '10.20.4.5', address6: 'fd42::5' }),
  aNode({ name: 'vip', address: '10.20.4.6', allowedIps: ['10.20.4.60'] }),
  aNode({ name: 'gw', address: '10.20.4.7', isEgressGateway: true, egressRanges: ['10.20.4.64/28'] }),
  aNode({ name: 'former-gw', address: '10.20.4.8', egressRanges: ['10.20.4.80/28'] }),
  aNode({ name: 'db', network: 'lab', address: '10.20.4.9' }),
];
const clients = [anExternalClient({ address: '10.20.4.201' })];

it.each([
  ['of a node', '10.20.4.5', false],
  ['of a node, in another spelling', 'FD42:0::0005', false],
  ['of an external client', '10.20.4.201', false],
  ['that a node has besides its own', '10.20.4.60', false],
  ['behind an egress gateway', '10.20.4.65', false],
  ['behind a former egress gateway', '10.20.4.81', true],
  ['of nothing', '10.20.4.99', true],
  ['of nothing, in IPv6', 'fd42::99', true],
  ['of a node of another network', '10.20.4.9', true],
  ['outside the network', '192.0.2.1', false],
  ['that is none', 'nonsense', false],
])('an address %s: %s', (_, address, isOwnerless) => {
  const entry = aDnsEntry({ address });
  expect(ownerlessEntries([entry], network, nodes, clients).has(entry)).toBe(isOwnerless);
});

it('reads the address of an entry that has an IPv6 one alone', () => {
  const entry = aDnsEntry({ address: '', address6: 'fd42::99' });
  expect(ownerlessEntries([entry], network, nodes, clients).has(entry)).toBe(true);
});
