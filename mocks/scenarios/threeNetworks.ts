import type { WireAcls, WireDnsEntry, WireExtClient, WireNetwork, WireNode } from '../wire/wire.ts';
import {
  mergeGatewayFields,
  egressFields,
  ingressFields,
  machine,
  wireNode,
  wireServerNode,
  type NodeSeed,
} from './wireNode.ts';
import { wireAccessKey, wireClient, wireNetwork } from './wireRecords.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The name that the server generated for a client without one. */
export const unnamedClient = 'bad-scooby';

/**
 * Creates the three networks of the recorded exchanges: an IPv4 mesh, a dual-stack network with a pending node, and a
 * point-to-site network with a hub. `now` is in Unix seconds.
 */
export function threeNetworks(now: number): {
  networks: WireNetwork[];
  nodes: WireNode[];
  acls: Record<string, WireAcls>;
  extClients: WireExtClient[];
  dns: WireDnsEntry[];
} {
  const mesh = meshnet(now);
  const dual = dualnet(now);
  const site = p2snet(now);
  const nodes = [...mesh.nodes, ...dual.nodes, ...site.nodes];
  return {
    networks: [mesh.network, dual.network, site.network],
    nodes,
    acls: {
      meshnet: withBlockedPairs(mesh.nodes, ['win-desktop', 'gw-egress'], ['mac-laptop', 'leaf-a']),
      p2snet: withBlockedPairs(site.nodes, ['site-3', 'site-hub']),
    },
    extClients: [...mesh.clients, ...dual.clients],
    dns: [
      { name: 'db', network: 'meshnet', address: '10.20.30.4', address6: '' },
      { name: 'wiki.intern', network: 'meshnet', address: '10.20.30.5', address6: '' },
      { name: 'printer', network: 'dualnet', address: '10.40.50.3', address6: '' },
      { name: 'six', network: 'dualnet', address: 'fd00:40:50::99', address6: '' },
    ],
  };
}

type Part = { readonly network: WireNetwork; readonly nodes: WireNode[] };

function meshnet(now: number): Part & { readonly clients: WireExtClient[] } {
  const network = wireNetwork(now, {
    netid: 'meshnet',
    addressrange: '10.20.30.0/24',
    defaultudpholepunch: 'yes',
    accesskeys: [wireAccessKey('meshnet', 'mesh-join', 44), wireAccessKey('meshnet', 'lvl1-node', 4)],
  });
  const node = (seed: NodeSeed) => wireNode(now, network, seed);
  const ingress = node({
    name: 'gw-ingress',
    address: '10.20.30.2',
    ...machine(12),
    age: 200,
    isstatic: 'yes',
    ...ingressFields(network),
  });
  const nodes = [
    wireServerNode(now, network),
    node({
      name: 'gw-egress',
      address: '10.20.30.1',
      ...machine(11),
      age: 30,
      ...egressFields(network, 'gw-egress', { ranges: ['172.16.10.0/24', '192.168.77.0/24'], via: 'eth0' }),
    }),
    ingress,
    node({
      name: 'gw-relay',
      address: '10.20.30.3',
      ...machine(13),
      age: 240,
      isrelay: 'yes',
      relayaddrs: ['10.20.30.4', '10.20.30.5'],
    }),
    node({ name: 'leaf-a', address: '10.20.30.4', ...machine(14), age: 6 * MINUTE, isrelayed: 'yes' }),
    node({
      name: 'leaf-b',
      address: '10.20.30.5',
      ...machine(15),
      age: 20 * MINUTE,
      isrelayed: 'yes',
      os: 'freebsd',
      defaultacl: 'no',
    }),
    node({ name: 'mac-laptop', address: '10.20.30.6', ...machine(16), age: 40 * MINUTE, os: 'darwin' }),
    node({
      name: 'win-desktop',
      address: '10.20.30.7',
      ...machine(17),
      age: 9 * 24 * HOUR,
      os: 'windows',
      // The key was deleted after its only use.
      accesskey: wireAccessKey('meshnet', 'one-time', 1).value,
    }),
    node({
      name: 'owned-node',
      address: '10.20.30.8',
      ...machine(18),
      age: 4,
      accesskey: wireAccessKey('meshnet', 'lvl1-node', 4).value,
    }),
  ];
  const clients = [
    wireClient(now, ingress, { clientid: 'phone-1', address: '10.20.30.9' }),
    wireClient(now, ingress, { clientid: 'phone-2', address: '10.20.30.10', enabled: false }),
    wireClient(now, ingress, { clientid: 'tablet', address: '10.20.30.11' }),
    wireClient(now, ingress, { clientid: unnamedClient, address: '10.20.30.12' }),
  ];
  return { network, nodes, clients };
}

