import { rejection } from '../../api/transport/failure.ts';
import { changedFields, isEdited } from '../../domain/edit/edit.ts';
import { undoConflictText, type Wish } from '../../domain/edit/undo.ts';
import { fail, type Failure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
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
import {
  isRejected,
  overrideOutcome,
  reconcileOutcome,
  reread,
  runWithToast,
  undoable,
  type Undo,
} from './runWithToast.ts';
import { foundIn, saveRecord, type Saving } from './saveRecord.ts';

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

export async function remove(node: NodeRef) {
  const result = await reconcileOutcome(
    () => api.nodes.remove(node),
    async () => (await readNodes())?.every((listed) => !isSameNode(listed, node)),
  );
  if (result.ok) changeNodes((nodes) => nodes.filter((listed) => !isSameNode(listed, node)));
  return result;
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

export type NodeWish = Wish<Node, NodeForm>;

type SaveNode = (
  node: NamedNode,
  wish: NodeWish,
  /** Checked before anything is sent. */
  obstacle?: () => Promise<Failure | undefined>,
) => Saving<Node, NodeForm>;

export const saveNode: SaveNode = async (node, edit, obstacle) => {
  const hub = hubBeside(node);
  const result = await runWithToast(
    toasts.updateNode(),
    () => sendNode(node, edit, obstacle),
    `${node.name} in ${node.network}`,
    ({ overrides, inverse }) =>
      undoable(
        overrideOutcome(overrides.map(nodeOverrideText)),
        undoOfEdit({ node, inverse, hub }, saveNode),
      ),
  );
  if (result.ok) void refreshNodes();
  else if (isRejected(result.error)) await readNodes();
  return result;
};

/** Saves a form without a toast. */
export const sendNode: SaveNode = async (node, edit, obstacle) => {
  const calls = nodeCalls(node);
  const result = await saveRecord({
    edit,
    form: nodeForm,
    fields: nodeFields,
    withChanges: withNodeChanges,
    ...calls,
    read: async () => {
      const found = await obstacle?.();
      return found ? fail(found) : calls.read();
    },
  });
  if (!result.ok) return result;
  if (result.value.record) showSaved(result.value.record);
  // A node’s default rule overwrites ACL rules of its network.
  const isRuleChanged = changedFields(edit, ['defaultAcl']).length > 0;
  if (isRuleChanged && aclsStore.netid === node.network) void loadAcls(node.network);
  else if (isRuleChanged) forgetAclsOf(node.network);
  return result;
};

type DoneEdit = {
  readonly node: NamedNode;
  readonly inverse: NodeWish | undefined;
  /** The hub before the edit, if it was another node. */
  readonly hub: Node | undefined;
};

/**
 * A change of the default rule has no inverse, because it overwrites rules. A node that became the hub loses the role
 * when its predecessor gets it back.
 */
export function undoOfEdit({ node, inverse, hub }: DoneEdit, save: SaveNode): Undo | undefined {
  if (!inverse || changedFields(inverse, ['defaultAcl']).length > 0) return undefined;
  if (!hub || !inverse.before.isHub || inverse.after.isHub) return () => save(node, inverse);
  return async () => {
    const returned = await returnHub(hub, node, save);
    const rest = { ...inverse, before: { ...inverse.before, isHub: false } };
    return returned.ok && isEdited(rest) ? save(node, rest) : returned;
  };
}

export function hubBeside(node: NodeRef): Node | undefined {
  return valueOf(nodesStore.data)?.find(
    (other) => other.network === node.network && other.isHub && !isSameNode(other, node),
  );
}

/** Makes a node the hub again, if the node that replaced it still is. */
export function returnHub(hub: Node, successor: NodeRef, save: SaveNode = saveNode) {
  const before = { ...nodeForm(hub), isHub: false };
  return save(hub, { before, after: { ...before, isHub: true } }, async () => {
    const nodes = await readNodes();
    const isUnchanged = nodes?.some((node) => isSameNode(node, successor) && node.isHub);
    return isUnchanged ? undefined : rejection(nodes ? undoConflictText : nodesNotLoaded);
  });
}

const nodesNotLoaded = 'Couldn’t load the nodes. Nothing was sent.';

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
