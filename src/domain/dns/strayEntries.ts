import { containsIP } from '../ip.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../node/node.ts';
import { shownAddress } from './networkDns.ts';
import type { DnsEntry } from './dnsEntry.ts';

/** A custom entry that points to no address of its network, and the gateways whose ranges its address is in. */
export type StrayEntry = {
  readonly entry: DnsEntry;
  readonly ranges: readonly string[];
  readonly gateways: readonly string[];
};

/** The server takes any address; whoever asks for such a name reaches it only through an egress gateway, if at all. */
export function strayEntries(
  entries: readonly DnsEntry[],
  network: Pick<Network, 'addressRange' | 'addressRange6'>,
  nodes: readonly Node[],
): readonly StrayEntry[] {
  const ranges = [network.addressRange, network.addressRange6].filter((range) => range !== '');
  return entries.flatMap((entry) => {
    const address = shownAddress(entry);
    const isInside = ranges.some((range) => containsIP(range, address));
    if (ranges.length === 0 || isInside) return [];
    const gateways = nodes
      .filter((node) => node.isEgressGateway && node.egressRanges.some((range) => containsIP(range, address)))
      .map((node) => node.name);
    return [{ entry, ranges, gateways }];
  });
}
