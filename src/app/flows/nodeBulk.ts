import type { BulkAction, BulkItem } from '../../screens/nodes/NodeListScreen/bulkResult.ts';
import { loadNodes } from '../stores/nodes.ts';
import { nodeBulk, setBulkRun, settleBulkItem } from '../stores/nodeBulk.ts';
import { approve, forgetNode, remove } from './nodes.ts';
import { refreshUserData } from './refreshUserData.ts';

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
  const { run } = nodeBulk;
  if (!run) return;
  for (const [index, { node, outcome }] of run.items.entries()) {
    if (outcome !== 'waiting') continue;
    const result = await changes[run.action](node);
    settleBulkItem(index, result.ok ? 'done' : result.error);
    if (result.ok && run.action === 'delete') forgetNode(node);
  }
  await Promise.all([loadNodes(), refreshUserData()]);
}
