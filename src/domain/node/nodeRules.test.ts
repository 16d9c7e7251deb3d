import { expect, it } from 'vitest';
import { address6Problem, addressProblem, egressRangesProblem, relayAddressesProblem } from './nodeRules.ts';

it.each([
  ['', undefined],
  ['10.20.4.37', undefined],
  ['10.20.4.370', 'network.validation.ipv4'],
  ['10.20.4.37/24', 'network.validation.ipv4'],
  ['fd00::1', 'network.validation.ipv4'],
])('says of the address %o: %o', (address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});

it.each([
  ['', undefined],
  ['fd42:20:4::25', undefined],
  ['fd42:20:4::25/128', undefined],
  ['fd42:20:4::25/129', 'network.validation.ipv6'],
  ['10.0.0.1', 'network.validation.ipv6'],
])('says of the IPv6 address %o: %o', (address6, problem) => {
  expect(address6Problem(address6)).toBe(problem);
});

it.each([
  [[], undefined],
  [['172.16.10.0/24', 'fd12::/48'], undefined],
  [['172.16.10.0/24', '172.16.11.0'], 'node.validation.egressgatewayrange'],
  [['fd12::'], 'node.validation.egressgatewayrange'],
  [['172.16.10.0/33'], 'node.validation.egressgatewayrange'],
])('says of the egress ranges %o: %o', (ranges, problem) => {
  expect(egressRangesProblem(ranges)).toBe(problem);
});

it.each([
  [['10.20.30.4', 'fd00::4'], undefined],
  [['10.20.30.4', 'leaf-a'], 'node.validation.relayaddress'],
  [['10.20.30.0/24'], 'node.validation.relayaddress'],
  [[], 'node.validation.norelayed'],
])('says of the relay addresses %o: %o', (addresses, problem) => {
  expect(relayAddressesProblem(addresses)).toBe(problem);
});
