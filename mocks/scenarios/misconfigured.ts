import { macAddressFor, uuidFor, wireGuardKeyFor } from '../fixtures/seed.ts';
import { DAY, HOUR, MINUTE } from '../fixtures/now.ts';
import type { WireAcls, WireExtClient, WireMetric, WireMetrics, WireNode } from '../wire/wire.ts';
import { builtInDnsKey } from '../world/dnsKey.ts';
import { defaultSettings, type Edition } from '../world/state.ts';
import type { WorldSeed } from '../world/world.ts';
import { account, networkUser } from './accounts.ts';
import { nodesIn, type Part } from './misconfiguredPart.ts';
import { misroutedParts } from './misconfiguredRoutes.ts';
import type { Clock } from './recordedSeed.ts';
import { egressFields, ingressFields, wireServerNode } from './wireNode.ts';
import { wireAccessKey, wireClient, wireNetwork } from './wireRecords.ts';

/** The server was updated, and the console wasn’t. */
const version = 'v0.16.2';

/**
 * Creates the networks of a coffee company with at least one fault for each check. Measured faults need the metrics of
 * the enterprise edition.
 */
export function misconfiguredSeed(now: Clock, edition: Edition): WorldSeed {
  const seconds = Math.floor(now() / 1000);
  const parts: readonly Part[] = [office, roastery, shops, depots, backOffice, vans, couriers, kiosks]
    .map((part) => part(seconds))
    .concat(misroutedParts(seconds));
  const isEnterprise = edition === 'enterprise';
  return {
    now,
    edition,
    settings: { version, dnsKey: builtInDnsKey, rce: true },
    users: [
      ...['admin', 'ingrid', 'jonas', 'kari', 'lars', 'msp-support'].map((username) =>
        account(username, { isadmin: true }),
      ),
      account('nils', { networks: ['office', 'depots'] }),
      account('summer-intern'),
    ],
    networks: parts.map(({ network }) => network),
    nodes: parts.flatMap(({ nodes }) =>
      nodes.map((node) => (node.version === defaultSettings.version ? { ...node, version } : node)),
    ),
    acls: Object.fromEntries(parts.flatMap(({ network, acls }) => (acls ? [[network.netid, acls]] : []))),
    extClients: parts.flatMap(({ clients = [] }) => clients),
    dns: parts.flatMap(({ dns = [] }) => dns),
    ...(isEnterprise && {
      networkUsers: Object.fromEntries(
        ['office', 'depots'].map((netid) => [netid, [networkUser('nils', 0)]]),
      ),
    }),
    measured: isEnterprise ? ['office', 'roastery', 'shops', 'depots'] : [],
    metrics: isEnterprise ? parts.flatMap(({ metrics = [] }) => metrics) : [],
  };
}

function office(now: number): Part {
  const network = wireNetwork(now, {
    netid: 'office',
    addressrange: '10.62.0.0/24',
    addressrange6: 'fd62:0:0:1::/64',
    allowmanualsignup: 'yes',
    defaultmtu: 1420,
    accesskeys: [wireAccessKey('office', 'laptops', 12), wireAccessKey('office', 'rollout-2024', 4812)],
  });
  const node = nodesIn(now, network);
  const gateway = node('oslo-gw', 1, { isstatic: 'yes', ...ingressFields(network) });
  const nas = node('oslo-nas', 2);
  const nodes = [
    wireServerNode(now, network, { address6: 'fd62:0:0:1:ffff:ffff:ffff:ffff', mtu: 1280 }),
    gateway,
    nas,
    node('frontdesk', 3),
    // The machine was set up again and joined a second time.
    node('frontdesk-new', 4, { macaddress: macAddressFor('office/frontdesk') }),
    node('printer', 5),
    node('Printer', 6),
    node('laptop-ida', 10, { expdatetime: now - 3 * DAY }),
    node('laptop-nils', 11, { expdatetime: now + 12 * DAY }),
    node('laptop-sofie', 12, { age: 2 * HOUR }),
    node('laptop-emil', 22, { age: 10 * MINUTE }),
    node('laptop-intern', 13, { age: 94 * DAY }),
    node('meeting-room', 14, { connected: 'no' }),
    node('guest-tablet', 15, { ispending: 'yes', accesskey: '' }),
    node('badge-reader', 16, { version: 'v0.14.5' }),
    // Machines join under their host name, which the server checks only when the node is edited.
    node('copy_room', 17),
    node('pbx', 18, { endpoint: '127.0.0.1', isstatic: 'yes' }),
    node('scanner', 19, { mtu: 1200, allowedips: ['10.62.0.240/28'] }),
    node('desk-video', 20, { mtu: 1500 }),
    node('desk-lab', 21, { mtu: 1380 }),
    node('wiki', 30),
    node('wiki-new', 31, { address: '10.62.0.30' }),
  ];
  const client = (clientid: string, host: number, changes: Partial<WireExtClient> = {}) =>
    wireClient(now, gateway, {
      clientid,
      address: `10.62.0.${host}`,
      address6: `fd62:0:0:1::${host.toString(16)}`,
      ...changes,
    });
  const clients = [
    client('phone-kari', 201),
    client('phone-erik', 202, { enabled: false, lastmodified: now - 94 * DAY }),
    client('tablet-depot', 203, { ingressgatewayid: uuidFor('office/drammen-gw') }),
    // A node loses this role in two ways, and one of them leaves its clients behind.
    client('contractor-mbp', 204, { ingressgatewayid: nas.id }),
    // Its owner was deleted.
    client('tablet-henrik', 205, { ownerid: 'henrik' }),
  ];
  const entry = (name: string, address: string) => ({ name, network: 'office', address, address6: '' });
  const dns = [
    entry('files', '10.62.0.2'),
    entry('intranet', '10.62.0.99'),
    entry('legacy-erp', '172.30.1.5'),
    entry('OSLO-NAS', '10.62.0.2'),
    entry('wifi', '10.62.0.1'),
    entry('WiFi', '10.62.0.1'),
  ];
  return { network, nodes, clients, dns };
}

