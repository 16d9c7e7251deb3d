import { seededRandom } from '../seededRandom.ts';
import type { WireNetwork, WireNode } from '../wire/wire.ts';
import type { Edition } from '../world/state.ts';
import type { WorldSeed } from '../world/world.ts';
import type { Clock } from './recordedSeed.ts';
import { communityAccounts } from './accounts.ts';
import { egressFields, ingressFields, wireNode, wireServerNode } from './wireNode.ts';
import { wireAccessKey, wireNetwork } from './wireRecords.ts';

const places = ['ams', 'ber', 'fra', 'hel', 'iad', 'lon', 'ord', 'osl', 'par', 'sfo'] as const;
const kinds = ['app', 'bak', 'cache', 'db', 'edge', 'gw', 'web', 'worker'] as const;

/**
 * Generates a server with one network of `count` nodes, the same on every start. Nine in ten nodes are healthy, one in
 * ten is a gateway, a relay or relayed, and one is pending. In the enterprise edition the nodes report metrics.
 */
export function generatedSeed(now: Clock, count: number, edition: Edition): WorldSeed {
  const seconds = Math.floor(now() / 1000);
  const random = seededRandom(2000);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const network = wireNetwork(seconds, {
    netid: 'grid',
    addressrange: '10.100.0.0/16',
    allowmanualsignup: 'yes',
    accesskeys: [wireAccessKey('grid', 'fleet', 1000)],
  });
  const members = Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    const name = `${pick(places)}-${pick(kinds)}-${String(index + 1).padStart(4, '0')}`;
    return wireNode(seconds, network, {
      name,
      address: addressOf(index),
      ...placeOf(index),
      age: ageOf(random()),
      ...roleOf(network, name, index),
    });
  });
  const server = wireServerNode(seconds, network, { address: '10.100.255.254' });
  return {
    now,
    edition,
    users: communityAccounts,
    networks: [network],
    nodes: [server, ...members],
    measured: edition === 'enterprise' ? [network.netid] : [],
  };
}

function addressOf(index: number): string {
  return `10.100.${Math.floor(index / 250)}.${(index % 250) + 1}`;
}

/** A public endpoint, and no other node at its site. */
function placeOf(index: number): Pick<WireNode, 'endpoint' | 'localaddress'> {
  const [third, fourth] = [Math.floor(index / 250), (index % 250) + 1];
  return { endpoint: `198.18.${third}.${fourth}`, localaddress: `192.168.${fourth}.${third + 2}` };
}

/** Returns the seconds since the last check-in: 90% healthy, 6% in warning, 4% in error. */
function ageOf(random: number): number {
  if (random < 0.9) return Math.floor(random * 300);
  return random < 0.96
    ? 300 + Math.floor((random - 0.9) * 20_000)
    : 2000 + Math.floor((random - 0.96) * 2_000_000);
}

/** Assigns roles by index, so that networks of every size have some of each. */
function roleOf(network: WireNetwork, name: string, index: number): Partial<WireNode> {
  if (index === 2) return { ispending: 'yes' };
  switch (index % 40) {
    case 5:
      return egressFields(network, name, { ranges: [`172.16.${index % 250}.0/24`], via: 'eth0' });
    case 15:
      return ingressFields(network);
    case 25:
      return { isrelay: 'yes', relayaddrs: [addressOf(index + 1)] };
    case 26:
      return { isrelayed: 'yes' };
    case 35:
      return { os: 'freebsd' };
    default:
      return {};
  }
}
