import type { BulkAction, BulkItem, BulkRun } from '../../screens/nodes/NodeListScreen/bulkResult.ts';
import { nodeBulk, setBulkRun, settleBulkItem } from '../stores/nodeBulk.ts';
import { sessionStore } from '../stores/session.ts';
import { approve, forgetNode, remove } from './nodes.ts';
import { refreshNodes } from './refreshNodes.ts';

const changes = { approve, delete: remove } as const;

/** One after the other: the server rewrites its peers after each, and a failure of one says nothing of the next. */
export function startBulkRun(action: BulkAction, nodes: readonly BulkItem['node'][]): Promise<void> {
  return work({ action, items: nodes.map((node) => ({ node, outcome: 'waiting' })) });
}

export async function retryFailed(): Promise<void> {
  const { run } = nodeBulk;
  if (!run) return;
  await work({
    ...run,
    items: run.items.map((item) => (item.outcome === 'done' ? item : { ...item, outcome: 'waiting' })),
  });
}

/** Takes the result away; what still waits is done all the same. */
export function closeBulkRun(): void {
  setBulkRun(undefined);
}

async function work(run: BulkRun): Promise<void> {
  const { session } = sessionStore;
  setBulkRun(run);
  for (const { node, outcome } of run.items) {
    if (outcome !== 'waiting') continue;
    const result = await changes[run.action](node);
    // What still waits must not be done in the name of the next person.
    if (sessionStore.session !== session) return;
    settleBulkItem(node, result.ok ? 'done' : result.error);
    if (result.ok && run.action === 'delete') forgetNode(node);
  }
  await refreshNodes();
}
