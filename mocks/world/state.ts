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

/** A user with the password in plain text. */
export type Account = WireUser & {
  password: string;
  /** Whether the user signed up through an OAuth provider. Their password can't be changed. */
  oauth?: boolean;
};

export type World = {
  readonly edition: Edition;
  /** The server's startup options. Tests may change them at any time. */
  readonly settings: Settings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number in [0, 1) from the seeded sequence. */
  readonly random: () => number;
  readonly users: Map<string, Account>;
  readonly networks: Map<string, WireNetwork>;
  readonly nodes: Map<string, WireNode>;
  readonly acls: AclContainers;
  /** Keyed by `clientKey`. */
  readonly extClients: Map<string, WireExtClient>;
  readonly dns: WireDnsEntry[];
  /** By network, then by user name. */
  readonly networkUsers: Map<string, Map<string, WireNetworkUser>>;
  readonly userGroups: Set<string>;
  /** By node id. */
  readonly metrics: Map<string, WireMetrics>;
  /** Ids of the networks whose nodes report metrics with every check-in. */
  readonly measured: ReadonlySet<string>;
  /** Ids of nodes that stopped reporting. */
  readonly silentNodes: Set<string>;
  readonly logs: LogLine[];
  readonly faults: Faults;
  /** Unix seconds up to which the nodes have checked in. */
  checkedInUntil: number;
};

/** External client ids are only unique within a network. */
export function clientKey(network: string, clientid: string): string {
  return `${clientid}###${network}`;
}

/** Unix seconds. */
export function seconds(world: Pick<World, 'now'>): number {
  return Math.floor(world.now() / 1000);
}

/** Go encodes an empty slice that was never allocated as null. */
export function orNull<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}

type LogLine = {
  /** Unix seconds of the latest occurrence. */
  at: number;
  text: string;
  /** Number of occurrences since the log was last read. */
  count: number;
  /** Whether the log was read since. The next occurrence then gets its own line. */
  flushed: boolean;
};

/**
 * The ACL containers by network. A container is only built when it is first read, because one of 2,000 nodes has four
 * million cells and most runs never read it.
 */
export class AclContainers extends Map<string, WireAcls> {
  readonly #promised = new Map<string, () => WireAcls>();

  setLazily(netid: string, make: () => WireAcls): void {
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

export type Settings = {
  /** If off, lists contain placeholders instead of key values. */
  displayKeys: boolean;
  /** If off, the server ignores post-up and post-down scripts in requests. */
  rce: boolean;
  dnsMode: boolean;
  /** If on, the server joins each new network as a node. */
  clientMode: boolean;
  /** If off, creating or deleting a network and joining one crash after the change is stored. */
  broker: boolean;
  basicAuth: boolean;
  masterKey: string;
  /** Accepted instead of a token for some reads; see `dnsKey.ts`. */
  dnsKey: string;
  /** Sent as `Access-Control-Allow-Origin`. */
  allowedOrigin: string;
  apiHost: string;
  apiPort: string;
  /** Host and port, as contained in access keys. */
  apiConnString: string;
  /** The endpoint of the server's own nodes. */
  publicAddress: string;
  /** Empty without OAuth. */
  authProvider: string;
  clientId: string;
  clientSecret: string;
  frontendUrl: string;
  verbosity: number;
  version: string;
  /** Limits of the enterprise edition without a licence. */
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
  dnsKey: 'simulated-dns-key',
  allowedOrigin: '*',
  apiHost: 'api.nm.example.com',
  apiPort: '8081',
  apiConnString: 'api.nm.example.com:443',
  publicAddress: '203.0.113.10',
  authProvider: '',
  clientId: '',
  // Tests check that this text never appears in the console.
  clientSecret: 'SENTINEL-client-secret',
  frontendUrl: '',
  verbosity: 1,
  version: 'v0.16.1',
  freeTier: null,
};
