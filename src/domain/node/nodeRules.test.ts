import { expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import {
  address6Warning,
  address6Problem,
  address6Error,
  addressProblem,
  addressError,
  egressRangesProblem,
  relayAddressesProblem,
  invalidAllowedIp,
  invalidEntryText,
} from './nodeRules.ts';

it.each([
  ['', undefined],
  ['10.20.4.37', undefined],
  ['10.20.4.370', 'network.validation.ipv4'],
  ['10.20.4.37/24', 'network.validation.ipv4'],
  ['fd00::1', 'network.validation.ipv4'],
])('checks the address %o: %o', (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});

it.each([
  ['', undefined],
  ['fd42:20:4::25', undefined],
  ['fd42:20:4::25/128', undefined],
  ['fd42:20:4::25/129', 'network.validation.ipv6'],
  ['10.0.0.1', 'network.validation.ipv6'],
])('checks the IPv6 address %o: %o', (address6, problem) => {
  expect(address6Problem(address6)).toBe(problem);
});

it.each([
  [[], undefined],
  [['172.16.10.0/24', 'fd12::/48'], undefined],
  [['172.16.10.0/24', '172.16.11.0'], 'node.validation.egressgatewayrange'],
  [['fd12::'], 'node.validation.egressgatewayrange'],
  [['172.16.10.0/33'], 'node.validation.egressgatewayrange'],
])('checks the egress ranges %o: %o', (ranges, problem) => {
  expect(egressRangesProblem(ranges)).toBe(problem);
});

it.each([
  [['10.20.30.4', 'fd00::4'], undefined],
  [['10.20.30.4', 'leaf-a'], 'node.validation.relayaddress'],
  [['10.20.30.0/24'], 'node.validation.relayaddress'],
  [[], 'node.validation.norelayed'],
])('checks the relay addresses %o: %o', (addresses, problem) => {
  expect(relayAddressesProblem(addresses)).toBe(problem);
});

const node = { network: 'office', id: 'self' };
const network = { addressRange: '10.20.0.0/16', addressRange6: 'fd42:20:4::/64' };
const holders = {
  nodes: [
    aNode({ ...node, name: 'self', address: '10.20.4.9', address6: 'fd42:20:4::9' }),
    aNode({ network: 'office', id: '2', name: 'gw', address: '10.20.4.1', address6: 'fd42:20:4::1' }),
    aNode({ network: 'lab', id: '3', name: 'lab-1', address: '10.20.4.5', address6: 'fd42:20:4::5' }),
  ],
  clients: [
    anExternalClient({
      network: 'office',
      clientId: 'phone',
      address: '10.20.4.7',
      address6: 'fd42:20:4::7',
    }),
    anExternalClient({ network: 'lab', clientId: 'tablet', address: '10.20.4.8', address6: '' }),
  ],
};
const outOfRange = 'Outside the network’s range 10.20.0.0/16';
const reserved = 'Node addresses can’t end in 0 or 255';
const gw = 'Already used by node gw';
const phone = 'Already used by external client phone';

it.each<[string, string | undefined]>([
  ['10.20.4.2', undefined],
  ['10.20.4.9', undefined],
  ['10.20.4.5', undefined],
  ['10.20.4.8', undefined],
  ['10.20.0.1', undefined],
  ['10.20.255.254', undefined],
  ['10.20.4.1', gw],
  ['10.20.4.7', phone],
  ['10.21.0.1', outOfRange],
  ['10.19.255.254', outOfRange],
  ['10.20.0.0', reserved],
  ['10.20.4.0', reserved],
  ['10.20.4.255', reserved],
  ['10.20.255.255', reserved],
  ['10.20.4.100', undefined],
  ['', undefined],
  ['no address', undefined],
])('checks the address %o: %o', (address, trouble) => {
  expect(addressError(address, node, network, holders)).toEqual(trouble);
});

it('skips the range check for an unknown network and reports a network without IPv4', () => {
  expect(addressError('10.99.0.1', node, undefined, holders)).toBeUndefined();
  expect(addressError('10.20.4.1', node, undefined, holders)).toEqual(gw);
  expect(addressError('10.20.4.2', node, { ...network, addressRange: '' }, holders)).toBe(
    'The network has no range for this address',
  );
});

it.each<[string, string | undefined]>([
  ['fd42:20:4::2', undefined],
  ['fd42:20:4::9', undefined],
  ['fd42:20:4::5', undefined],
  ['fd42:20:4::1', gw],
  ['FD42:0020:4:0::1', gw],
  ['fd42:20:4::1/128', gw],
  ['fd42:20:4::7', phone],
  ['', undefined],
  ['no address', undefined],
])('checks the IPv6 address %o: %o', (address6, trouble) => {
  expect(address6Error(address6, node, holders)).toEqual(trouble);
});

it.each<[string, string | undefined]>([
  ['fd42:20:4::2', undefined],
  ['fd42:20:4::2/128', undefined],
  [
    'fd42:20:5::2',
    'Outside the network’s range fd42:20:4::/64, so external clients won’t be able to reach the node',
  ],
  ['', undefined],
])('warns of the IPv6 address %o: %o', (address6, doubt) => {
  expect(address6Warning(address6, network)).toEqual(doubt);
  expect(address6Warning(address6, undefined)).toBeUndefined();
});

it.each([
  [['172.16.0.0/16', '172.32.0.0.0/11', 'x'], '172.32.0.0.0/11'],
  [['10.0.0.1'], '10.0.0.1'],
  [['172.16.0.0/16', 'fd12::/48'], undefined],
  [[], undefined],
])('finds the first invalid egress range in %o: %o', (ranges, entry) => {
  expect(invalidEntryText('egressRanges', ranges)).toBe(entry && `Check “${entry}”`);
});

it.each([
  [['10.20.30.4', 'leaf-a', '10.0.0.0/8'], 'leaf-a'],
  [['10.20.30.4', '10.0.0.0/8'], '10.0.0.0/8'],
  [['fd00::4'], undefined],
])('finds the first invalid relay address in %o: %o', (addresses, entry) => {
  expect(invalidEntryText('relayAddresses', addresses)).toBe(entry && `Check “${entry}”`);
});

it.each([
  [['10.0.0.0/8', 'fd00::1', 'nonsense'], 'nonsense'],
  [['10.0.0.1:80'], '10.0.0.1:80'],
  [['10.0.0.0/8', '10.0.0.1'], undefined],
])('finds the first invalid allowed IP in %o: %o', (entries, entry) => {
  expect(invalidAllowedIp(entries)).toBe(entry);
});
