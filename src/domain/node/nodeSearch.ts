import { fullName } from '../dns/dnsEntry.ts';
import type { Node } from './node.ts';

/** What a search finds a node by, wherever the text is in it. */
export function searchFields({ name, address, address6 }: Node): readonly string[] {
  return [name, address, address6];
}

/**
 * What a search finds a node by from its beginning. Most of it is not on the page, and the name in DNS ends with the
 * network, which all nodes of a list may have in common.
 */
export function searchIds(node: Node): readonly string[] {
  return [fullName(node), node.id, node.macAddress, node.publicKey, node.endpoint, node.localAddress];
}
