import { customEntries, sameDnsName, type DnsEntry } from '../dns/dnsEntry.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { isWholeNumber } from '../fieldRules.ts';
import { secondsOfLocal } from '../format/localDateTime.ts';
import {
  containsIP,
  isCidr,
  isIPAddress,
  isIPv4,
  isIPv6,
  isIPv6Cidr,
  isUnroutable,
  normaliseIP,
  specialRange,
  spelledIP,
} from '../ip.ts';
import type { Network } from '../network/network.ts';
import type { MessageKey } from '../text/messages.ts';
import type { NamedNode, Node, NodeRef } from './node.ts';

export function addressProblem(address: string): MessageKey | undefined {
  return address === '' || isIPv4(address) ? undefined : 'network.validation.ipv4';
}

/** The prefix is optional here and isn’t sent. */
export function address6Problem(address6: string): MessageKey | undefined {
  const isAddress = isIPv6(address6) || isIPv6Cidr(address6);
  return address6 === '' || (isAddress && !isMapped(address6)) ? undefined : 'network.validation.ipv6';
}

/** The server reads an IPv4-mapped IPv6 address as IPv4. */
function isMapped(address6: string): boolean {
  return isIPv4(normaliseIP(address6.replace(/\/\d+$/, '')) ?? '');
}

/** The server requires a prefix in both families. */
export function egressRangesProblem(ranges: readonly string[]): MessageKey | undefined {
  return ranges.every(isCidr) ? undefined : 'node.validation.egressgatewayrange';
}

/** Names the first entry of a list that is wrong. */
export function invalidEntryText(
  field: 'egressRanges' | 'relayAddresses',
  entries: readonly string[],
): string | undefined {
  const isRight = field === 'egressRanges' ? isCidr : isIPAddress;
  const wrong = entries.find((entry) => !isRight(entry));
  return wrong === undefined ? undefined : `Check “${wrong}”`;
}

export function rejectionNotice(fields: readonly string[]): {
  readonly fact: string;
  readonly advice: string;
} {
  return {
    fact: 'The server will reject any change to this node.',
    advice: `An older server version accepted values that this one rejects. Correct these fields first: ${fields.join(', ')}.`,
  };
}

/** The server accepts a relay without addresses, but leaves its old members marked as relayed. */
export function relayAddressesProblem(addresses: readonly string[]): MessageKey | undefined {
  if (addresses.length === 0) return 'node.validation.norelayed';
  return addresses.every(isIPAddress) ? undefined : 'node.validation.relayaddress';
}

/** The server can replace a name but not clear it. */
export function nodeNameProblem(name: string): MessageKey | undefined {
  return /^[a-zA-Z0-9-]{1,62}$/.test(name) ? undefined : 'node.validation.name';
}

type NameHolders = {
  readonly node: NamedNode;
  readonly nodes: readonly Node[];
  readonly entries: readonly DnsEntry[];
};

/** The server writes all names to one hosts file, in which the last one wins. */
export function nameWarning(name: string, { node, nodes, entries }: NameHolders): string | undefined {
  const named = { name, network: node.network };
  const other = nodes.find((candidate) => candidate.id !== node.id && sameDnsName(candidate, named));
  if (other) return `Node ${other.name} has the same name, so DNS will resolve it to only one of them`;
  const entry = customEntries(entries, nodes).find((candidate) => sameDnsName(candidate, named));
  return entry && `DNS entry ${entry.name} has the same name, so DNS won’t resolve it to this node`;
}

/** The server rejects host names. */
export function endpointProblem(endpoint: string): MessageKey | undefined {
  return isIPAddress(endpoint) ? undefined : 'node.validation.endpoint';
}

export function localAddressProblem(address: string): MessageKey | undefined {
  return address === '' || isIPAddress(address) ? undefined : 'node.validation.localaddress';
}

/** The server stores an IPv6 endpoint and then fails to build the configuration of every peer. */
export function endpointWarning(endpoint: string): MessageKey | undefined {
  if (isIPv6(spelledIP(endpoint))) return 'node.warning.endpoint6';
  return isUnroutable(spelledIP(endpoint)) ? 'node.warning.endpointunroutable' : undefined;
}

/** Nodes with the same endpoint use the local address instead. */
export function localAddressWarning(address: string): MessageKey | undefined {
  const spelled = spelledIP(address);
  if (isIPv6(spelled)) return 'node.warning.localaddress6';
  // Link-local addresses work between nodes on one link.
  const isUsable = !isUnroutable(spelled) || specialRange(spelled) === 'linkLocal';
  return isUsable ? undefined : 'node.warning.localaddressunroutable';
}

