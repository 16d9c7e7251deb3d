import type { ExternalClient } from '../externalClient/externalClient.ts';
import { containsIP, isIPv4, isIPv6, normaliseIP } from '../ip.ts';
import type { Network } from '../network/network.ts';
import type { Node, NodeRef } from './node.ts';

/** Why an address that reads well cannot be a node's, or had better not be. */
export type AddressTrouble =
  /** The range is empty where the network has none of the family. */
  | { readonly kind: 'outOfRange'; readonly range: string }
  | { readonly kind: 'reservedEnding' }
  | { readonly kind: 'taken'; readonly holder: 'node' | 'client'; readonly name: string };

/** Who may have an address already, as far as is known. */
export type AddressHolders = {
  readonly nodes: readonly Pick<Node, 'id' | 'name' | 'network' | 'address' | 'address6'>[];
  readonly clients: readonly Pick<ExternalClient, 'clientId' | 'network' | 'address' | 'address6'>[];
};

type Ranges = Pick<Network, 'addressRange' | 'addressRange6'>;

/**
 * Of a changed IPv4 address. The server refuses one out of range and one that ends in 0 or 255, whatever the range; it
 * takes one that another has, and then neither of the two is reached. An unknown network says nothing of ranges.
 */
export function addressTrouble(
  address: string,
  node: NodeRef,
  network: Ranges | undefined,
  holders: AddressHolders,
): AddressTrouble | undefined {
  if (!isIPv4(address)) return undefined;
  if (network && !containsIP(network.addressRange, address))
    return { kind: 'outOfRange', range: network.addressRange };
  if (/\.(0|255)$/.test(address)) return { kind: 'reservedEnding' };
  return holderOf(address, node, holders);
}

/** Of a changed IPv6 address, with or without a prefix: the server takes any, also one that another has. */
export function address6Trouble(
  address6: string,
  node: NodeRef,
  holders: AddressHolders,
): AddressTrouble | undefined {
  const [address = ''] = address6.split('/');
  return isIPv6(address) ? holderOf(address, node, holders) : undefined;
}

/** The server takes an IPv6 address out of the network's range, but its external clients are never led there. */
export function address6Doubt(address6: string, network: Ranges | undefined): AddressTrouble | undefined {
  const [address = ''] = address6.split('/');
  if (!network || !isIPv6(address) || containsIP(network.addressRange6, address)) return undefined;
  return { kind: 'outOfRange', range: network.addressRange6 };
}

/** Who else of the network has the address, in whatever spelling. */
function holderOf(
  address: string,
  { network, id }: NodeRef,
  { nodes, clients }: AddressHolders,
): AddressTrouble | undefined {
  const wanted = normaliseIP(address);
  const hasIt = (one: { readonly network: string; readonly address: string; readonly address6: string }) =>
    one.network === network && [one.address, one.address6].some((held) => sameAddress(held, wanted));
  const node = nodes.find((one) => one.id !== id && hasIt(one));
  if (node) return { kind: 'taken', holder: 'node', name: node.name };
  const client = clients.find(hasIt);
  return client && { kind: 'taken', holder: 'client', name: client.clientId };
}

function sameAddress(held: string, wanted: string | undefined): boolean {
  return held !== '' && normaliseIP(held) === wanted;
}
