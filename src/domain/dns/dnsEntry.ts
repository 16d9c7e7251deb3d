import { containsIP } from '../ip.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../node/node.ts';
import { byName, compareNames } from '../order.ts';
import type { Read } from '../record.ts';
import type { dnsRecord } from './dnsWire.ts';

/** A name in a network: of a node, or made by hand. `name` is without the network's suffix. */
export type DnsEntry = Read<typeof dnsRecord>;

/** The DNS entries of one network, apart (§2): one for each of its nodes, and those made by hand. */
type NetworkDns = { readonly custom: readonly DnsEntry[]; readonly defaults: readonly Node[] };

/** Both kinds sorted by name; the server lists them mixed and in any order. */
export function networkDns(netid: string, entries: readonly DnsEntry[], nodes: readonly Node[]): NetworkDns {
  const defaults = nodes.filter((node) => node.network === netid);
  const inNetwork = entries.filter((entry) => entry.network === netid);
  return {
    custom: customEntries(inNetwork, defaults).toSorted((one, other) => compareNames(one.name, other.name)),
    defaults: defaults.toSorted(byName),
  };
}

/** Entries that no node of their own network has the name of. */
export function customEntries(
  entries: readonly DnsEntry[],
  nodes: readonly Pick<Node, 'name' | 'network'>[],
): readonly DnsEntry[] {
  const names = new Set(nodes.map(fullName));
  return entries.filter((entry) => !names.has(fullName(entry)));
}

/** As it is asked for: `wiki.prod-eu`. A netid has no dot, so no two entries share one. */
export function fullName({ name, network }: Pick<DnsEntry, 'name' | 'network'>): string {
  return `${name}.${network}`;
}

/** The IPv6 address stands in where there is no IPv4 one. */
export function shownAddress({ address, address6 }: Pick<DnsEntry, 'address' | 'address6'>): string {
  return address || address6;
}

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
