import type { Node } from '../node/node.ts';
import { byName, compareNames } from '../order.ts';
import type { Read } from '../record.ts';
import type { dnsRecord } from './dnsWire.ts';

/** `name` doesn’t include the network’s suffix. */
export type DnsEntry = Read<typeof dnsRecord>;

export type EntryName = Pick<DnsEntry, 'name' | 'network'>;

export type NetworkDns = { readonly custom: readonly DnsEntry[]; readonly defaults: readonly Node[] };

export function networkDns(netid: string, entries: readonly DnsEntry[], nodes: readonly Node[]): NetworkDns {
  const defaults = nodes.filter((node) => node.network === netid);
  const inNetwork = entries.filter((entry) => entry.network === netid);
  return {
    custom: customEntries(inNetwork, defaults).toSorted((a, b) => compareNames(a.name, b.name)),
    defaults: defaults.toSorted(byName),
  };
}

export function customEntries(
  entries: readonly DnsEntry[],
  nodes: readonly Pick<Node, 'name' | 'network'>[],
): readonly DnsEntry[] {
  const names = new Set(nodes.map(fullName));
  return entries.filter((entry) => !names.has(fullName(entry)));
}

/** Netids contain no dot, so full names are unique. */
export function fullName({ name, network }: EntryName): string {
  return `${name}.${network}`;
}

/** DNS ignores case in names and in zones. */
export function sameDnsName(a: EntryName, b: EntryName): boolean {
  return dnsKey(a) === dnsKey(b);
}

function dnsKey(entry: EntryName): string {
  return fullName(entry).toLowerCase();
}

/** The server writes only the IPv4 addresses of nodes to its hosts file. */
export function isNodeServed({ address }: Pick<Node, 'address'>): boolean {
  return address !== '';
}

/** A custom entry that hides a node or an earlier entry with the same name. The server writes custom entries last. */
export type ShadowingEntry = {
  readonly entry: DnsEntry;
  readonly shadowed: EntryName;
  readonly kind: 'node' | 'entry';
};

/** Returns the entries that shadow an earlier one with the same name. */
export function shadowingEntries(
  entries: readonly DnsEntry[],
  nodes: readonly Pick<Node, 'name' | 'network'>[],
): readonly ShadowingEntry[] {
  const nodesByKey = new Map(nodes.map((node) => [dnsKey(node), node]));
  const entriesByKey = new Map(entries.toReversed().map((entry) => [dnsKey(entry), entry]));
  return entries.flatMap((entry): readonly ShadowingEntry[] => {
    const key = dnsKey(entry);
    const node = nodesByKey.get(key);
    const first = entriesByKey.get(key);
    if (node) return [{ entry, shadowed: node, kind: 'node' }];
    return first && first !== entry ? [{ entry, shadowed: first, kind: 'entry' }] : [];
  });
}
