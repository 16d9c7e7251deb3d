import type { ExternalClient } from '../externalClient/externalClient.ts';
import { containsIP, normaliseIP, spelledIP } from '../ip.ts';
import { type Network, networkRanges } from '../network/network.ts';
import { routedRanges } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import { addressesOf, primaryAddress } from '../addresses.ts';
import type { DnsEntry } from './dnsEntry.ts';

/**
 * Finds entries with an address of the network that no node or client has, for example after a node was
 * deleted. The next node to join may get that address and then answers to that name.
 */
export function unusedAddressEntries(
  entries: readonly DnsEntry[],
  network: Pick<Network, 'netid' | 'addressRange' | 'addressRange6'>,
  nodes: readonly Node[],
  clients: readonly ExternalClient[],
): ReadonlySet<DnsEntry> {
  const inNetwork = nodes.filter((node) => node.network === network.netid);
  const holders = [...inNetwork, ...clients.filter((client) => client.network === network.netid)];
  const taken = new Set(holders.flatMap(addressesOf).map(spelledIP));
  const routed = inNetwork.flatMap((node) => [...node.allowedIps, ...routedRanges(node)]);
  return new Set(
    entries.filter((entry) => {
      const address = normaliseIP(primaryAddress(entry));
      return (
        address !== undefined &&
        networkRanges(network).some((range) => containsIP(range, address)) &&
        !taken.has(address) &&
        !routed.some((range) => containsIP(range, address))
      );
    }),
  );
}
