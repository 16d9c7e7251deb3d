import type { AccessKey } from './accessKey/accessKey.ts';
import { byIdentity } from './byIdentity.ts';
import type { DnsEntry } from './dns/dnsEntry.ts';
import type { ExternalClient } from './externalClient/externalClient.ts';
import { mapValue, valueOf, type Loadable } from './loadable.ts';
import type { Network } from './network/network.ts';
import type { Node } from './node/node.ts';
import type { ServerConfig } from './server/serverConfigWire.ts';
import type { Viewer } from './session/permissions.ts';
import type { NetworkUsers } from './user/networkLevels.ts';
import type { NetworkUserData } from './user/networkUser.ts';
import { knownNodes } from './user/ownData.ts';
import { nodeOwners, type OwnerOf } from './user/owners.ts';
import type { User } from './user/userWire.ts';

/** Data of the server. A page shows a refresh by the user, but no poll. */
export type Refreshable<T> = { readonly data: Loadable<T>; readonly isLoading: boolean };

/** Data of the network that is open. */
type OfNetwork<T> = Refreshable<T> & { readonly netid: string };

type Stored = {
  readonly dns: Refreshable<readonly DnsEntry[]>;
  readonly users: Refreshable<readonly User[]>;
  readonly userGroups: Refreshable<readonly string[]>;
  /** By netid; enterprise edition only. */
  readonly networkUsers: Refreshable<NetworkUsers>;
  /** By network, for users who aren’t administrators. */
  readonly ownData: Refreshable<readonly NetworkUserData[]>;
  readonly config: Refreshable<ServerConfig>;
  /** For network administrators, who can’t list networks. */
  readonly ownNetwork: OfNetwork<Network>;
  /** For network administrators. The list of networks contains the keys otherwise. */
  readonly accessKeys: OfNetwork<readonly AccessKey[]>;
};

/** The records as the server lists them. */
export type StoredRecords = Stored & {
  readonly nodes: Refreshable<readonly Node[]>;
  readonly networks: Refreshable<readonly Network[]>;
  readonly externalClients: Refreshable<readonly ExternalClient[]>;
};

/** What this viewer sees. A page renders again when something has changed that its view reads from here. */
export type Records = Stored & {
  readonly viewer: Viewer;
  readonly nodes: Refreshable<readonly Node[]>;
  /** Users who aren’t administrators see only the networks in which they have level 0. */
  readonly networks: Refreshable<readonly Network[]>;
  readonly clients: Refreshable<readonly ExternalClient[]>;
  /** Users who aren’t administrators see ingress gateways also where they don’t see other nodes. */
  readonly gateways: Refreshable<readonly Node[]>;
  /** Keys of nodes and clients with a change under way. */
  readonly switching: ReadonlySet<string>;
  readonly ownerOf: OwnerOf;
  /** Undefined where the viewer can’t list users, or before they have loaded. */
  readonly usernames: ReadonlySet<string> | undefined;
};

/** Each member is derived when it is read, so that nothing else renders the page. */
export function seenBy(viewer: Viewer, stored: StoredRecords, switching: () => ReadonlySet<string>): Records {
  const { isAdmin } = viewer.user;
  return {
    viewer,
    get nodes() {
      if (isAdmin) return stored.nodes;
      const { nodes, ownData } = stored;
      return {
        data: withOwn(ownData.data)(nodes.data),
        isLoading: nodes.isLoading || ownData.isLoading,
      };
    },
    get networks() {
      return isAdmin ? stored.networks : ownPart(stored, ownNetworks);
    },
    get clients() {
      return isAdmin ? stored.externalClients : ownPart(stored, ownClients);
    },
    get gateways() {
      const { nodes } = stored;
      return isAdmin
        ? { data: ingressGateways(nodes.data), isLoading: nodes.isLoading }
        : ownPart(stored, ownGateways);
    },
    get dns() {
      return stored.dns;
    },
    get users() {
      return stored.users;
    },
    get userGroups() {
      return stored.userGroups;
    },
    get networkUsers() {
      return stored.networkUsers;
    },
    get ownData() {
      return stored.ownData;
    },
    get config() {
      return stored.config;
    },
    get ownNetwork() {
      return stored.ownNetwork;
    },
    get accessKeys() {
      return stored.accessKeys;
    },
    get switching() {
      return switching();
    },
    get ownerOf() {
      return ownersIn(valueOf(stored.networkUsers.data));
    },
    get usernames() {
      const users = valueOf(stored.users.data);
      return users && usernamesIn(users);
    },
  };
}

/** Whether permissions are known. They are also settled if reading them failed: the viewer has none then. */
export function isViewerKnown({ viewer, ownData }: Pick<Records, 'viewer' | 'ownData'>): boolean {
  return viewer.user.isAdmin || ownData.data.status === 'ready' || ownData.data.status === 'failed';
}

export function networkIn({ networks }: Pick<Records, 'networks'>, netid: string): Network | undefined {
  return valueOf(networks.data)?.find((network) => network.netid === netid);
}

type OwnData = Loadable<readonly NetworkUserData[]>;

function ownPart<T>({ ownData }: Stored, partOf: (own: OwnData) => Loadable<T>): Refreshable<T> {
  return { data: partOf(ownData.data), isLoading: ownData.isLoading };
}

const ofOwn = <T>(partOf: (area: NetworkUserData) => readonly T[]) => {
  const all = byIdentity((own: readonly NetworkUserData[]) => own.flatMap(partOf));
  return byIdentity((own: OwnData): Loadable<readonly T[]> => mapValue(own, all));
};
const ownNetworks = ofOwn(({ networks }) => networks);
const ownClients = ofOwn(({ clients }) => clients);
const ownGateways = ofOwn(({ gateways }) => gateways);

const withOwn = byIdentity((own: OwnData) =>
  byIdentity((listed: Loadable<readonly Node[]>) => knownNodes(listed, own)),
);

const ingressGateways = byIdentity((nodes: Loadable<readonly Node[]>) => mapValue(nodes, onlyIngress));
const onlyIngress = byIdentity((nodes: readonly Node[]) => nodes.filter((node) => node.isIngressGateway));

const ownersOf = byIdentity((users: NetworkUsers) => nodeOwners(users));
const noOwners = nodeOwners(undefined);
const ownersIn = (users: NetworkUsers | undefined) => (users ? ownersOf(users) : noOwners);

const usernamesIn = byIdentity(
  (users: readonly User[]): ReadonlySet<string> => new Set(users.map(({ username }) => username)),
);
