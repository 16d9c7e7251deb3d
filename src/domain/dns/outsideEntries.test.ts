import { expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { outsideEntries } from './outsideEntries.ts';

const network = { addressRange: '10.20.4.0/24', addressRange6: 'fd42:20:4::/64' };
const nodes = [
  aNode({ name: 'gw', isEgressGateway: true, egressRanges: ['10.48.0.0/16', 'fd99::/32'] }),
  aNode({ name: 'former-gw', isEgressGateway: false, egressRanges: ['10.48.0.0/16'] }),
];

it.each<[string, string, readonly string[] | undefined]>([
  ['an address of the network', '10.20.4.255', undefined],
  ['an IPv6 address of the network', 'fd42:20:4::9', undefined],
  ['an address behind an egress gateway', '10.48.0.14', ['gw']],
  ['an IPv6 address behind an egress gateway', 'fd99::1', ['gw']],
  ['an address that no gateway routes', '192.0.2.1', []],
  ['text that isn’t an address', 'nonsense', []],
])('%s', (_, address, gateways) => {
  const stray = outsideEntries([aDnsEntry({ address })], network, nodes);
  expect(stray.map((strayEntry) => strayEntry.gateways)).toEqual(gateways ? [gateways] : []);
});

it('returns nothing while the network’s ranges are unknown', () => {
  expect(outsideEntries([aDnsEntry()], { addressRange: '', addressRange6: '' }, nodes)).toEqual([]);
});
