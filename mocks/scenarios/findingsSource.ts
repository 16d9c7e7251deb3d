import { aclFromWire } from '../../src/domain/acl/aclWire.ts';
import { dnsEntriesFromWire } from '../../src/domain/dns/dnsWire.ts';
import { externalClientsFromWire } from '../../src/domain/externalClient/externalClientWire.ts';
import { metricsFromWire } from '../../src/domain/metrics/metricsWire.ts';
import { networksFromWire } from '../../src/domain/network/networkWire.ts';
import { nodesFromWire } from '../../src/domain/node/nodeWire.ts';
import { networkUsersFromWire } from '../../src/domain/user/networkUserWire.ts';
import { usersFromWire } from '../../src/domain/user/userWire.ts';
import type { FindingsSource } from '../../src/domain/findings/check.ts';
import { builtInDnsKey } from '../world/dnsKey.ts';
import { listDns } from '../world/networks/dns.ts';
import { listNetworkUsers } from '../world/networks/networkUsers.ts';
import { adminCaller } from '../world/smallWorld.ts';
import type { World } from '../world/state.ts';

/** Reads everything as the console of an administrator does. */
export function findingsSourceOf(world: World): FindingsSource {
  const networks = networksFromWire([...world.networks.values()]);
  const isEE = world.edition === 'enterprise';
  return {
    networks,
    nodes: nodesFromWire([...world.nodes.values()]),
    clients: externalClientsFromWire([...world.extClients.values()]),
    dnsEntries: dnsEntriesFromWire(listDns(world)),
    users: usersFromWire([...world.users.values()]),
    acls: new Map(networks.map(({ netid }) => [netid, aclFromWire(world.acls.get(netid))])),
    metrics: isEE ? metricsFromWire({ nodes: Object.fromEntries(world.metrics) }) : undefined,
    networkUsers: isEE ? networkUsersFromWire(listNetworkUsers(world, adminCaller)) : undefined,
    isEE,
    isRceOn: world.settings.rce,
    acceptsBuiltInKey: world.settings.dnsKey === builtInDnsKey,
    serverVersion: world.settings.version,
    now: Math.floor(world.now() / 1000),
  };
}
