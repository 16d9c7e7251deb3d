import type { AclContainers } from './networks/aclContainers.ts';
import type { Faults } from './faults.ts';
import type { Settings } from './settings.ts';
import type {
  WireDnsEntry,
  WireExtClient,
  WireMetrics,
  WireNetwork,
  WireNetworkUser,
  WireNode,
  WireUser,
} from '../wire/wire.ts';

export type Edition = 'community' | 'enterprise';

/** A user and the password, which the world compares as it is. */
export type Account = WireUser & {
  password: string;
  /** Signed up through a provider: the password cannot be changed. */
  oauth?: boolean;
};

/** The whole state of a simulated server. */
export type World = {
  readonly edition: Edition;
  /** What the server was started with; a test may change it on the way. */
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1, from the seed. */
  readonly random: () => number;
  readonly users: Map<string, Account>;
  readonly networks: Map<string, WireNetwork>;
  readonly nodes: Map<string, WireNode>;
  readonly acls: AclContainers;
  /** By network and client id, see `clientKey`. */
  readonly extClients: Map<string, WireExtClient>;
  readonly dns: WireDnsEntry[];
  /** By network, then by user name. */
  readonly networkUsers: Map<string, Map<string, WireNetworkUser>>;
  readonly userGroups: Set<string>;
  /** By node id. */
  readonly metrics: Map<string, WireMetrics>;
  /** Ids of networks whose nodes report anew with every check-in. */
  readonly measured: ReadonlySet<string>;
  /** Ids of nodes that stopped reporting. */
  readonly silentNodes: Set<string>;
  readonly logs: LogLine[];
  readonly faults: Faults;
  /** Unix seconds up to which the nodes have checked in. */
  checkedInUntil: number;
};

/** External client ids are unique within a network only. */
export function clientKey(network: string, clientid: string): string {
  return `${clientid}###${network}`;
}

/** Unix seconds. */
export function seconds(world: Pick<World, 'now'>): number {
  return Math.floor(world.now() / 1000);
}

/** Go keeps lists in maps: a list without entries travels as null. */
export function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}

type LogLine = {
  /** Unix seconds of the last time it was written. */
  at: number;
  text: string;
  /** The same text since the log was last read is one line with a count. */
  count: number;
  /** Read before: a new line of the same text stands by itself. */
  flushed: boolean;
};
