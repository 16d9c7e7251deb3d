import { toastQueue } from '../../components/Toast/toastQueue.ts';
import {
  bulkResultView,
  type BulkAction,
  type BulkItem,
  type BulkRun,
} from '../../screens/nodes/NodeListScreen/bulkResult.ts';
import { nodeBulk, setBulkRun, settleBulkItem } from '../stores/nodeChanges.ts';
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

/** Takes the result away; what still waits is done all the same, and what fails of it is told in a toast. */
export function closeBulkRun(): void {
  setBulkRun(undefined);
}

async function work(run: BulkRun): Promise<void> {
  const { session } = sessionStore;
  const settled: BulkItem[] = [];
  setBulkRun(run);
  for (const item of run.items) {
    if (item.outcome !== 'waiting') {
      settled.push(item);
      continue;
    }
    const { node } = item;
    const result = await changes[run.action](node);
    // What still waits must not be done in the name of the next person.
    if (sessionStore.session !== session) return;
    const outcome = result.ok ? 'done' : result.error;
    settled.push({ node, outcome });
    settleBulkItem(node, outcome);
    if (result.ok && run.action === 'delete') forgetNode(node);
  }
  if (!isShown(run)) tellFailures({ ...run, items: settled });
  await refreshNodes();
}

function isShown(run: BulkRun): boolean {
  const first = run.items[0]?.node;
  return nodeBulk.run?.items.some(({ node }) => node === first) ?? false;
}

function tellFailures(run: BulkRun): void {
  const { title, items, failedCount } = bulkResultView(run);
  if (failedCount === 0) return;
  const failed = items.filter(({ outcome }) => outcome === 'failed');
  toastQueue.show({
    kind: 'error',
    text: title,
    detail: failed.map(({ name, text }) => `${name}: ${text}`).join(', '),
  });
}
