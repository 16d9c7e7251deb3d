import { rejection } from '../../api/transport/failure.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { counted } from '../../domain/format/count.ts';
import {
  cleanedText,
  holderName,
  leftBehindBy,
  leftoverText,
  type Leftover,
} from '../../domain/node/leftovers.ts';
import { nodeKey, type NamedNode } from '../../domain/node/node.ts';
import type { RunItem } from '../../domain/run/run.ts';
import { startRun, type RunDone } from './bulkRun.ts';
import { cleanUp } from './leftovers.ts';
import { approve, forgetNode, remove } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

/** The server rewrites the peers of a network after each change of a node. */
export function nodeItems(nodes: readonly NamedNode[]) {
  return nodes.map((node) => ({ key: nodeKey(node), name: node.name, lane: node.network, node }));
}

export function approveNodes(nodes: readonly NamedNode[]): Promise<void> {
  return startRun({
    title: `Approve ${counted(nodes.length, 'node')}`,
    items: nodeItems(nodes),
    work: ({ node }) => approve(node),
    finish: refreshNodes,
  });
}

/** Cleans up after the nodes that were deleted. A record may also refer to one that wasn’t. */
export function removeNodes(nodes: readonly NamedNode[], leftovers: readonly Leftover[] = []): Promise<void> {
  const deleted = new Set<string>();
  const cleanups = leftovers.map((leftover) => ({
    key: leftoverText(leftover),
    name: holderName(leftover.holder),
    lane: 'cleanup',
    isFollowUp: true,
    leftover,
  }));
  return startRun<RunItem & ({ readonly node: NamedNode } | { readonly leftover: Leftover })>({
    title: `Delete ${counted(nodes.length, 'node')}`,
    items: [...nodeItems(nodes), ...cleanups],
    work: async (item) => {
      if ('leftover' in item) return cleanUpAfter(item.leftover, deleted);
      const result = await remove(item.node);
      if (!result.ok) return result;
      deleted.add(item.key);
      forgetNode(item.node);
      return succeed(undefined);
    },
    finish: refreshNodes,
  });
}

async function cleanUpAfter(
  leftover: Leftover,
  deleted: ReadonlySet<string>,
): Promise<Result<RunDone, Failure>> {
  const [left] = leftBehindBy([leftover], deleted);
  const result = left && (await cleanUp(left));
  if (result && !result.ok) return result;
  return leftover.named.every(({ owner }) => deleted.has(owner))
    ? succeed({ note: cleanedText(leftover) })
    : fail(rejection('Refers to a node that wasn’t deleted'));
}
