import type {
  WireAcls,
  WireDnsEntry,
  WireExtClient,
  WireMetrics,
  WireNetwork,
  WireNetworkUser,
  WireNode,
  WireUser,
} from '../wire/wire.ts';
import type { Faults } from './faults.ts';

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

/**
 * The ACL containers by network. One that nothing has asked for yet is only a promise: that of 2,000 nodes has four
 * million cells, and most runs never look at it.
 */
export class AclContainers extends Map<string, WireAcls> {
  readonly #promised = new Map<string, () => WireAcls>();

  promise(netid: string, make: () => WireAcls): void {
    this.#promised.set(netid, make);
  }

  override get(netid: string): WireAcls | undefined {
    const make = this.#promised.get(netid);
    if (make) {
      this.#promised.delete(netid);
      this.set(netid, make());
    }
    return super.get(netid);
  }

  override delete(netid: string): boolean {
    const wasPromised = this.#promised.delete(netid);
    return super.delete(netid) || wasPromised;
  }
}

/** What the server was started with. */
export type Settings = {
  /** Off: key values travel as placeholders in lists. */
  displayKeys: boolean;
  /** Off: scripts (post-up, post-down) in requests are dropped. */
  rce: boolean;
  dnsMode: boolean;
  /** On: the server joins each new network as a node. */
  clientMode: boolean;
  /** Off: creating or deleting a network and joining crash after the change is stored. */
  broker: boolean;
  basicAuth: boolean;
  masterKey: string;
  /** The one origin of the CORS headers. */
  allowedOrigin: string;
  apiHost: string;
  apiPort: string;
  /** As put into access keys: host and port. */
  apiConnString: string;
  /** The address under which the server's own nodes are reached. */
  publicAddress: string;
  /** Empty: no OAuth. */
  authProvider: string;
  clientId: string;
  clientSecret: string;
  frontendUrl: string;
  verbosity: number;
  version: string;
  /** Enterprise without a licence: how many of each may exist. */
  freeTier: { networks: number; nodes: number; users: number; clients: number } | null;
};

export const defaultSettings: Settings = {
  displayKeys: true,
  rce: false,
  dnsMode: true,
  clientMode: true,
  broker: true,
  basicAuth: true,
  masterKey: 'simulated-master-key',
  allowedOrigin: '*',
  apiHost: 'api.nm.example.com',
  apiPort: '8081',
  apiConnString: 'api.nm.example.com:443',
  publicAddress: '203.0.113.10',
  authProvider: '',
  clientId: '',
  // Never to be seen in the console: tests look for this text.
  clientSecret: 'SENTINEL-client-secret',
  frontendUrl: '',
  verbosity: 1,
  version: 'v0.16.1',
  freeTier: null,
};
