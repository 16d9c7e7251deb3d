import type { WireNetworkUser } from '../wire/wire.ts';
import type { WorldSeed } from '../world/world.ts';
import { meshnetUsers } from './accounts.ts';
import { communitySeed, enterpriseSeed, type Clock } from './recordedSeed.ts';
import { wireClient } from './wireClient.ts';
import { wireNode } from './wireNode.ts';

/** The community server, where besides dualnet's node two more ask to join: one on a network without manual sign-up. */
export function pendingSeed(now: Clock): WorldSeed {
  const at = Math.floor(now() / 1000);
  const seed = communitySeed(now);
  const asking = [
    { netid: 'dualnet', name: 'lobby-screen', address: '10.40.50.7', address6: 'fd00:40:50::6', age: 20 },
    { netid: 'p2snet', name: 'till-4', address: '10.60.70.5', age: 2 * 3600 },
  ];
  const nodes = asking.flatMap(({ netid, ...node }) => {
    const network = seed.networks?.find((one) => one.netid === netid);
    return network ? [wireNode(at, network, { ...node, ispending: 'yes', accesskey: 'none' })] : [];
  });
  return { ...seed, nodes: [...(seed.nodes ?? []), ...nodes] };
}

/** The community server with its point-to-site network only. */
export function hubSeed(now: Clock): WorldSeed {
  const { networks = [], nodes = [], dns = [], ...seed } = communitySeed(now);
  return {
    ...seed,
    networks: networks.filter(({ netid }) => netid === 'p2snet'),
    nodes: nodes.filter(({ network }) => network === 'p2snet'),
    dns: dns.filter(({ network }) => network === 'p2snet'),
    acls: {},
    extClients: [],
  };
}

/** The enterprise server, with as many clients for the users of levels 1 and 2 as they may have. */
export function clientLimitSeed(now: Clock): WorldSeed {
  const seed = enterpriseSeed(now);
  const gateway = seed.nodes?.find(({ name }) => name === 'gw-ingress');
  if (!gateway) return seed;
  const addresses = { 'lvl1-phone': '10.20.30.14', 'lvl1-tablet': '10.20.30.15' };
  const clients = Object.entries(addresses).map(([clientid, address]) =>
    wireClient(Math.floor(now() / 1000), gateway, { clientid, address, ownerid: 'lvl1-node' }),
  );
  const owns = (user: WireNetworkUser) =>
    user.id === 'lvl1-node'
      ? { ...user, clients: Object.keys(addresses), clientlimit: clients.length }
      : user;
  return {
    ...seed,
    extClients: [...(seed.extClients ?? []), ...clients],
    networkUsers: { ...seed.networkUsers, meshnet: meshnetUsers.map(owns) },
  };
}
