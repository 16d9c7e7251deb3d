import { momentOf } from '../format/localDateTime.ts';
import { isCidr, isIPAddress, isIPv4, isIPv6, isIPv6Cidr } from '../ip.ts';
import { isWholeNumber } from '../fieldRules.ts';
import type { MessageKey } from '../text/messages.ts';

/** §5: an IPv4 address, when there is one. */
export function addressProblem(address: string): MessageKey | undefined {
  return address === '' || isIPv4(address) ? undefined : 'network.validation.ipv4';
}

/** §5: an IPv6 address with or without a prefix, when there is one; the prefix is not sent. */
export function address6Problem(address6: string): MessageKey | undefined {
  return address6 === '' || isIPv6(address6) || isIPv6Cidr(address6) ? undefined : 'network.validation.ipv6';
}

/** §5: ranges of either family. The server needs a prefix for both. */
export function egressRangesProblem(ranges: readonly string[]): MessageKey | undefined {
  return ranges.every(isCidr) ? undefined : 'node.validation.egressgatewayrange';
}

/** A relay without an address is refused: the server would leave its old members marked as relayed. */
export function relayAddressesProblem(addresses: readonly string[]): MessageKey | undefined {
  if (addresses.length === 0) return 'node.validation.norelayed';
  return addresses.every(isIPAddress) ? undefined : 'node.validation.relayaddress';
}

/** As the server has it; a name cannot be taken away, only replaced. */
export function nodeNameProblem(name: string): MessageKey | undefined {
  return /^[a-zA-Z0-9-]{1,62}$/.test(name) ? undefined : 'node.validation.name';
}

/** The server takes addresses only, no host names. */
export function endpointProblem(endpoint: string): MessageKey | undefined {
  return isIPAddress(endpoint) ? undefined : 'node.validation.endpoint';
}

/** An address only, when there is one: the server refuses anything else. */
export function localAddressProblem(address: string): MessageKey | undefined {
  return address === '' || isIPAddress(address) ? undefined : 'node.validation.localaddress';
}

/** The server takes a past moment, and 0 for "keep". `now` in Unix seconds. */
export function expiryWarning(expiresAt: string, now: number): MessageKey | undefined {
  const moment = momentOf(expiresAt);
  if (moment === 0) return 'node.warning.epoch';
  return moment !== undefined && moment <= now ? 'node.warning.expired' : undefined;
}

/** The server checks neither of the two. */
export function localRangeWarning(range: string): MessageKey | undefined {
  return range === '' || isCidr(range) ? undefined : 'node.warning.localrange';
}

export function allowedIpsWarning(entries: readonly string[]): MessageKey | undefined {
  const isKnown = (entry: string) => isIPAddress(entry) || isCidr(entry);
  return entries.every(isKnown) ? undefined : 'node.warning.allowedips';
}

export function listenPortProblem(port: string): MessageKey | undefined {
  return isWholeNumber(port, 1024, 65_535) ? undefined : 'node.validation.listenport';
}

/** Seconds; 0 is off. */
export function keepaliveProblem(seconds: string): MessageKey | undefined {
  return isWholeNumber(seconds, 0, 1000) ? undefined : 'node.validation.keepalive';
}

export function mtuProblem(mtu: string): MessageKey | undefined {
  return isWholeNumber(mtu, 1, 65_535) ? undefined : 'node.validation.mtu';
}

/** The interface that egress traffic leaves by: it becomes part of commands on the node, so only a name may be sent. */
export function egressInterfaceProblem(name: string): MessageKey | undefined {
  if (name === '') return 'node.validation.interface';
  return /^[a-zA-Z0-9_.:@-]{1,15}$/.test(name) ? undefined : 'node.validation.interfacename';
}
