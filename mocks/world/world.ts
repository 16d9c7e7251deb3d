import { defaultContainer } from './acls.ts';
import { createFaults, type Faults } from './faults.ts';
import { startLog, type LogLine } from './logs.ts';
import { enlist } from './networkUsers.ts';
import { seededRandom } from './random.ts';
import { defaultSettings, type Settings } from './settings.ts';
import type {
  WireAcls,
  WireDnsEntry,
  WireExtClient,
  WireMetrics,
  WireNetwork,
  WireNetworkUser,
  WireNode,
  WireUser,
} from './wire.ts';

export type Edition = 'community' | 'enterprise';

/** A user and the password, which the world compares as it is. */
export type Account = WireUser & {
  password: string;
  /** Signed up through a provider: the password cannot be changed. */
  oauth?: boolean;
};

/** What a world starts with; whatever is left out is derived the way the server would have made it. */
export type WorldSeed = {
  edition?: Edition;
  settings?: Partial<Settings>;
  /** Milliseconds since 1970; the real clock by default. */
  now?: () => number;
  /** Seeds list order, generated names and keys. */
  randomSeed?: number;
  users?: readonly Account[];
  networks?: readonly WireNetwork[];
  nodes?: readonly WireNode[];
  /** By network; a network with nodes and no entry here gets what its default says. */
  acls?: Readonly<Record<string, WireAcls>>;
  extClients?: readonly WireExtClient[];
  dns?: readonly WireDnsEntry[];
  /** By network; users without a record here get the network's defaults. */
  networkUsers?: Readonly<Record<string, readonly WireNetworkUser[]>>;
  userGroups?: readonly string[];
  metrics?: readonly WireMetrics[];
  /** Ids of nodes that stopped reporting; the others keep checking in once a minute, however late they are. */
  silentNodes?: readonly string[];
};

/** The whole state of a simulated server. */
export type World = {
  readonly edition: Edition;
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1, from the seed. */
  readonly random: () => number;
  readonly users: Map<string, Account>;
  readonly networks: Map<string, WireNetwork>;
  readonly nodes: Map<string, WireNode>;
  readonly acls: Map<string, WireAcls>;
  /** By network and client id, see `clientKey`. */
  readonly extClients: Map<string, WireExtClient>;
  readonly dns: WireDnsEntry[];
  /** By network, then by user name. */
  readonly networkUsers: Map<string, Map<string, WireNetworkUser>>;
  readonly userGroups: Set<string>;
  readonly metrics: Map<string, WireMetrics>;
  readonly silentNodes: Set<string>;
  readonly logs: LogLine[];
  readonly faults: Faults;
  /** The minute up to which the nodes have checked in. */
  checkedInUntil: number;
};

export function createWorld(seed: WorldSeed = {}): World {
  const now = seed.now ?? Date.now;
  const world: World = {
    edition: seed.edition ?? 'community',
    settings: { ...defaultSettings, ...seed.settings },
    now,
    random: seededRandom(seed.randomSeed ?? 1),
    users: new Map(seed.users?.map((user) => [user.username, structuredClone(user)])),
    networks: new Map(seed.networks?.map((network) => [network.netid, structuredClone(network)])),
    nodes: new Map(seed.nodes?.map((node) => [node.id, structuredClone(node)])),
    acls: new Map(Object.entries(structuredClone(seed.acls ?? {}))),
    extClients: new Map(
      seed.extClients?.map((client) => [clientKey(client.network, client.clientid), structuredClone(client)]),
    ),
    dns: structuredClone([...(seed.dns ?? [])]),
    networkUsers: new Map(),
    userGroups: new Set(['*', ...(seed.userGroups ?? [])]),
    metrics: new Map(seed.metrics?.map((metrics) => [metrics.node_id, structuredClone(metrics)])),
    silentNodes: new Set(seed.silentNodes),
    logs: [],
    faults: createFaults(),
    checkedInUntil: now(),
  };
  for (const netid of world.networks.keys()) {
    const users = seed.networkUsers?.[netid] ?? [];
    world.networkUsers.set(netid, new Map(users.map((user) => [user.id, structuredClone(user)])));
    if (!world.acls.has(netid)) {
      const container = defaultContainer(world, netid);
      if (container) world.acls.set(netid, container);
    }
  }
  for (const user of world.users.values()) enlist(world, user);
  startLog(world);
  return world;
}

/** External client ids are unique within a network only. */
export function clientKey(network: string, clientid: string): string {
  return `${network}###${clientid}`;
}

/** Unix seconds. */
export function seconds(world: World): number {
  return Math.floor(world.now() / 1000);
}
