import type { Node } from '../node/node.ts';
import type { DnsEntry } from './dnsEntry.ts';
import { byName, compareNames } from '../order.ts';

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
export function fullName({ name, network }: Pick<DnsEntry, 'name' | 'network'>): string {
  return `${name}.${network}`;
}

/** The IPv6 address stands in where there is no IPv4 one. */
export function shownAddress({ address, address6 }: Pick<DnsEntry, 'address' | 'address6'>): string {
  return address || address6;
}
