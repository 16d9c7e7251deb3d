import { rejection } from '../../api/transport/failure.ts';
import { changedFields, isEdited } from '../../domain/edit/edit.ts';
import { undoConflictText, type Wish } from '../../domain/edit/undo.ts';
import { fail, succeed, type Failure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { type Node, type NodeRef, type NamedNode, isSameNode } from '../../domain/node/node.ts';
import { nodeOverrideText } from '../../domain/node/nodeFieldText.ts';
import { nodeFields, nodeForm, withNodeChanges, type NodeForm } from '../../domain/node/nodeForm.ts';
import { nodeUndoToStored, nodeUndoWish, type StoredNodeUndo } from '../../domain/node/storedNodeUndo.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { aclsStore, forgetAclsOf, loadAcls } from '../stores/acls.ts';
import { nodesStore } from '../stores/records.ts';
import { make, undoBy, type Undo } from './change.ts';
import { aboutNode, changeNodes, readNodes } from './nodes.ts';
import { afterSave } from './outcome.ts';
import { refreshNodes } from './refresh.ts';
import { foundIn, saveRecord, type RecordChange } from './saveRecord.ts';

export function nodeCalls(node: NodeRef) {
  return {
    read: () => api.nodes.read(node),
    send: api.nodes.update,
    readAgain: async () => foundIn(await readNodes(), (listed) => isSameNode(listed, node)),
  };
}

export type NodeWish = Wish<Node, NodeForm>;

export function saveNode(node: NamedNode, edit: NodeWish) {
  return make(nodeEdit(node, edit));
}

/** `obstacle` is checked before anything is sent. */
export function nodeEdit(
  node: NamedNode,
  edit: NodeWish | ((fresh: Node) => NodeWish),
  obstacle?: () => Promise<Failure | undefined>,
): RecordChange<Node, NodeForm> {
  return {
    ...aboutNode(node),
    lane: 'nodes',
    texts: toasts.updateNode(),
    send: async () => {
      const hub = hubBeside(node);
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
        show: showSaved,
        noteOf: (overrides) => overrides.map(nodeOverrideText),
        undoOf: (inverse) => undoOfEdit({ node, inverse, hub }),
      });
      // A node’s default rule overwrites ACL rules of its network.
      const isRuleChanged = result.ok && changesRule(edit);
      if (isRuleChanged && aclsStore.netid === node.network) void loadAcls(node.network);
      else if (isRuleChanged) forgetAclsOf(node.network);
      if (!result.ok || !result.value.undo || !result.value.inverse) return result;
      return succeed({ ...result.value, kept: nodeUndoToStored(node, result.value.inverse) });
    },
    settle: afterSave(refreshNodes, readNodes),
  };
}

/** Undoes an edit that was made before a reload. */
export function undoStoredEdit(stored: StoredNodeUndo) {
  return make(nodeEdit(stored.node, (fresh) => nodeUndoWish(stored, fresh)));
}

function changesRule(edit: NodeWish | ((fresh: Node) => NodeWish)): boolean {
  return typeof edit !== 'function' && changedFields(edit, ['defaultAcl']).length > 0;
}

type DoneEdit = {
  readonly node: NamedNode;
  readonly inverse: NodeWish;
  /** The hub before the edit, if it was another node. */
  readonly hub: Node | undefined;
};

/**
 * A change of the default rule has no inverse, because it overwrites rules. A node that became the hub loses the role
 * when its predecessor gets it back.
 */
function undoOfEdit({ node, inverse, hub }: DoneEdit): Undo | undefined {
  if (changesRule(inverse)) return undefined;
  if (!hub || !inverse.before.isHub || inverse.after.isHub) return undoBy(nodeEdit(node, inverse));
  return async (carryOut) => {
    const returned = await carryOut(hubReturn(hub, node));
    const rest = { ...inverse, before: { ...inverse.before, isHub: false } };
    return returned.ok && isEdited(rest) ? carryOut(nodeEdit(node, rest)) : returned;
  };
}

function hubBeside(node: NodeRef): Node | undefined {
  return valueOf(nodesStore.data)?.find(
    (other) => other.network === node.network && other.isHub && !isSameNode(other, node),
  );
}

/** Makes a node the hub again, if the node that replaced it still is. */
function hubReturn(hub: Node, successor: NodeRef) {
  const before = { ...nodeForm(hub), isHub: false };
  return nodeEdit(hub, { before, after: { ...before, isHub: true } }, async () => {
    const nodes = await readNodes();
    const isUnchanged = nodes?.some((node) => isSameNode(node, successor) && node.isHub);
    return isUnchanged ? undefined : rejection(nodes ? undoConflictText : nodesNotLoaded);
  });
}

const nodesNotLoaded = 'Couldn’t load the nodes. Nothing was sent.';

/** Changes fields on top of the current record. */
export function fieldChange(node: NamedNode, fields: Partial<Pick<NodeForm, 'isConnected' | 'isHub'>>) {
  return nodeEdit(node, (fresh) => {
    const before = nodeForm(fresh);
    return { before, after: { ...before, ...fields } };
  });
}

export function disconnectNode(node: NamedNode) {
  return make(fieldChange(node, { isConnected: false }));
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