function roastery(now: number): Part {
  const network = wireNetwork(now, { netid: 'roastery', addressrange: '10.61.0.0/24' });
  const node = nodesIn(now, network);
  const gateway = (name: string, host: number, ranges: string[], changes: Partial<WireNode> = {}) =>
    node(name, host, { ...egressFields(network, name, { ranges, via: 'eth0' }), ...changes });
  const nodes = [
    wireServerNode(now, network, egressFields(network, 'netmaker-1', { ranges: ['0.0.0.0/0'], via: 'eth0' })),
    gateway('bergen-gw', 1, ['10.0.0.0/8']),
    gateway('cloud-gw', 2, ['203.0.113.64/27'], { endpoint: '203.0.113.70' }),
    gateway('line-1-gw', 3, ['172.20.8.0/22', '192.168.40.0/24']),
    gateway('line-2-gw', 4, ['172.20.8.0/22']),
    gateway('packing-gw', 5, ['172.21.0.0/24'], { egressgatewaynatenabled: 'no' }),
    // Ranges of a new gateway are normalised, those of an edited node aren’t.
    gateway('silo-gw', 6, ['172.22.5.9/24']),
    // Its ingress role was removed, and the commands of both roles with it.
    gateway('cupping-gw', 8, ['172.23.0.0/24'], { postup: '', postdown: '' }),
    node('bergen-relay', 7, { isrelay: 'yes', relayaddrs: ['10.61.0.11'] }),
    node('recipe-db', 10, { localaddress: '192.168.40.9' }),
    node('silo-plc', 11, { isrelayed: 'yes' }),
    // Allowed with the controller only, not with the relay in between.
    node('vendor-help', 12),
  ];
  const acls = aclsOf(nodes, (one, other) => one !== 'vendor-help' || other === 'silo-plc');
  return { network, nodes, acls };
}

function shops(now: number): Part {
  const network = wireNetwork(now, { netid: 'shops', addressrange: '10.63.0.0/24' });
  const node = nodesIn(now, network);
  const router = { endpoint: '203.0.113.90', listenport: 51821 };
  const nodes = [
    wireServerNode(now, network),
    node('till-oslo', 1),
    node('till-bergen', 2),
    node('till-voss', 3, { age: 9 * MINUTE }),
    node('till-moss', 4),
    node('stock-db', 5),
    node('price-sync', 6),
    node('till-tromso', 7),
    node('kiosk-mall', 8, { defaultacl: 'no' }),
    node('audit-1', 9),
    node('audit-2', 10),
    node('cashdesk-1', 11, { ...router, localaddress: '192.168.60.11' }),
    node('cashdesk-2', 12, { ...router, localaddress: '192.168.60.12' }),
  ];
  const isAudit = (name: string) => name.startsWith('audit');
  const acls = aclsOf(nodes, (one, other) => {
    if (isAudit(one) !== isAudit(other) || one === 'kiosk-mall') return false;
    return one !== 'till-moss' || other !== 'stock-db';
  });
  const idOf = (name: string) => uuidFor(`shops/${name}`);
  const { [idOf('till-tromso')]: _, ...others } = acls;
  return {
    network,
    nodes,
    acls: {
      ...others,
      [idOf('till-bergen')]: { ...others[idOf('till-bergen')], [idOf('till-oslo')]: 1 },
      [idOf('till-skien')]: { [idOf('stock-db')]: 2 },
    },
  };
}

