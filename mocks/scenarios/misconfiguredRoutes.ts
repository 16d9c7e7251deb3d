import { macAddressFor } from '../fixtures/seed.ts';
import type { WireExtClient, WireNetwork, WireNode } from '../wire/wire.ts';
import { egressFields, ingressFields, wireServerNode } from './wireNode.ts';
import { wireClient, wireNetwork } from './wireRecords.ts';

type NodesIn = (
  now: number,
  network: WireNetwork,
) => (name: string, host: number, changes?: Partial<WireNode>) => WireNode;

type Part = {
  readonly network: WireNetwork;
  readonly nodes: readonly WireNode[];
  readonly clients?: readonly WireExtClient[];
};

/** Networks in which addresses, endpoints or ports lead to the wrong machine. `nodesIn` creates nodes of a network. */
export function misroutedParts(now: number, nodesIn: NodesIn): readonly Part[] {
  return [rigs, ferries, silos, quarry].map((part) => part(now, nodesIn));
}

/** A relay carries ten of the fifteen pairs. */
function rigs(now: number, nodesIn: NodesIn): Part {
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
function ferries(now: number, nodesIn: NodesIn): Part {
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
function silos(now: number, nodesIn: NodesIn): Part {
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
function quarry(now: number, nodesIn: NodesIn): Part {
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
