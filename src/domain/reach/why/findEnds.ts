import { primaryAddress } from '../../addresses.ts';
import { customEntries, fullName, sameDnsName, type DnsEntry } from '../../dns/dnsEntry.ts';
import { isCidr, isIPAddress, pastedIP, spelledIP } from '../../ip.ts';
import { byName, compareNames } from '../../order.ts';
import { rangesBehind } from '../network/allowedIps.ts';
import {
  clientMember,
  memberAddresses,
  memberKey,
  memberName,
  memberNetwork,
  nodeMember,
} from '../network/member.ts';
import type { ReachIndex } from '../network/reachIndex.ts';
import { endKey, type End } from './ends.ts';
import { trimmed } from '../../trimmed.ts';

export type FoundEnd = {
  readonly key: string;
  readonly end: End;
  readonly kind: 'node' | 'client' | 'name' | 'range' | 'address';
  readonly label: string;
  readonly detail: string;
};

/** Returns all nodes, clients, custom DNS names and ranges behind gateways, each sorted by name. */
export function allEnds(index: ReachIndex, dns: readonly DnsEntry[]): readonly FoundEnd[] {
  const nodes = index.nodes.toSorted(byName).map((node) => nodeMember(node));
  const clients = index.clients
    .toSorted((a, b) => compareNames(a.clientId, b.clientId))
    .map((client) => clientMember(client));
  const members = [...nodes, ...clients].map((member): FoundEnd => {
    const [address = ''] = memberAddresses(member);
    return {
      key: memberKey(member),
      end: member,
      kind: member.kind,
      label: memberName(member),
      detail: `${address} ${memberNetwork(member)}`.trim(),
    };
  });
  return [...members, ...customNames(index, dns), ...ranges(index)];
}

function customNames({ nodes }: ReachIndex, dns: readonly DnsEntry[]): readonly FoundEnd[] {
  const entries = customEntries(dns, nodes).filter((entry) => primaryAddress(entry) !== '');
  const isDuplicate = (entry: DnsEntry) =>
    entries.some((another) => another !== entry && sameDnsName(another, entry));
  return entries
    .map((entry): FoundEnd => {
      const [name, address] = [fullName(entry), primaryAddress(entry)];
      // A name that exists twice doesn't identify an address, so both are identified by their address.
      const end: End = {
        kind: 'address',
        address,
        network: entry.network,
        ...(!isDuplicate(entry) && { name }),
      };
      return { key: endKey(end), end, kind: 'name', label: name, detail: address };
    })
    .toSorted((a, b) => compareNames(a.label, b.label));
}

function ranges({ nodes }: ReachIndex): readonly FoundEnd[] {
  const found = new Map<string, FoundEnd>();
  for (const node of nodes) {
    for (const address of rangesBehind(node)) {
      const end: End = { kind: 'address', address, network: node.network };
      const key = endKey(end);
      const before = found.get(key);
      const detail = before ? `${before.detail}, ${node.name}` : `behind ${node.name}`;
      found.set(key, { key, end, kind: 'range', label: address, detail });
    }
  }
  return [...found.values()];
}

/**
 * Returns the ends that contain all words of a text: exact names first, then names that start with it. Any address is
 * an end.
 */
export function endsMatching(ends: readonly FoundEnd[], text: string): readonly FoundEnd[] {
  const typed = pastedIP(text) ?? trimmed(text).toLowerCase();
  const words = typed.split(/\s+/);
  const ranked = ends.flatMap((option) => {
    const label = option.label.toLowerCase();
    const all = `${label} ${option.detail} ${option.end.kind === 'address' ? (option.end.network ?? '') : memberAddresses(option.end).join(' ')}`;
    if (!words.every((word) => all.toLowerCase().includes(word))) return [];
    const isExact =
      label === typed || (option.end.kind !== 'address' && memberAddresses(option.end).includes(typed));
    return [{ option, rank: isExact ? 0 : label.startsWith(typed) ? 1 : label.includes(typed) ? 2 : 3 }];
  });
  const found = ranked.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option);
  if (!isAddress(typed) || ranked.some(({ rank }) => rank === 0)) return found;
  return [addressEnd(typed), ...found];
}

function addressEnd(text: string): FoundEnd {
  const address = spelledIP(text);
  const end: End = { kind: 'address', address, network: undefined };
  return { key: address, end, kind: 'address', label: address, detail: '' };
}

function isAddress(text: string): boolean {
  return isIPAddress(text) || isCidr(text);
}

/** Returns the ends with a key. Keys in the address bar can be names, which several ends or none can have. */
export function endsAt(ends: readonly FoundEnd[], key: string): readonly FoundEnd[] {
  const exact = ends.filter((option) => option.key === key);
  if (exact.length > 0) return exact;
  const text = trimmed(key).toLowerCase();
  const named = ends.filter((option) => option.label.toLowerCase() === text || fullNameOf(option) === text);
  if (named.length > 0) return named;
  const [address = '', network] = text.split('@');
  if (!isAddress(address)) return [];
  const found = addressEnd(address);
  return [network === undefined ? found : { ...found, key, end: { kind: 'address', address, network } }];
}

function fullNameOf({ end }: FoundEnd): string | undefined {
  return end.kind === 'node' ? fullName(end.node).toLowerCase() : undefined;
}