/** The server stores any moment without enforcing it, and keeps the old one when it gets 0. */
export function expiryWarning(expiresAt: string, now: number): MessageKey | undefined {
  const moment = secondsOfLocal(expiresAt);
  if (moment === 0) return 'node.warning.epoch';
  if (moment === undefined) return undefined;
  return moment <= now ? 'node.warning.expired' : undefined;
}

/** The server doesn’t check this field. */
export function localRangeWarning(range: string): MessageKey | undefined {
  return range === '' || isCidr(range) ? undefined : 'node.warning.localrange';
}

/** The server skips entries that it can’t parse. */
export function invalidAllowedIp(entries: readonly string[]): string | undefined {
  return entries.find((entry) => !isIPAddress(entry) && !isCidr(entry));
}

export function listenPortProblem(port: string): MessageKey | undefined {
  return isWholeNumber(port, 1024, 65_535) ? undefined : 'node.validation.listenport';
}

/** Seconds. Nodes use 15 seconds instead of 0. */
export function keepaliveProblem(seconds: string): MessageKey | undefined {
  return isWholeNumber(seconds, 0, 1000) ? undefined : 'node.validation.keepalive';
}

export function mtuProblem(mtu: string): MessageKey | undefined {
  return isWholeNumber(mtu, 1, 65_535) ? undefined : 'node.validation.mtu';
}

/** The name becomes part of shell commands on the node, so nothing else may be sent. */
export function egressInterfaceProblem(name: string): MessageKey | undefined {
  if (name === '') return 'node.validation.interface';
  return /^(?!\.{1,2}$)[a-zA-Z0-9_.:@-]{1,15}$/.test(name) ? undefined : 'node.validation.interfacename';
}

export type AddressHolders = {
  readonly nodes: readonly Pick<Node, 'id' | 'name' | 'network' | 'address' | 'address6'>[];
  readonly clients: readonly Pick<ExternalClient, 'clientId' | 'network' | 'address' | 'address6'>[];
};

type Ranges = Pick<Network, 'addressRange' | 'addressRange6'>;

/**
 * The server rejects addresses out of range and addresses ending in 0 or 255. It accepts a taken address, and
 * then neither holder is reachable.
 */
export function addressError(
  address: string,
  node: NodeRef,
  network: Ranges | undefined,
  holders: AddressHolders,
): string | undefined {
  if (!isIPv4(address)) return undefined;
  if (network && !containsIP(network.addressRange, address)) return outOfRange(network.addressRange);
  if (/\.(0|255)$/.test(address)) return 'Node addresses can’t end in 0 or 255';
  return takenText(address, node, holders);
}

/** The server accepts any IPv6 address, even a taken one. */
export function address6Error(address6: string, node: NodeRef, holders: AddressHolders): string | undefined {
  const [address = ''] = address6.split('/');
  return isIPv6(address) ? takenText(address, node, holders) : undefined;
}

/** The server accepts an IPv6 address out of range, but external clients never reach it. */
export function address6Warning(address6: string, network: Ranges | undefined): string | undefined {
  const [address = ''] = address6.split('/');
  if (!network || !isIPv6(address) || containsIP(network.addressRange6, address)) return undefined;
  return `${outOfRange(network.addressRange6)}, so external clients won’t be able to reach the node`;
}

function outOfRange(range: string): string {
  return range === '' ? 'The network has no range for this address' : `Outside the network’s range ${range}`;
}

function takenText(...held: Parameters<typeof holderOf>): string | undefined {
  const holder = holderOf(...held);
  return holder && `Already used by ${holder}`;
}

/** Names the other node or client of the network that has an address. */
export function holderOf(
  address: string,
  { network, id }: NodeRef,
  { nodes, clients }: AddressHolders,
): string | undefined {
  const wanted = normaliseIP(address);
  const hasIt = (holder: { readonly network: string; readonly address: string; readonly address6: string }) =>
    holder.network === network && [holder.address, holder.address6].some((held) => sameAddress(held, wanted));
  const node = nodes.find((candidate) => candidate.id !== id && hasIt(candidate));
  if (node) return `node ${node.name}`;
  const client = clients.find(hasIt);
  return client && `external client ${client.clientId}`;
}

function sameAddress(held: string, wanted: string | undefined): boolean {
  return held !== '' && normaliseIP(held) === wanted;
}
