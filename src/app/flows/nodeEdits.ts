import { rejection } from '../../api/transport/failure.ts';
import { changedFields, isEdited } from '../../domain/edit/edit.ts';
import { undoConflictText, type Wish } from '../../domain/edit/undo.ts';
import { fail, succeed, type Failure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import {
  type Node,
  type NodeRef,
  type NamedNode,
  isSameNode,
  nodeKey,
  refOf,
} from '../../domain/node/node.ts';
import {
  nodeEditForm,
  nodeFields,
  nodeForm,
  withNodeChanges,
  type NodeForm,
} from '../../domain/node/nodeForm.ts';
import { hubTrialUndo, nodeTrialUndo, ruleUndo } from '../../domain/node/nodeTrial.ts';
import { nodeUndoToStored, nodeUndoWish, type StoredNodeUndo } from '../../domain/node/storedNodeUndo.ts';
import type { StoredUndo } from '../../domain/session/storedUndo.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { loadAcls, loadedAcls } from '../stores/acls.ts';
import { nodesStore } from '../stores/records.ts';
import type { AclChange } from '../stores/drafts/aclEdits.ts';
import { liveSession } from '../stores/session.ts';
import { make, undoBy, type Change, type Undo } from './change.ts';
import { countRules, overwritingRules, pairsBefore, restoringRules, rulesToStored } from './defaultRule.ts';
import { aboutNode, changeNodes, readNodes } from './nodes.ts';
import { afterSave } from './outcome.ts';
import { refreshNodes } from './refresh.ts';
import { endTrialOf, tryChange, tryRules } from './ruleChanges.ts';
import { foundIn, saveRecord, type RecordChange } from './saveRecord.ts';

export function nodeCalls(node: NodeRef) {
  return {
    read: () => api.nodes.read(node),
    send: api.nodes.update,
    readAgain: async () => foundIn(await readNodes(), (listed) => isSameNode(listed, node)),
  };
}

export type NodeWish = Wish<Node, NodeForm>;
type AnyWish = NodeWish | ((fresh: Node) => NodeWish);

export function saveNode(node: NamedNode, edit: NodeWish) {
  return make(nodeEdit(node, edit));
}

type EditOptions = {
  /** Set for an edit on top of the current record that changes the default rule. */
  readonly rewritesRules?: boolean;
  /** Checked before anything is sent. */
  readonly obstacle?: () => Promise<Failure | undefined>;
  /** An undo doesn’t start a trial, and neither does a part of a task, whose other parts restore what it cuts. */
  readonly isUntried?: boolean;
};

export function nodeEdit(
  node: NamedNode,
  edit: AnyWish,
  { obstacle, rewritesRules = changesRule(edit), isUntried = false }: EditOptions = {},
): RecordChange<Node, NodeForm> {
  return {
    ...aboutNode(node),
    lane: 'nodes',
    texts: toasts.updateNode(),
    send: async () => {
      const hub = hubBeside(node);
      const save = () => saveEdit(node, edit, obstacle);
      const done = { node, hub, isUntried };
      if (!rewritesRules) return finished(done, await save());
      if (liveSession()?.user.isAdmin !== true) {
        const result = await save();
        reloadRules(node.network);
        return finished(done, result);
      }
      const result = await overwritingRules(node.network, save);
      if (!result.ok) return result;
      if (!result.value.rules) reloadRules(node.network);
      return finished(done, succeed(result.value.value), result.value.rules);
    },
    settle: afterSave(refreshNodes, readNodes),
  };
}

function saveEdit(node: NamedNode, edit: AnyWish, obstacle?: () => Promise<Failure | undefined>) {
  const calls = nodeCalls(node);
  return saveRecord({
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
    noteOf: (overrides) => overrides.map(nodeEditForm.overrideText),
  });
}

type SavedEdit = Awaited<ReturnType<typeof saveEdit>>;

type FinishedEdit = Pick<DoneEdit, 'node' | 'hub'> & { readonly isUntried: boolean };

/** Offers to undo an edit, and starts a trial if the edit cuts connections. */
function finished({ node, hub, isUntried }: FinishedEdit, result: SavedEdit, rules?: AclChange): SavedEdit {
  if (!result.ok || !result.value.inverse) return result;
  const { inverse, record } = result.value;
  const former = inverse.before.isHub && !inverse.after.isHub ? hub : undefined;
  const pairs = rules && rulesToStored(rules);
  if (!isUntried) {
    if (rules) tryRules(node.network, { count: countRules(rules), change: rules }, ruleUndo(node, inverse));
    const cutting = record && nodeTrialUndo(record, { before: inverse.after, after: inverse.before });
    if (cutting) tryChange(cutting);
    if (former) tryChange(hubTrialUndo(former));
  }
  // The rules from before are unknown, so an undo would lose them.
  if (changesRule(inverse) && !rules) return result;
  const undo = undoOfEdit({ node, inverse, pairs, hub: former });
  return succeed({ ...result.value, undo, kept: keptUndo({ node, inverse, pairs, hub: former }) });
}

function keptUndo({ node, inverse, hub }: DoneEdit): StoredUndo | undefined {
  const edit = nodeUndoToStored(node, inverse);
  if (edit) return { kind: 'node', edit };
  const isHubOnly = changedFields(inverse, nodeFields).every((field) => field === 'isHub');
  return hub && isHubOnly ? { kind: 'hub', hub: refOf(hub), successor: refOf(node) } : undefined;
}

function reloadRules(netid: string): void {
  if (loadedAcls(netid)) void loadAcls(netid);
}

/** Undoes an edit that was made before a reload. */
export function nodeRestoring(stored: StoredNodeUndo) {
  return nodeEdit(stored.node, (fresh) => nodeUndoWish(stored, fresh), { isUntried: true });
}

function changesRule(edit: AnyWish): boolean {
  return typeof edit !== 'function' && changedFields(edit, ['defaultAcl']).length > 0;
}

type DoneEdit = {
  readonly node: NamedNode;
  readonly inverse: NodeWish;
  /** The rules that the edit overwrote, with their cells from before. */
  readonly pairs: unknown;
  /** The hub before the edit, if it was another node. */
  readonly hub: Node | undefined;
};

function trialKey(node: NodeRef) {
  return { network: node.network, key: nodeKey(node) };
}

/** A node that became the hub loses the role when its predecessor gets it back. */
function undoOfEdit({ node, inverse, pairs, hub }: DoneEdit): Undo {
  const back = (edit: NodeWish): Change => {
    const change = nodeEdit(node, () => edit, { isUntried: true });
    const send = async () => {
      const result = changesRule(edit)
        ? await restoringRules(node.network, pairsBefore(pairs), change.send)
        : await change.send();
      if (result.ok) endTrialOf(trialKey(node));
      return result;
    };
    return { ...change, send };
  };
  if (!hub) return undoBy(back(inverse));
  return async (carryOut) => {
    const returned = await carryOut(hubReturn(hub, node));
    if (returned.ok) endTrialOf(trialKey(hub));
    const rest = { ...inverse, before: { ...inverse.before, isHub: false } };
    return returned.ok && isEdited(rest) ? carryOut(back(rest)) : returned;
  };
}

function hubBeside(node: NodeRef): Node | undefined {
  return valueOf(nodesStore.data)?.find(
    (other) => other.network === node.network && other.isHub && !isSameNode(other, node),
  );
}

/** Makes a node the hub again, if the node that replaced it still is. */
export function hubReturn(hub: NamedNode, successor: NodeRef) {
  const obstacle = async () => {
    const nodes = await readNodes();
    const isUnchanged = nodes?.some((node) => isSameNode(node, successor) && node.isHub);
    return isUnchanged ? undefined : rejection(nodes ? undoConflictText : nodesNotLoaded);
  };
  const wish = (fresh: Node) => {
    const before = { ...nodeForm(fresh), isHub: false };
    return { before, after: { ...before, isHub: true } };
  };
  return nodeEdit(hub, wish, { obstacle, isUntried: true });
}

const nodesNotLoaded = 'Couldn’t load the nodes. Nothing was sent.';

/** Changes fields on top of the current record. */
export function fieldChange(node: NamedNode, fields: Partial<Pick<NodeForm, 'isConnected' | 'isHub'>>) {
  return nodeEdit(node, (fresh) => {
    const before = nodeForm(fresh);
    return { before, after: { ...before, ...fields } };
  });
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
