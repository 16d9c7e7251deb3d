import type { Read } from '../record.ts';
import type { nodeRecord } from './nodeWire.ts';

/** What addresses a node in a path: the network's id and the node's own (opaque; encode before use in a path). */
export type NodeRef = { readonly network: string; readonly id: string };

/** A node as a person names it. */
export type NamedNode = NodeRef & { readonly name: string };

/** A machine joined to a network (§3). Times are Unix seconds, 0 for never; texts are empty when not set. */
export type Node = Read<typeof nodeRecord>;

/** Whether a node runs an older release than the server; a version that is no release number is compared with nothing. */
export function isOlderVersion(version: string, serverVersion: string): boolean {
  const one = numbersOf(version);
  const other = numbersOf(serverVersion);
  if (!one || !other) return false;
  for (const [index, number] of other.entries()) {
    const difference = (one[index] ?? 0) - number;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** v0.16.1 as [0, 16, 1] */
function numbersOf(version: string): readonly number[] | undefined {
  return /^v*\d+(\.\d+)*$/i.test(version) ? version.replace(/^v+/i, '').split('.').map(Number) : undefined;
}

/** Names a node in a selection: ids are looked up with their network, which has no slash in its name. */
export function nodeKey({ network, id }: NodeRef): string {
  return `${network}/${id}`;
}

export function isSameNode(one: NodeRef, other: NodeRef): boolean {
  return one.id === other.id && one.network === other.network;
}
