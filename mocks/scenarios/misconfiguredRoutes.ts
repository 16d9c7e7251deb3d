import { macAddressFor } from '../fixtures/seed.ts';
import { egressFields, ingressFields, wireServerNode } from './wireNode.ts';
import { nodesIn, type Part } from './misconfiguredPart.ts';
import { wireClient, wireNetwork } from './wireRecords.ts';

/** Networks in which keys, addresses, endpoints or ports lead to no machine or to the wrong one. */
export function misroutedParts(now: number): readonly Part[] {
  return [partners, sensors, gates, labels, pilot, rigs, ferries, silos, quarry].map((part) => part(now));
}

/** One unreadable key stops the configuration of the whole network, and the range contains that of the office. */
function partners(now: number): Part {
  const network = wireNetwork(now, { netid: 'partners', addressrange: '10.62.0.0/16' });
  const node = nodesIn(now, network);
  return {
    network,
    nodes: [
      wireServerNode(now, network, { address: '10.62.255.254' }),
      node('import-broker', 1, { address: '10.62.40.1' }),
      node('customs-edi', 2, { address: '10.62.40.2', publickey: btoa('sixteen bytes ok') }),
    ],
  };
}

/** One IPv6 endpoint stops the configurations of all its peers. */
function sensors(now: number): Part {
  const network = wireNetwork(now, { netid: 'sensors', addressrange: '10.69.0.0/24' });
  const node = nodesIn(now, network);
  return {
    network,
    nodes: [
      wireServerNode(now, network),
      node('green-store', 1),
      node('cold-room', 2, { endpoint: '2001:db8:69::7' }),
      node('dust-meter', 3),
    ],
  };
}

/** Nodes behind one router get each other’s local address as the endpoint. */
function gates(now: number): Part {
  const network = wireNetwork(now, { netid: 'gates', addressrange: '10.70.0.0/24' });
  const node = nodesIn(now, network);
  return {
    network,
    nodes: [
      wireServerNode(now, network),
      node('gate-north', 1, { endpoint: '203.0.113.150', localaddress: 'fe80::1c' }),
      node('gate-south', 2, { endpoint: '203.0.113.150', localaddress: '192.168.70.3' }),
      node('weighbridge', 3),
    ],
  };
}

/** The gateway routes the address that the printer has in the network instead of its address in the warehouse. */
function labels(now: number): Part {
  const network = wireNetwork(now, { netid: 'labels', addressrange: '10.71.0.0/24' });
  const node = nodesIn(now, network);
  const routes = egressFields(network, 'label-gw', { ranges: ['10.71.0.2/32'], via: 'eth0' });
  return {
    network,
    nodes: [wireServerNode(now, network), node('label-gw', 1, routes), node('label-printer', 2)],
  };
}

/** A network with only two addresses. The server’s own node uses one of them. */
function pilot(now: number): Part {
  const network = wireNetwork(now, { netid: 'pilot', addressrange: '10.72.0.0/30' });
  return { network, nodes: [wireServerNode(now, network, { address: '10.72.0.2' })] };
}

/** A relay carries ten of the fifteen pairs. */
function rigs(now: number): Part {
  const network = wireNetwork(now, { netid: 'rigs', addressrange: '10.73.0.0/24' });
  const node = nodesIn(now, network);
  const hosts = [11, 12, 13, 14];
  const relayaddrs = hosts.map((host) => `10.73.0.${host}`);
  return {
    network,
    nodes: [
      wireServerNode(now, network),
      node('rig-relay', 1, { isrelay: 'yes', relayaddrs }),
      ...hosts.map((host) => node(`rig-${host}`, host, { isrelayed: 'yes' })),
    ],
  };
}

/** A second relay dropped a ferry, and the server its mark with it. The clients’ DNS server was deleted. */
function ferries(now: number): Part {
  const network = wireNetwork(now, {
    netid: 'ferries',
    addressrange: '10.74.0.0/24',
    defaultextclientdns: '10.74.0.53',
  });
  const node = nodesIn(now, network);
  const gateway = node('quay-gw', 2, ingressFields(network));
  return {
    network,
    nodes: [
      wireServerNode(now, network),
      node('ferry-relay', 1, { isrelay: 'yes', relayaddrs: ['10.74.0.11', '10.74.0.12'] }),
      gateway,
      node('ferry-north', 11, { isrelayed: 'yes' }),
      node('ferry-south', 12),
    ],
    clients: [wireClient(now, gateway, { clientid: 'tablet-quay', address: '10.74.0.201' })],
  };
}

/** Egress gateways that route what isn’t behind them. */
function silos(now: number): Part {
  const network = wireNetwork(now, { netid: 'silos', addressrange: '10.75.0.0/24' });
  const node = nodesIn(now, network);
  const gateway = (name: string, host: number, ranges: string[]) =>
    node(name, host, egressFields(network, name, { ranges, via: 'eth0' }));
  return {
    network,
    nodes: [
      wireServerNode(now, network),
      gateway('grain-gw', 1, ['172.26.0.0/16']),
      gateway('barley-gw', 2, ['172.26.4.0/24', '172.27.0.0/24']),
      gateway('malt-gw', 3, ['198.51.100.64/27']),
      gateway('hops-gw', 4, ['10.63.0.0/25']),
      node('silo-far', 70),
      node('silo-pump', 20),
    ],
  };
}

/** The server isn’t a node of this network, and one machine is also in the silos, on the same port. */
function quarry(now: number): Part {
  const network = wireNetwork(now, { netid: 'quarry', addressrange: '10.76.0.0/24' });
  const node = nodesIn(now, network);
  return {
    network,
    nodes: [
      node('crusher', 1, { endpoint: '10.76.0.9' }),
      node('weigh-house', 2, { endpoint: '192.168.76.2', isstatic: 'yes' }),
      node('blast-shed', 3, { udpholepunch: 'yes' }),
      node('quarry-pump', 20, { macaddress: macAddressFor('silos/silo-pump') }),
    ],
  };
}
