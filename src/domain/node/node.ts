import type { Read } from '../record.ts';
import type { nodeRecord } from './nodeWire.ts';

/** The id is opaque: encode it before use in a path. */
export type NodeRef = { readonly network: string; readonly id: string };

export type NamedNode = NodeRef & { readonly name: string };

export type Node = Read<typeof nodeRecord>;

export const refOf = ({ network, id, name }: NamedNode): NamedNode => ({ network, id, name });

/** Versions that aren’t release numbers are never older. */
export function isOlderVersion(version: string, serverVersion: string): boolean {
  const own = numbersOf(version);
  const server = numbersOf(serverVersion);
  if (!own || !server) return false;
  for (const [index, number] of server.entries()) {
    const difference = (own[index] ?? 0) - number;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function numbersOf(version: string): readonly number[] | undefined {
  return /^v*\d+(\.\d+)*$/i.test(version) ? version.replace(/^v+/i, '').split('.').map(Number) : undefined;
}

/** Netids contain no slash, so keys are unique. */
export function nodeKey({ network, id }: NodeRef): string {
  return `${network}/${id}`;
}

export function isSameNode(a: NodeRef, b: NodeRef): boolean {
  return a.id === b.id && a.network === b.network;
}
