import { containsIP } from '../ip.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../node/node.ts';
import { byName, compareNames } from '../order.ts';
import type { Read } from '../record.ts';
import type { dnsRecord } from './dnsWire.ts';

/** A name in a network: of a node, or made by hand. `name` is without the network's suffix. */
export type DnsEntry = Read<typeof dnsRecord>;

export type EntryName = Pick<DnsEntry, 'name' | 'network'>;

/** The DNS entries of one network, apart (§2): one for each of its nodes, and those made by hand. */
export type NetworkDns = { readonly custom: readonly DnsEntry[]; readonly defaults: readonly Node[] };

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
export function fullName({ name, network }: EntryName): string {
  return `${name}.${network}`;
}

/** Names that differ by case only are one name to DNS, and so are the zones of networks. */
export function sameDnsName(one: EntryName, other: EntryName): boolean {
  return dnsKey(one) === dnsKey(other);
}

function dnsKey(entry: EntryName): string {
  return fullName(entry).toLowerCase();
}

/** Whether a node is found by its name: the server writes only IPv4 addresses of nodes into its hosts file. */
export function isNodeServed({ address }: Pick<Node, 'address'>): boolean {
  return address !== '';
}

/** A custom entry that has the name of something else. The server writes custom entries last, so a node is not found then. */
export type ShadowingEntry = {
  readonly entry: DnsEntry;
  readonly shadowed: EntryName;
  readonly kind: 'node' | 'entry';
};

/** Of entries in the order of the list; the first of two entries counts as the one that the second takes the name from. */
export function shadowingEntries(
  entries: readonly DnsEntry[],
  nodes: readonly Pick<Node, 'name' | 'network'>[],
): readonly ShadowingEntry[] {
  const nodeAt = new Map(nodes.map((node) => [dnsKey(node), node]));
  const entryAt = new Map(entries.toReversed().map((entry) => [dnsKey(entry), entry]));
  return entries.flatMap((entry): readonly ShadowingEntry[] => {
    const key = dnsKey(entry);
    const node = nodeAt.get(key);
    const first = entryAt.get(key);
    if (node) return [{ entry, shadowed: node, kind: 'node' }];
    return first && first !== entry ? [{ entry, shadowed: first, kind: 'entry' }] : [];
  });
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
