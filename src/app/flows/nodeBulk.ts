import { toastQueue } from '../../components/Toast/toastQueue.ts';
import {
  bulkResultView,
  doneNodes,
  type BulkAction,
  type BulkItem,
  type BulkRun,
} from '../../domain/node/bulkResult.ts';
import { leftBehindBy, type Leftover } from '../../domain/node/leftovers.ts';
import { nodeBulk, setBulkRun } from '../stores/changes.ts';
import { sessionStore } from '../stores/session.ts';
import { cleanUp } from './leftovers.ts';
import { approve, forgetNode, remove } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

const changes = { approve, delete: remove } as const;

/** Runs one change at a time, because the server rewrites its peers after each. A failure doesn’t stop the rest. */
export function startBulkRun(
  action: BulkAction,
  nodes: readonly BulkItem['node'][],
  leftovers: readonly Leftover[] = [],
): Promise<void> {
  return runBulk({
    action,
    items: nodes.map((node) => ({ node, outcome: 'waiting' })),
    leftovers: leftovers.map((leftover) => ({ leftover, outcome: 'waiting' })),
  });
}

export async function retryFailed(): Promise<void> {
  const { run: bulk } = nodeBulk;
  if (!bulk) return;
  await runBulk({
    ...bulk,
    items: bulk.items.map((item) => (item.outcome === 'done' ? item : { ...item, outcome: 'waiting' })),
    // A record may refer to a deleted node and to one that is retried.
    leftovers: bulk.leftovers.map((item) => ({ ...item, outcome: 'waiting' })),
  });
}

/** Closes the result. Waiting items still run, and a toast reports those that fail. */
export function closeBulkRun(): void {
  setBulkRun(undefined);
}

async function runBulk(started: BulkRun): Promise<void> {
  const { session } = sessionStore;
  let bulk = started;
  setBulkRun(bulk);
  const settle = (next: BulkRun) => {
    if (nodeBulk.run === bulk) setBulkRun(next);
    bulk = next;
  };
  for (const { node, outcome: before } of started.items) {
    if (before !== 'waiting') continue;
    const result = await changes[bulk.action](node);
    // Waiting items must not run under the next user's session.
    if (sessionStore.session !== session) return;
    const outcome = result.ok ? 'done' : result.error;
    settle({ ...bulk, items: bulk.items.map((item) => (item.node === node ? { node, outcome } : item)) });
    if (result.ok && bulk.action === 'delete') forgetNode(node);
  }
  const deleted = doneNodes(bulk);
  for (const { leftover } of started.leftovers) {
    // References to nodes whose deletion failed stay.
    const [left] = leftBehindBy([leftover], deleted);
    if (!left) continue;
    const result = await cleanUp(left);
    if (sessionStore.session !== session) return;
    const settled = { leftover, outcome: result.ok ? 'done' : result.error } as const;
    const leftovers = bulk.leftovers.map((item) => (item.leftover === leftover ? settled : item));
    settle({ ...bulk, leftovers });
  }
  if (nodeBulk.run !== bulk) reportFailures(bulk);
  await refreshNodes();
}

function reportFailures(bulk: BulkRun): void {
  const { title, items, failedCount } = bulkResultView(bulk);
  if (failedCount === 0) return;
  const failed = items.filter(({ outcome }) => outcome === 'failed');
  toastQueue.show({
    kind: 'error',
    text: title,
    detail: failed.map(({ name, text }) => `${name}: ${text}`).join(', '),
  });
}
