import type { BulkAction, BulkItem } from '../../screens/nodes/NodeListScreen/bulkResult.ts';
import { nodeBulk, setBulkRun, settleBulkItem } from '../stores/nodeBulk.ts';
import { approve, forgetNode, remove } from './nodes.ts';
import { refreshNodes } from './refreshNodes.ts';

const changes = { approve, delete: remove } as const;

/** One after the other: the server rewrites its peers after each, and a failure of one says nothing of the next. */
export async function startBulkRun(action: BulkAction, nodes: readonly BulkItem['node'][]): Promise<void> {
  setBulkRun({ action, items: nodes.map((node) => ({ node, outcome: 'waiting' })) });
  await work();
}

export async function retryFailed(): Promise<void> {
  const { run } = nodeBulk;
  if (!run) return;
  setBulkRun({
    ...run,
    items: run.items.map((item) => (item.outcome === 'done' ? item : { ...item, outcome: 'waiting' })),
  });
  await work();
}

export function closeBulkRun(): void {
  setBulkRun(undefined);
}

async function work(): Promise<void> {
  for (let next = firstWaiting(); next; next = firstWaiting()) {
    const { run, index, node } = next;
    const result = await changes[run.action](node);
    // Forgotten with the session, or closed: what still waits must not be done in the name of the next person.
    if (nodeBulk.run !== run) return;
    settleBulkItem(index, result.ok ? 'done' : result.error);
    if (result.ok && run.action === 'delete') forgetNode(node);
  }
  await refreshNodes();
}

function firstWaiting() {
  const { run } = nodeBulk;
  const index = run?.items.findIndex(({ outcome }) => outcome === 'waiting') ?? -1;
  const item = run?.items[index];
  return run && item && { run, index, node: item.node };
}
