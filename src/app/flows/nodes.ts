import { changedFields, type Edit } from '../../domain/edit/edit.ts';
import { type Node, type NodeRef, type NamedNode, isSameNode } from '../../domain/node/node.ts';
import { nodeOverrideText } from '../../domain/node/nodeFieldText.ts';
import { nodeFields, nodeForm, withNodeChanges, type NodeForm } from '../../domain/node/nodeForm.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { withOwnNodes } from '../../domain/user/ownData.ts';
import { api } from '../stores/api.ts';
import { aclsStore, forgetAclsOf, loadAcls } from '../stores/acls.ts';
import { changeIn, loadNodes, loadUserData, nodesStore, userDataStore } from '../stores/records.ts';
import { liveSession } from '../stores/session.ts';
import { refreshNodes, refreshUserData } from './refresh.ts';
import { reread, reconcileOutcome, runWithToast, isRejected, overrideOutcome } from './runWithToast.ts';
import { foundIn, saveRecord } from './saveRecord.ts';

export async function approveNode(node: NamedNode): Promise<void> {
  const result = await runWithToast(
    toasts.approveNode(),
    () => approve(node),
    `${node.name} in ${node.network}`,
  );
  if (result.ok) {
    changeNodes((nodes) =>
      nodes.map((listed) => (isSameNode(listed, node) ? { ...listed, isPending: false } : listed)),
    );
  }
  await Promise.all([loadNodes(), refreshUserData()]);
}

export function approve(node: NodeRef) {
  return reconcileOutcome(
    () => api.nodes.approve(node),
    async () => (await readNodes())?.some((listed) => isSameNode(listed, node) && !listed.isPending),
  );
}

export function remove(node: NodeRef) {
  return reconcileOutcome(
    () => api.nodes.remove(node),
    async () => (await readNodes())?.every((listed) => !isSameNode(listed, node)),
  );
}

export function forgetNode(node: NodeRef): void {
  changeNodes((nodes) => nodes.filter((listed) => !isSameNode(listed, node)));
}

export async function readNodes(): Promise<readonly Node[] | undefined> {
  const user = liveSession()?.user;
  if (!user) return undefined;
  const [listed, own] = await Promise.all([
    reread(loadNodes),
    user.isAdmin ? [] : reread(() => loadUserData(user.name)),
  ]);
  return listed && own && withOwnNodes(listed, own);
}

export function changeNodes(change: (nodes: readonly Node[]) => readonly Node[]): void {
  changeIn(nodesStore, change);
  changeIn(userDataStore, (areas) => areas.map((area) => ({ ...area, nodes: change(area.nodes) })));
}

export function nodeCalls(node: NodeRef) {
  return {
    read: () => api.nodes.read(node),
    send: api.nodes.update,
    readAgain: async () => foundIn(await readNodes(), (listed) => isSameNode(listed, node)),
  };
}

export async function saveNode(node: NamedNode, edit: Edit<NodeForm>) {
  const result = await runWithToast(
    toasts.updateNode(),
    () => sendNode(node, edit),
    `${node.name} in ${node.network}`,
    ({ overrides }) => overrideOutcome(overrides.map(nodeOverrideText)),
  );
  if (result.ok) void refreshNodes();
  else if (isRejected(result.error)) await readNodes();
  return result;
}

/** Saves a form without a toast. */
export async function sendNode(node: NodeRef, edit: Edit<NodeForm>) {
  const result = await saveRecord({
    edit,
    form: nodeForm,
    fields: nodeFields,
    withChanges: withNodeChanges,
    ...nodeCalls(node),
  });
  if (!result.ok) return result;
  if (result.value.record) showSaved(result.value.record);
  // A node’s default rule overwrites ACL rules of its network.
  const isRuleChanged = changedFields(edit, ['defaultAcl']).length > 0;
  if (isRuleChanged && aclsStore.netid === node.network) void loadAcls(node.network);
  else if (isRuleChanged) forgetAclsOf(node.network);
  return result;
}

export function disconnectNode(node: Node) {
  const before = nodeForm(node);
  return saveNode(node, { before, after: { ...before, isConnected: false } });
}

/** The server clears the hub flag on all other nodes of the network. */
function showSaved(saved: Node): void {
  changeNodes((nodes) =>
    nodes.map((node) => {
      if (isSameNode(node, saved)) return saved;
      return saved.isHub && node.network === saved.network ? { ...node, isHub: false } : node;
    }),
  );
}