function depots(now: number): Part {
  const network = wireNetwork(now, { netid: 'depots', addressrange: '10.64.0.0/24' });
  const node = nodesIn(now, network);
  const nodes = [
    wireServerNode(now, network),
    node('relay-south', 1, { isrelay: 'yes', relayaddrs: ['10.64.0.10', '10.64.0.11', '10.64.0.99'] }),
    node('relay-north', 2, { isrelay: 'yes', relayaddrs: ['10.64.0.10', '10.64.0.12'], age: 3 * HOUR }),
    node('depot-molde', 10, { isrelayed: 'yes' }),
    node('depot-larvik', 11, { isrelayed: 'yes' }),
    node('depot-narvik', 12, { isrelayed: 'yes' }),
    node('depot-stavanger', 13, { isrelayed: 'yes' }),
    node('depot-lom', 14, { endpoint: '203.0.113.120', localaddress: '' }),
    node('depot-fagernes', 15, { endpoint: '203.0.113.120', localaddress: '' }),
    node('yard-cam-1', 16, { endpoint: '', localaddress: '' }),
    node('yard-cam-2', 17, { endpoint: '', localaddress: '' }),
  ];
  return { network, nodes };
}

function backOffice(now: number): Part {
  const network = wireNetwork(now, { netid: 'backoffice', addressrange: '10.65.0.0/24' });
  const node = nodesIn(now, network);
  const nodes = [
    wireServerNode(now, network),
    node('erp', 1, egressFields(network, 'erp', { ranges: ['172.21.0.0/16'], via: 'eth0' })),
    node('erp-db', 2),
    node('payroll', 3),
    // The machine is also in the roastery, where packing-gw routes a part of the same range.
    node('bi', 4, { macaddress: macAddressFor('roastery/recipe-db') }),
  ];
  const isPair = (one: string, other: string, ...pair: readonly string[]) =>
    pair.includes(one) && pair.includes(other);
  const acls = aclsOf(nodes, (one, other) => !isPair(one, other, 'bi', 'payroll'));
  // All pairs report a connection, the blocked one as well, except one that is allowed.
  const metrics = nodes.map((reporter): WireMetrics => {
    const peers = nodes.filter((peer) => peer !== reporter);
    return {
      network: 'backoffice',
      node_id: reporter.id,
      node_name: reporter.name,
      isserver: reporter.isserver,
      connectivity: Object.fromEntries(
        peers.map((peer) => [
          peer.id,
          peerReport(peer, !isPair(reporter.name, peer.name, 'erp-db', 'payroll')),
        ]),
      ),
      // The node that took over was deleted.
      needsfailover:
        reporter.name === 'payroll' ? { [uuidFor('backoffice/erp-db')]: uuidFor('backoffice/dmz-gw') } : {},
    };
  });
  return { network, nodes, acls, metrics };
}

/** The server was the hub until someone turned that off, which the server accepts. */
function vans(now: number): Part {
  // Ranges of a new network are normalised, those of an edited one aren’t.
  const network = wireNetwork(now, { netid: 'vans', addressrange: '10.66.0.1/24', ispointtosite: 'yes' });
  const node = nodesIn(now, network);
  return {
    network,
    nodes: [wireServerNode(now, network), node('van-1', 1), node('van-2', 2), node('van-3', 3)],
  };
}

/** A node that joins as a hub doesn’t replace the hub that the network has. */
function couriers(now: number): Part {
  const network = wireNetwork(now, { netid: 'couriers', addressrange: '10.68.0.0/24', ispointtosite: 'yes' });
  const node = nodesIn(now, network);
  return {
    network,
    nodes: [
      wireServerNode(now, network, { ishub: 'yes' }),
      node('courier-hub', 1, { ishub: 'yes' }),
      node('bike-1', 2),
      node('bike-2', 3),
    ],
  };
}

function kiosks(now: number): Part {
  const network = wireNetwork(now, {
    netid: 'kiosks',
    addressrange: '10.67.0.0/29',
    accesskeys: [wireAccessKey('kiosks', 'first-batch', 0)],
  });
  const node = nodesIn(now, network);
  const copiedImage = { publickey: wireGuardKeyFor('kiosks/image') };
  return {
    network,
    nodes: [
      wireServerNode(now, network, { address: '10.67.0.6' }),
      node('kiosk-1', 1),
      node('kiosk-2', 2),
      node('kiosk-3', 3, copiedImage),
      node('kiosk-4', 4, copiedImage),
    ],
  };
}

/** The ACLs of a network by the names of its nodes. A pair is blocked if either order of its names is. */
function aclsOf(nodes: readonly WireNode[], isAllowed: (one: string, other: string) => boolean): WireAcls {
  return Object.fromEntries(
    nodes.map((row) => [
      row.id,
      Object.fromEntries(
        nodes
          .filter((column) => column !== row)
          .map((column) => [
            column.id,
            isAllowed(row.name, column.name) && isAllowed(column.name, row.name) ? 2 : 1,
          ]),
      ),
    ]),
  );
}

function peerReport(peer: WireNode, connected: boolean): WireMetric {
  const uptime = connected ? 1430 : 0;
  return {
    node_name: peer.name,
    isserver: peer.isserver,
    uptime,
    totaltime: 1440,
    latency: connected ? 14 : 999,
    totalreceived: uptime * 4096,
    totalsent: uptime * 4096,
    actualuptime: uptime * 60_000_000_000,
    percentup: (100 * uptime) / 1440,
    connected,
  };
}
