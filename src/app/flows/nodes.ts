import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { changedFields, type Edit } from '../../domain/edit/edit.ts';
import {
  bulkResultView,
  type BulkAction,
  type BulkItem,
  type BulkRun,
} from '../../domain/node/bulkResult.ts';
import { type Node, type NodeRef, type NamedNode, isSameNode } from '../../domain/node/node.ts';
import { keptText } from '../../domain/node/nodeFieldText.ts';
import { nodeFields, nodeForm, withNodeChanges, type NodeForm } from '../../domain/node/nodeForm.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { withOwnNodes } from '../../domain/user/ownData.ts';
import { api } from '../api.ts';
import { aclsStore, forgetAclsOf, loadAcls } from '../stores/acls.ts';
import { nodeBulk, setBulkRun, settleBulkItem } from '../stores/changes.ts';
import { changeIn, loadNodes, loadUserData, nodesStore, userDataStore } from '../stores/records.ts';
import { liveSession, sessionStore } from '../stores/session.ts';
import { refreshNodes, refreshUserData } from './refresh.ts';
import { reread, withKnownOutcome, run, isRefused, keptOutcome } from './run.ts';
import { saveRecord } from './saveRecord.ts';

/** A node as a toast names it. */
export async function approveNode(node: NamedNode): Promise<void> {
  const result = await run(toasts.approveNode(), () => approve(node), `${node.name} in ${node.network}`);
  if (result.ok) {
    changeNodes((nodes) => nodes.map((one) => (isSameNode(one, node) ? { ...one, isPending: false } : one)));
  }
  await Promise.all([loadNodes(), refreshUserData()]);
}

/** Answers whether the node is gone; its clients went with it, so more than the nodes is read again. */
export async function removeNode(node: NamedNode): Promise<boolean> {
  const result = await run(toasts.deleteNode(), () => remove(node), `${node.name} in ${node.network}`);
  if (result.ok) forgetNode(node);
  void refreshNodes();
  return result.ok;
}

export function approve(node: NodeRef) {
  return withKnownOutcome(
    () => api.nodes.approve(node),
    async () => {
      const nodes = await readNodes();
      return nodes?.some((one) => isSameNode(one, node) && !one.isPending);
    },
  );
}

export function remove(node: NodeRef) {
  return withKnownOutcome(
    () => api.nodes.remove(node),
    async () => {
      const nodes = await readNodes();
      return nodes?.every((one) => !isSameNode(one, node));
    },
  );
}

export function forgetNode(node: NodeRef): void {
  changeNodes((nodes) => nodes.filter((one) => !isSameNode(one, node)));
}

/** The nodes as whoever is signed in is told of them, read again; undefined where they cannot be read. */
export async function readNodes(): Promise<readonly Node[] | undefined> {
  const user = liveSession()?.user;
  if (!user) return undefined;
  const [listed, own] = await Promise.all([
    reread(loadNodes),
    user.isAdmin ? [] : reread(() => loadUserData(user.name)),
  ]);
  return listed && own && withOwnNodes(listed, own);
}

/** Wherever a node is kept for this user. */
export function changeNodes(change: (nodes: readonly Node[]) => readonly Node[]): void {
  changeIn(nodesStore, change);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, nodes: change(area.nodes) })));
}

const changes = { approve, delete: remove } as const;

/** One after the other: the server rewrites its peers after each, and a failure of one says nothing of the next. */
export function startBulkRun(action: BulkAction, nodes: readonly BulkItem['node'][]): Promise<void> {
  return runBulk({ action, items: nodes.map((node) => ({ node, outcome: 'waiting' })) });
}

export async function retryFailed(): Promise<void> {
  const { run: bulk } = nodeBulk;
  if (!bulk) return;
  await runBulk({
    ...bulk,
    items: bulk.items.map((item) => (item.outcome === 'done' ? item : { ...item, outcome: 'waiting' })),
  });
}

/** Takes the result away; what still waits is done all the same, and what fails of it is told in a toast. */
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
    // What still waits must not be done in the name of the next person.
    if (sessionStore.session !== session) return;
    const outcome = result.ok ? 'done' : result.error;
    settled.push({ node, outcome });
    settleBulkItem(node, outcome);
    if (result.ok && bulk.action === 'delete') forgetNode(node);
  }
  if (!isShown(bulk)) tellFailures({ ...bulk, items: settled });
  await refreshNodes();
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

/**
 * Saves what a person changed of a node, on top of the node as it is at that moment. Nothing is sent when somebody else
 * changed the same field; the nodes are then read again, and the form shows both values.
 */
export async function saveNode(node: NamedNode, edit: Edit<NodeForm>) {
  const result = await run(
    toasts.updateNode(),
    () =>
      saveRecord({
        edit,
        form: nodeForm,
        fields: nodeFields,
        withChanges: withNodeChanges,
        read: () => api.nodes.read(node),
        send: api.nodes.update,
        readAgain: async () => {
          const nodes = await readNodes();
          return nodes && (nodes.find((one) => isSameNode(one, node)) ?? 'gone');
        },
      }),
    `${node.name} in ${node.network}`,
    ({ kept }) => keptOutcome(kept.map(keptText)),
  );
  if (result.ok) {
    if (result.value.record) showSaved(result.value.record);
    // The rule of a node rewrites those of its network.
    const isRuleChanged = changedFields(edit, ['defaultAcl']).length > 0;
    if (isRuleChanged && aclsStore.netid === node.network) void loadAcls(node.network);
    else if (isRuleChanged) forgetAclsOf(node.network);
    void refreshNodes();
  } else if (isRefused(result.error)) {
    await readNodes();
  }
  return result;
}

/** Setting a hub clears the flag on all other nodes (§4). */
function showSaved(saved: Node): void {
  changeNodes((nodes) =>
    nodes.map((node) => {
      if (isSameNode(node, saved)) return saved;
      return saved.isHub && node.network === saved.network ? { ...node, isHub: false } : node;
    }),
  );
}
