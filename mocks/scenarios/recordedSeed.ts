import type { WireNetwork, WireNode } from '../wire/wire.ts';
import type { WorldSeed } from '../world/world.ts';
import { meshnetUsers, communityAccounts, enterpriseAccounts } from './accounts.ts';
import { threeNetworks } from './threeNetworks.ts';
import { ingressFields } from './wireNode.ts';
import { defaultProSettings, wireClient } from './wireRecords.ts';

/** The clock of a simulated server, in milliseconds since 1970. */
export type Clock = () => number;

export function communitySeed(now: Clock): WorldSeed {
  return {
    now,
    edition: 'community',
    users: communityAccounts,
    ...threeNetworks(Math.floor(now() / 1000)),
  };
}

/** The enterprise server of the recorded exchanges: the same networks with groups, access levels and metrics. */
export function enterpriseSeed(now: Clock): WorldSeed {
  const seconds = Math.floor(now() / 1000);
  const world = threeNetworks(seconds);
  const ingress = world.nodes.find((node) => node.network === 'meshnet' && node.name === 'gw-ingress');
  const owned = ingress
    ? [
        wireClient(seconds, ingress, {
          clientid: 'lvl2-phone',
          address: '10.20.30.13',
          ownerid: 'lvl2-client',
        }),
      ]
    : [];
  return {
    ...world,
    now,
    edition: 'enterprise',
    networks: world.networks.map(withProSettings),
    nodes: world.nodes.map(asEnterpriseNode),
    extClients: [...world.extClients, ...owned],
    users: enterpriseAccounts,
    userGroups: ['auditors', 'contractors', 'engineers'],
    networkUsers: { meshnet: meshnetUsers },
    measured: ['meshnet'],
  };
}

/** p2snet's hub is also its failover node. */
function asEnterpriseNode(node: WireNode): WireNode {
  const networksettings = withProSettings(node.networksettings);
  if (node.name !== 'site-hub') return { ...node, networksettings };
  return { ...node, networksettings, ...ingressFields(networksettings), failover: 'yes' };
}

function withProSettings(network: WireNetwork): WireNetwork {
  if (network.netid === 'meshnet') {
    return {
      ...network,
      prosettings: {
        ...defaultProSettings,
        defaultaccesslevel: 2,
        defaultusernodelimit: 3,
        defaultuserclientlimit: 2,
      },
    };
  }
  if (network.netid === 'dualnet') {
    return { ...network, prosettings: { ...defaultProSettings, allowedgroups: ['engineers'] } };
  }
  return network;
}

/** A new server with one administrator and no networks. */
export function newServerSeed(now: Clock): WorldSeed {
  return { now, users: communityAccounts.slice(0, 1) };
}
