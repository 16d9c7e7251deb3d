import { primaryAddress } from '../addresses.ts';
import { containsIP } from '../ip.ts';
import { type Network, networkRanges } from '../network/network.ts';
import { routedRanges } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import type { DnsEntry } from './dnsEntry.ts';

export type OutsideEntry = {
  readonly entry: DnsEntry;
  readonly ranges: readonly string[];
  readonly gateways: readonly string[];
};

/**
 * Finds entries that point outside the network. The server accepts any address, but nodes reach those only through
 * an egress gateway.
 */
export function outsideEntries(
  entries: readonly DnsEntry[],
  network: Pick<Network, 'addressRange' | 'addressRange6'>,
  nodes: readonly Node[],
): readonly OutsideEntry[] {
  const ranges = networkRanges(network);
  return entries.flatMap((entry) => {
    const address = primaryAddress(entry);
    const isInside = ranges.some((range) => containsIP(range, address));
    if (ranges.length === 0 || isInside) return [];
    const gateways = nodes
      .filter((node) => routedRanges(node).some((range) => containsIP(range, address)))
      .map((node) => node.name);
    return [{ entry, ranges, gateways }];
  });
}
