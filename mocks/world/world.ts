import { defaultContainer } from './networks/acls.ts';
import { createFaults } from './faults.ts';
import { startLog } from './logs.ts';
import { measure } from './nodes/metrics.ts';
import { addNetworkUserRecords } from './networks/networkUsers.ts';
import { seededRandom } from '../seededRandom.ts';
import type {
  WireAcls,
  WireDnsEntry,
  WireExtClient,
  WireMetrics,
  WireNetwork,
  WireNetworkUser,
  WireNode,
} from '../wire/wire.ts';
import {
  AclContainers,
  clientKey,
  defaultSettings,
  seconds,
  type Account,
  type Edition,
  type Settings,
  type World,
} from './state.ts';

/** The initial state of a simulated server. Missing parts are derived as the server would create them. */
export type WorldSeed = {
  edition?: Edition;
  settings?: Partial<Settings>;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
  users?: readonly Account[];
  networks?: readonly WireNetwork[];
  nodes?: readonly WireNode[];
  /** By network. Networks without an entry get ACLs from their defaults. */
  acls?: Readonly<Record<string, WireAcls>>;
  extClients?: readonly WireExtClient[];
  dns?: readonly WireDnsEntry[];
  /** By network. Users without a record get the network's defaults. */
  networkUsers?: Readonly<Record<string, readonly WireNetworkUser[]>>;
  /** `*` is always added. */
  userGroups?: readonly string[];
  /** Ids of the networks whose nodes report generated metrics. */
  measured?: readonly string[];
  /** Reports of nodes in networks that aren't `measured`. */
  metrics?: readonly WireMetrics[];
  /** Ids of nodes that stopped checking in. All others check in once a minute and keep their health. */
  silentNodes?: readonly string[];
};

/** Creates the state of a simulated server. It copies the seed, so servers never share records. */
export function createWorld(seed: WorldSeed = {}): World {
  const { users, networks, nodes, acls, extClients, dns, networkUsers, metrics } = structuredClone({
    users: [...(seed.users ?? [])],
    networks: [...(seed.networks ?? [])],
    nodes: [...(seed.nodes ?? [])],
    acls: { ...seed.acls },
    extClients: [...(seed.extClients ?? [])],
    dns: [...(seed.dns ?? [])],
    networkUsers: { ...seed.networkUsers },
    metrics: [...(seed.metrics ?? [])],
  });
  const now = seed.now ?? Date.now;
  const world: World = {
    edition: seed.edition ?? 'community',
    settings: { ...defaultSettings, ...seed.settings },
    now,
    random: seededRandom(1),
    users: new Map(users.map((user) => [user.username, user])),
    networks: new Map(networks.map((network) => [network.netid, network])),
    nodes: new Map(nodes.map((node) => [node.id, node])),
    acls: new AclContainers(),
    extClients: new Map(extClients.map((client) => [clientKey(client.network, client.clientid), client])),
    dns,
    networkUsers: new Map(
      Object.entries(networkUsers).map(([netid, records]) => [
        netid,
        new Map(records.map((record) => [record.id, record])),
      ]),
    ),
    userGroups: new Set(['*', ...(seed.userGroups ?? [])]),
    metrics: new Map(metrics.map((report) => [report.node_id, report])),
    measured: new Set(seed.measured),
    silentNodes: new Set(seed.silentNodes),
    logs: [],
    faults: createFaults(),
    checkedInUntil: seconds({ now }),
  };
  for (const [netid, container] of Object.entries(acls)) world.acls.set(netid, container);
  for (const { netid, defaultacl } of networks) {
    const rules = nodes
      .filter((node) => node.network === netid)
      .map((node) => ({ id: node.id, defaultacl: node.defaultacl }));
    if (netid in acls || rules.length === 0) continue;
    world.acls.setLazily(netid, () => defaultContainer(rules, defaultacl));
  }
  for (const user of world.users.values()) addNetworkUserRecords(world, user);
  measure(world);
  startLog(world);
  return world;
}
