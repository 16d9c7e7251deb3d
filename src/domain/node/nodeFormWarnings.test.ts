import { expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { localDateTime } from '../format/localDateTime.ts';
import { nodeEditForm, nodeForm, type NodeForm } from './nodeForm.ts';

const node = aNode({ name: 'web', address: '10.20.4.1', egressRanges: ['10.48.0.0/16'] });
const gw = aNode({ name: 'Gw', address: '10.20.4.2', egressRanges: ['172.20.0.0/16'] });
const around = {
  node,
  clients: [anExternalClient({ clientId: 'phone', address: '10.20.4.9' })],
  networks: [],
  network: aNetwork({ netid: 'prod-eu', addressRange: '10.20.4.0/24', addressRange6: '', isIPv6: false }),
  nodes: [node, gw, aNode({ name: 'lab-1', network: 'lab' })],
  entries: [
    aDnsEntry({ name: 'Wiki' }),
    aDnsEntry({ name: 'web' }),
    aDnsEntry({ name: 'nas', network: 'lab' }),
  ],
  now: NOW,
};
const before = nodeForm(node);

function warningsOf(changes: Partial<NodeForm>, rest: Partial<typeof around> = {}) {
  const edit = { before, after: { ...before, ...changes } };
  return Object.values(nodeEditForm.warnings(edit, { ...around, ...rest })).filter(
    (text) => text !== undefined,
  );
}

const endpoint6 =
  'This server can’t use IPv6 endpoints. Nodes that have this node as a peer won’t get a configuration';
const unroutable = 'Peers can’t send packets to this address. Enter an address that they can reach';
const local6 =
  'This server can’t use IPv6 endpoints. Nodes that share this node’s endpoint won’t get a configuration';

it.each<[Partial<NodeForm>, string]>([
  [{ endpoint: '2001:db8::9' }, endpoint6],
  [{ endpoint: 'FD00:0::9' }, endpoint6],
  [{ localAddress: 'fd77::2' }, local6],
  [{ localAddress: 'fe80::1' }, local6],
  [{ endpoint: '127.0.0.1' }, unroutable],
  [{ endpoint: '0.0.0.0' }, unroutable],
  [{ endpoint: '255.255.255.255' }, unroutable],
  [{ endpoint: '224.0.0.1' }, unroutable],
  [{ endpoint: '169.254.3.4' }, unroutable],
  [{ localAddress: '127.0.0.1' }, 'Nodes on the same LAN can’t send packets to this address'],
  [{ name: 'GW' }, 'Node Gw has the same name, so DNS will resolve it to only one of them'],
  [{ name: 'wiki' }, 'DNS entry Wiki has the same name, so DNS won’t resolve it to this node'],
  [{ mtu: '575' }, 'Below 576, IPv4 stops working'],
  [{ mtu: '1' }, 'Below 576, IPv4 stops working'],
  [{ allowedIps: '10.9.0.0/16; x y' }, 'The server ignores “x” because it isn’t an address or a range'],
  [
    { egressRanges: '10.48.0.0/16, 172.20.7.0/24' },
    '172.20.7.0/24 overlaps 172.20.0.0/16, which Gw already routes',
  ],
  [{ egressRanges: '127.0.0.0/8' }, '127.0.0.0/8 can’t be reached through a gateway'],
  [{ egressRanges: '10.1.2.3/16' }, '10.1.2.3/16 is stored as 10.1.0.0/16'],
  [{ allowedIps: '10.20.4.2' }, '10.20.4.2 is already used by node Gw'],
  [{ allowedIps: '10.20.4.9/32' }, '10.20.4.9/32 is already used by external client phone'],
  [{ allowedIps: '10.20.4.0/24' }, '10.20.4.0/24 overlaps 10.20.4.0/24, prod-eu’s own range'],
  [{ allowedIps: '172.20.0.0/16' }, '172.20.0.0/16 is already routed by Gw'],
  [{ allowedIps: '172.20.1.1' }, '172.20.1.1 overlaps 172.20.0.0/16, which Gw already routes'],
  [
    { allowedIps: '0.0.0.0/0' },
    '0.0.0.0/0 covers the whole internet, so nodes will send all their traffic through this one',
  ],
  [{ localRange: 'lan' }, 'This doesn’t look like an address range, such as 192.168.1.0/24'],
  [
    { expiresAt: localDateTime(NOW - 60) },
    'This date is in the past, but the node still has access. To cut it off, disconnect or delete it',
  ],
])('warns of %o: %s', (changes, text) => {
  expect(warningsOf(changes)).toEqual([text]);
});

it.each<Partial<NodeForm>>([
  { endpoint: '198.51.100.9' },
  { endpoint: '::ffff:198.51.100.9' },
  { localAddress: '' },
  { localAddress: '169.254.3.4' },
  { allowedIps: '10.20.4.77' },
  { allowedIps: '10.20.4.1' },
  { name: 'WEB' },
  { name: 'lab-1' },
  { name: 'nas' },
  { mtu: '576' },
  { mtu: '1279' },
  { egressRanges: '10.48.0.0/16, 10.49.0.0/16' },
  { allowedIps: '10.0.0.1 fd00::/8' },
  { expiresAt: localDateTime(NOW + 60) },
])('does not warn of %o', (changes) => {
  expect(warningsOf(changes)).toEqual([]);
});

it('warns of a small MTU if the network or the node uses IPv6', () => {
  const text = 'Below 1280, IPv6 stops working';
  const both = `${text}. Below 576, IPv4 does too`;
  const network = { ...around.network, isIPv6: true };
  expect(warningsOf({ mtu: '1200' }, { network })).toEqual([text]);
  expect(warningsOf({ mtu: '100' }, { network })).toEqual([both]);
  expect(warningsOf({ mtu: '1280' }, { network })).toEqual([]);
  const six = { ...before, address6: 'fd00::2' };
  expect(nodeEditForm.warnings({ before: six, after: { ...six, mtu: '1200' } }, around).mtu).toBe(text);
});

it('warns of an IPv6 endpoint that the node reported itself', () => {
  const six = { ...before, endpoint: '2001:db8::9' };
  expect(nodeEditForm.warnings({ before: six, after: six }, around).endpoint).toBe(endpoint6);
});

it('does not warn of overlapping egress ranges that the node already routes', () => {
  const overlapping = { ...before, egressRanges: '172.20.7.0/24' };
  const warned = (egressRanges: string) =>
    nodeEditForm.warnings({ before: overlapping, after: { ...overlapping, egressRanges } }, around)
      .egressRanges;
  expect(warned('172.20.7.0/24, 10.49.0.0/16')).toBeUndefined();
  expect(warned('172.20.7.0/24, 172.20.8.0/24')).toBe(
    '172.20.8.0/24 overlaps 172.20.0.0/16, which Gw already routes',
  );
});

it('does not warn of a name that it already shares', () => {
  const shared = { ...before, name: 'GW' };
  const edit = { before: shared, after: { ...shared, mtu: '1400' } };
  expect(nodeEditForm.warnings(edit, around).name).toBeUndefined();
});
