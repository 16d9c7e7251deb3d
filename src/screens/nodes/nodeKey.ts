import type { NodeRef } from '../../domain/node/node.ts';

/** Names a node in a selection: ids are looked up with their network, which has no slash in its name. */
export function nodeKey({ network, id }: NodeRef): string {
  return `${network}/${id}`;
}
