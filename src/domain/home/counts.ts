import type { DnsEntry } from '../dns/dnsEntry.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../node/node.ts';
import type { User } from '../user/user.ts';

/** The numbers on the cards of the dashboard (§1). */
export type HomeCounts = {
  readonly networks: number;
  readonly nodes: number;
  readonly accessKeys: number;
  readonly externalClients: number;
  readonly dnsEntries: number;
  readonly users: number;
};

/** Keys count over all networks; DNS entries, those of nodes included, only while the server's DNS mode is on. */
export function homeCounts(lists: {
  readonly networks: readonly Pick<Network, 'accessKeys'>[];
  readonly nodes: readonly Node[];
  readonly externalClients: readonly ExternalClient[];
  readonly dnsEntries: readonly DnsEntry[];
  readonly users: readonly User[];
  readonly isDnsOn: boolean;
}): HomeCounts {
  return {
    networks: lists.networks.length,
    nodes: lists.nodes.length,
    accessKeys: lists.networks.reduce((sum, network) => sum + network.accessKeys.length, 0),
    externalClients: lists.externalClients.length,
    dnsEntries: lists.isDnsOn ? lists.dnsEntries.length : 0,
    users: lists.users.length,
  };
}