function dualnet(now: number): Part & { readonly clients: WireExtClient[] } {
  const network = wireNetwork(now, {
    netid: 'dualnet',
    addressrange: '10.40.50.0/24',
    addressrange6: 'fd00:40:50::/64',
    allowmanualsignup: 'yes',
    defaultextclientdns: '10.40.50.254',
    accesskeys: [
      wireAccessKey('dualnet', 'dual-join', 47),
      wireAccessKey('dualnet', 'key-1322851aa0768bfb', 1),
    ],
  });
  const node = (seed: NodeSeed) => wireNode(now, network, seed);
  const gateway = node({
    name: 'dual-a',
    address: '10.40.50.1',
    ...machine(19),
    address6: 'fd00:40:50::',
    age: 4,
    isrelay: 'yes',
    relayaddrs: ['10.40.50.2'],
    ...mergeGatewayFields(
      egressFields(network, 'dual-a', {
        ranges: ['172.16.20.0/24', 'fd12:3456:789a::/64'],
        via: 'ens3',
        nat: 'no',
      }),
      ingressFields(network),
    ),
  });
  const nodes = [
    wireServerNode(now, network, { address6: 'fd00:40:50:0:ffff:ffff:ffff:ffff' }),
    gateway,
    node({
      name: 'dual-b',
      address: '10.40.50.2',
      ...machine(20),
      address6: 'fd00:40:50::1',
      age: 12 * MINUTE,
      isrelayed: 'yes',
      dnson: 'no',
      defaultacl: 'unset',
    }),
    node({
      name: 'dual-c',
      address: '10.40.50.3',
      ...machine(21),
      address6: 'fd00:40:50::2',
      age: 3 * HOUR,
      os: 'freebsd',
    }),
    node({
      name: 'pending-one',
      address: '10.40.50.4',
      ...machine(26),
      address6: 'fd00:40:50::3',
      age: 6 * MINUTE,
      ispending: 'yes',
      // The key belongs to another network, so the node is pending.
      accesskey: wireAccessKey('meshnet', 'mesh-join', 44).value,
    }),
  ];
  const clients = [
    wireClient(now, gateway, { clientid: 'road-warrior', address: '10.40.50.5', address6: 'fd00:40:50::4' }),
    wireClient(now, gateway, {
      clientid: 'kiosk',
      address: '10.40.50.6',
      address6: 'fd00:40:50::5',
      enabled: false,
    }),
  ];
  return { network, nodes, clients };
}

function p2snet(now: number): Part {
  const network = wireNetwork(now, {
    netid: 'p2snet',
    addressrange: '10.60.70.0/24',
    ispointtosite: 'yes',
    defaultkeepalive: 25,
    defaultmtu: 1420,
    accesskeys: [wireAccessKey('p2snet', 'p2s-join', 46), wireAccessKey('p2snet', 'spare-laptops', 7)],
  });
  const node = (seed: NodeSeed) => wireNode(now, network, seed);
  const nodes = [
    wireServerNode(now, network, { mtu: 1280 }),
    node({ name: 'site-hub', address: '10.60.70.1', ...machine(22), age: 3, ishub: 'yes' }),
    node({
      name: 'site-1',
      address: '10.60.70.2',
      ...machine(23),
      age: 3,
      persistentkeepalive: 40,
      // Less than 30 days for a clock that shows the beginning of the minute, too.
      expdatetime: now + 30 * 24 * HOUR - MINUTE,
    }),
    node({
      name: 'site-2',
      address: '10.60.70.3',
      ...machine(24),
      endpoint: '198.51.100.200',
      age: 26 * MINUTE,
      isstatic: 'yes',
    }),
    node({ name: 'site-3', address: '10.60.70.4', ...machine(25), age: 31 * MINUTE, mtu: 1380 }),
  ];
  return { network, nodes };
}

/** Allows all pairs except those of nodes whose default is deny (leaf-b) and the manually blocked ones. */
function withBlockedPairs(nodes: readonly WireNode[], ...manual: readonly [string, string][]): WireAcls {
  const isBlocked = (a: WireNode, b: WireNode) =>
    a.defaultacl === 'no' ||
    b.defaultacl === 'no' ||
    manual.some((pair) => pair.includes(a.name) && pair.includes(b.name));
  return Object.fromEntries(
    nodes.map((row) => [
      row.id,
      Object.fromEntries(
        nodes.filter((column) => column !== row).map((column) => [column.id, isBlocked(row, column) ? 1 : 2]),
      ),
    ]),
  );
}
