import { expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { unusedAddressEntries } from './unusedAddressEntries.ts';

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
  ['in a node’s allowed IPs', '10.20.4.60', false],
  ['behind an egress gateway', '10.20.4.65', false],
  ['behind a former egress gateway', '10.20.4.81', true],
  ['not in use', '10.20.4.99', true],
  ['not in use, in IPv6', 'fd42::99', true],
  ['of a node in another network', '10.20.4.9', true],
  ['outside the network', '192.0.2.1', false],
  ['that isn’t valid', 'nonsense', false],
])('an address %s is ownerless: %s', (_, address, isOwnerless) => {
  const entry = aDnsEntry({ address });
  expect(unusedAddressEntries([entry], network, nodes, clients).has(entry)).toBe(isOwnerless);
});

it('checks the IPv6 address of an entry without an IPv4 one', () => {
  const entry = aDnsEntry({ address: '', address6: 'fd42::99' });
  expect(unusedAddressEntries([entry], network, nodes, clients).has(entry)).toBe(true);
});
