import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { hasProblems } from '../text/messages.ts';
import { addressesOf } from '../addresses.ts';
import { egressToWire } from './nodeWire.ts';
import {
  egressDraft,
  egressProblems,
  newEgressForm,
  relayCandidates,
  relayedNodes,
  relayProblems,
} from './roleForms.ts';

const form = { ranges: '172.16.10.0/24', interfaceName: ' eth0 ', isNatOn: true };

it('starts with NAT on', () => {
  expect(newEgressForm.isNatOn).toBe(true);
});

it('trims the interface', () => {
  expect(egressDraft(form)).toMatchObject({ interfaceName: 'eth0', isNatOn: true });
});

it('requires a range and an interface', () => {
  expect(egressProblems(newEgressForm)).toEqual({
    ranges: 'node.validation.egressgatewayrange',
    interfaceName: 'node.validation.interface',
  });
  expect(hasProblems(egressProblems(form))).toBe(false);
});

describe('accepts as ranges', () => {
  it.each([
    ['10.48.0.0/16'],
    [' 10.48.0.0/16 ,172.20.8.0/22, '],
    ['10.48.0.0/0'],
    ['10.48.0.1/32, fd42::/64'],
    ['::/0'],
    ['10.48.0.7/16'],
    ['10.48.0.0/16 172.20.8.0/22'],
    ['10.48.0.0/16\n172.20.8.0/22;fd42::/64'],
  ])('%j', (ranges) => {
    expect(egressProblems({ ...form, ranges }).ranges).toBeUndefined();
  });
});

describe('rejects as ranges', () => {
  it.each([
    ['', 'nothing'],
    [' , ,', 'nothing between commas'],
    ['192.168.7.300/24', 'a part above 255'],
    ['10.48.0.0', 'no prefix'],
    ['fd42::1', 'no IPv6 prefix'],
    ['10.48.0.0/33', 'a prefix beyond 32'],
    ['fd42::/129', 'a prefix beyond 128'],
    ['10.48.0.0/-1', 'a negative prefix'],
    ['10.48/16', 'a short form'],
    ['fe80::1%eth0/64', 'a zone'],
    ['10.48.0.0/16, ../x', 'a path'],
    ['１０.48.0.0/16', 'digits of another script'],
    ['10.48.0.0/16\u0000', 'a control character'],
    ['0x0a.48.0.0/16', 'hexadecimal'],
    ['9'.repeat(10_000), 'ten thousand digits'],
  ])('%j, which has %s', (ranges) => {
    expect(egressProblems({ ...form, ranges }).ranges).toBe('node.validation.egressgatewayrange');
  });
});

it.each(['eth0', 'br-lan', 'em1.100', 'eth0:1', 'wlp2s0_a', 'a'.repeat(15)])(
  'accepts %s as interface',
  (name) => {
    expect(egressProblems({ ...form, interfaceName: name }).interfaceName).toBeUndefined();
  },
);

it.each([
  ' ',
  '.',
  '..',
  'eth 0',
  'a'.repeat(16),
  '../x',
  'eth0;reboot',
  '$(id)',
  'ëth0',
  'eth0\u0007',
  'x'.repeat(10_000),
])('rejects %j as interface', (name) => {
  expect(egressProblems({ ...form, interfaceName: name }).interfaceName).toBeDefined();
});

it.each([
  [true, 'yes'],
  [false, 'no'],
])('is sent with NAT %s as natEnabled %s, its texts trimmed', (isNatOn, natEnabled) => {
  const typed = { ...form, ranges: '172.16.10.9/24 ; FD42:0::/64\n172.16.10.0/24,', isNatOn };
  expect(egressToWire(egressDraft(typed))).toEqual({
    ranges: ['172.16.10.0/24', 'fd42::/64'],
    interface: 'eth0',
    natEnabled,
  });
});

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

it('lists the other nodes of the network by name, without the server, and explains which cannot be selected', () => {
  const offered = relayCandidates(relay, nodes).map(({ node, obstacle }) => [node.name, obstacle]);
  expect(offered).toEqual([
    ['ams-db-01', 'relayed by another node'],
    ['ams-mon-01', 'relayed by lon-relay-01'],
    ['bare', 'has no address'],
    ['ber-kiosk-04', 'waiting for approval'],
    ['lon-db-01', undefined],
    ['lon-db-02', undefined],
    ['lon-relay-01', 'is a relay itself'],
  ]);
});

it('relays selected nodes by both address families, except nodes that can no longer be relayed', () => {
  const chosen = ['lon-db-01', 'lon-db-02', 'ams-mon-01'].map((name) => aNode({ name }).id);
  const taken = relayedNodes({ selected: [...chosen, 'gone'] }, relayCandidates(relay, nodes));
  expect(taken.flatMap(addressesOf)).toEqual(['fd42:20:4::28', '10.20.4.42', 'fd42:20:4::2a']);
});

it('requires at least one node', () => {
  expect(relayProblems([])).toEqual({ relayed: 'node.validation.nobodychosen' });
  expect(relayProblems([relayed])).toEqual({ relayed: undefined });
});
