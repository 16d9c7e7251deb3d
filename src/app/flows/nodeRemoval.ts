import { counted } from '../../domain/format/count.ts';
import type { Leftover } from '../../domain/node/leftovers.ts';
import type { NamedNode } from '../../domain/node/node.ts';
import { make } from './change.ts';
import { startDeletion, withCleanup } from './leftovers.ts';
import { nodeRemoval } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

/** Returns whether the node was deleted. */
export async function removeNode(node: NamedNode, leftovers: readonly Leftover[] = []): Promise<boolean> {
  return (await make(withCleanup(nodeRemoval(node), leftovers))).ok;
}

export function removeNodes(nodes: readonly NamedNode[], leftovers: readonly Leftover[] = []): Promise<void> {
  return startDeletion({
    title: `Delete ${counted(nodes.length, 'node')}`,
    steps: nodes.map(nodeRemoval),
    leftovers,
    finish: refreshNodes,
  });
}
