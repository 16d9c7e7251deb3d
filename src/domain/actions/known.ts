import type { DnsEntry } from '../dns/dnsEntry.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { groupBy } from '../groupBy.ts';
import type { Network } from '../network/network.ts';
import type { GatewayPeer } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import type { Viewer } from '../session/permissions.ts';
import type { AccessByUser } from '../user/networkLevels.ts';
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

/** Everything that this viewer sees at a moment. Actions find their records in it. */
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
