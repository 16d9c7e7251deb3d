import { fullName } from '../dns/dnsEntry.ts';
import type { Node } from './node.ts';

export function searchFields({ name, address, address6 }: Node): readonly string[] {
  return [name, address, address6];
}

/** Matched by prefix only: most aren’t visible in the list, and all DNS names in a network share their suffix. */
export function searchIds(node: Node): readonly string[] {
  return [fullName(node), node.id, node.macAddress, node.publicKey, node.endpoint, node.localAddress];
}
