import { toastQueue } from '../../components/Toast/toastQueue.ts';
import {
  bulkResultView,
  doneNodes,
  type BulkAction,
  type BulkItem,
  type BulkLeftover,
  type BulkRun,
} from '../../domain/node/bulkResult.ts';
import { leftBehindBy, type Leftover } from '../../domain/node/leftovers.ts';
import { nodeBulk, setBulkRun, settleBulkItem, settleBulkLeftover } from '../stores/changes.ts';
import { sessionStore } from '../stores/session.ts';
import { cleanUp } from './leftovers.ts';
import { approve, forgetNode, remove } from './nodes.ts';
import { refreshNodes } from './refresh.ts';

const changes = { approve, delete: remove } as const;

/** One after the other: the server rewrites its peers after each, and a failure of one says nothing of the next. */
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
    // A record may name one node that is deleted already, and one that is tried again.
    leftovers: bulk.leftovers.map((one) => ({ ...one, outcome: 'waiting' })),
  });
}

/** Closes the result. Waiting items still run, and a toast reports those that fail. */
export function closeBulkRun(): void {
  setBulkRun(undefined);
}

async function runBulk(bulk: BulkRun): Promise<void> {
  const { session } = sessionStore;
  const settled: BulkItem[] = [];
  setBulkRun(bulk);
  for (const item of bulk.items) {
    if (item.outcome !== 'waiting') {
      settled.push(item);
      continue;
    }
    const { node } = item;
    const result = await changes[bulk.action](node);
    // Waiting items must not run under the next user's session.
    if (sessionStore.session !== session) return;
    const outcome = result.ok ? 'done' : result.error;
    settled.push({ node, outcome });
    settleBulkItem(node, outcome);
    if (result.ok && bulk.action === 'delete') forgetNode(node);
  }
  const leftovers = await cleanUpAfterAll(bulk, doneNodes({ items: settled }));
  if (sessionStore.session !== session) return;
  if (!isShown(bulk)) tellFailures({ ...bulk, items: settled, leftovers });
  await refreshNodes();
}

async function cleanUpAfterAll(
  bulk: BulkRun,
  deleted: ReadonlySet<string>,
): Promise<readonly BulkLeftover[]> {
  const { session } = sessionStore;
  const settled: BulkLeftover[] = [];
  for (const one of bulk.leftovers) {
    const [left] = leftBehindBy([one.leftover], deleted);
    if (!left) {
      settled.push(one);
      continue;
    }
    if (sessionStore.session !== session) break;
    const result = await cleanUp(left);
    const item = { leftover: one.leftover, outcome: result.ok ? ('done' as const) : result.error };
    settled.push(item);
    settleBulkLeftover(item);
  }
  return settled;
}

function isShown(bulk: BulkRun): boolean {
  const first = bulk.items[0]?.node;
  return nodeBulk.run?.items.some(({ node }) => node === first) ?? false;
}

function tellFailures(bulk: BulkRun): void {
  const { title, items, failedCount } = bulkResultView(bulk);
  if (failedCount === 0) return;
  const failed = items.filter(({ outcome }) => outcome === 'failed');
  toastQueue.show({
    kind: 'error',
    text: title,
    detail: failed.map(({ name, text }) => `${name}: ${text}`).join(', '),
  });
}
