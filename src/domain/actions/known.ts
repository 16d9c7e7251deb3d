import { byIdentity, once } from '../byIdentity.ts';
import type { DnsEntry } from '../dns/dnsEntry.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { groupBy } from '../groupBy.ts';
import { valueOf } from '../loadable.ts';
import type { Network } from '../network/network.ts';
import type { GatewayPeer } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import type { Records } from '../records.ts';
import type { Viewer } from '../session/permissions.ts';
import { accessByUser, type AccessByUser } from '../user/accessByUser.ts';
import type { NetworkUsers } from '../user/networkLevels.ts';
import type { User } from '../user/userWire.ts';

/** The server deletes a gateway’s clients together with it. */
export type ClientsByGateway = ReadonlyMap<string, readonly ExternalClient[]>;

export function clientsByGateway(clients: readonly ExternalClient[]): ClientsByGateway {
  return groupBy(clients, ({ ingressGatewayId }) => ingressGatewayId);
}

type KnownNetwork = Pick<Network, 'isPointToSite' | 'allowManualSignup'>;

/** The records around a node that decide what can be done with it, and what follows. */
export type Known<Net extends KnownNetwork = KnownNetwork> = {
  readonly viewer: Viewer;
  readonly nodes: readonly GatewayPeer[];
  /** Undefined when this viewer can’t see clients. */
  readonly clients: ClientsByGateway | undefined;
  readonly networks: ReadonlyMap<string, Net>;
  /** Keys of nodes and clients with a change under way. */
  readonly switching: ReadonlySet<string>;
};

/** The records that decide which actions are available and what they lead to. */
export type RecordsNow = Omit<Known<Network>, 'nodes'> & {
  readonly nodes: readonly Node[];
  /** The same, but undefined until they have loaded. */
  readonly listedNodes: readonly Node[] | undefined;
  /** Left out while it isn’t loaded. */
  readonly dnsEntries?: readonly DnsEntry[] | undefined;
  readonly users?: readonly User[] | undefined;
  /** Names of the user groups. */
  readonly groups?: readonly string[] | undefined;
  /** What users have in networks, by netid. */
  readonly networkUsers?: NetworkUsers | undefined;
  /** On the enterprise edition, once the levels have loaded. */
  readonly access?: AccessByUser | undefined;
  /** Names of ingress gateways by ID. Some users see only the name. */
  readonly gateways?: ReadonlyMap<string, string> | undefined;
};

/** Indexes the records for actions. Each index is made when it is read. */
export function knownOf(records: Records): RecordsNow {
  const { viewer } = records;
  const networks = once(() => networksByNetid(records));
  const gateways = once(() => gatewayNames(records));
  return {
    viewer,
    get nodes() {
      return valueOf(records.nodes.data) ?? [];
    },
    get listedNodes() {
      return valueOf(records.nodes.data);
    },
    get networks() {
      return networks();
    },
    get clients() {
      const clients = valueOf(records.clients.data);
      return clients && byGateway(clients);
    },
    get gateways() {
      return gateways();
    },
    get dnsEntries() {
      return valueOf(records.dns.data);
    },
    get users() {
      return valueOf(records.users.data);
    },
    get groups() {
      return valueOf(records.userGroups.data);
    },
    get networkUsers() {
      return valueOf(records.networkUsers.data);
    },
    get access() {
      const levels = viewer.isEE ? valueOf(records.networkUsers.data) : undefined;
      return levels && accessIn(levels);
    },
    get switching() {
      return records.switching;
    },
  };
}

const byGateway = byIdentity(clientsByGateway);
const accessIn = byIdentity(accessByUser);

/** Keys that a network administrator has loaded are newer than the networks. */
function networksByNetid({ networks, accessKeys: { netid, data } }: Records): ReadonlyMap<string, Network> {
  const keys = valueOf(data);
  const all = valueOf(networks.data) ?? [];
  return new Map(
    all.map((network) => [
      network.netid,
      keys && network.netid === netid ? { ...network, accessKeys: keys } : network,
    ]),
  );
}

/** Users who aren’t administrators know some gateways only by their own data. */
function gatewayNames({ nodes, ownData }: Records): ReadonlyMap<string, string> {
  const own = valueOf(ownData.data) ?? [];
  const all = [...(valueOf(nodes.data) ?? []), ...own.flatMap((area) => area.gateways)];
  return new Map(all.map(({ id, name }) => [id, name]));
}
