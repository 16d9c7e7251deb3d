import { changedFields, type Edit } from '../edit/edit.ts';
import { listFromText } from '../list.ts';
import { firstNames } from '../text/labels.ts';
import { rolesOf } from './gateways.ts';
import type { NamedNode, Node } from './node.ts';
import type { NodeField, NodeForm } from './nodeForm.ts';
import { nodeUndoFromStored, nodeUndoOf, type StoredNodeUndo } from './storedNodeUndo.ts';

/** Fields of a node whose change can cut connections. */
export const cuttingFields = [
  'defaultAcl',
  'isConnected',
  'egressRanges',
  'relayAddresses',
  'isHub',
] as const satisfies readonly NodeField[];

const triedFields = ['isConnected', 'egressRanges', 'relayAddresses'] as const;

/**
 * Returns how to revert an edit that others depend on: disconnecting a gateway or server node, or removing its ranges or
 * relayed nodes. `node` is the record from before.
 */
export function nodeTrialUndo(
  node: NamedNode & Parameters<typeof rolesOf>[0] & Pick<Node, 'isServer'>,
  { before, after }: Edit<NodeForm>,
): StoredNodeUndo | undefined {
  const undo = nodeUndoOf(
    node,
    { before: after, after: before },
    changedFields({ before, after }, triedFields),
  );
  const isNeeded = rolesOf(node).length > 0 || node.isServer;
  const isCutting = removedFrom(undo).length > 0 || (undo.from.isConnected === false && isNeeded);
  return isCutting ? undo : undefined;
}

/** Reads the edits of a trial. The storage isn’t trusted, so nothing is read if one of them isn’t an edit of these fields. */
export function trialEdits(stored: unknown): readonly StoredNodeUndo[] {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const edits = all.flatMap((json) => nodeUndoFromStored(json, cuttingFields) ?? []);
  return edits.length === all.length ? edits : [];
}

/** Makes a node the hub again. */
export function hubTrialUndo(hub: NamedNode): StoredNodeUndo {
  const { network, id, name } = hub;
  return { node: { network, id, name }, from: { isHub: false }, to: { isHub: true } };
}

export function ruleUndo(node: NamedNode, inverse: Edit<NodeForm>): StoredNodeUndo {
  return nodeUndoOf(node, inverse, ['defaultAcl']);
}

/** Describes the change that the undo reverts. A changed default rule is described by its pairs. */
export function nodeTrialCause(undo: StoredNodeUndo): string | undefined {
  const { node, from, to } = undo;
  if (from.isConnected === false) return `The last change disconnected ${node.name}.`;
  if (to.isHub === true) return `The last change removed the hub role from ${node.name}.`;
  const removed = removedFrom(undo);
  return removed.length === 0
    ? undefined
    : `The last change removed ${firstNames(removed, 3)} from ${node.name}.`;
}

function removedFrom({ from, to }: StoredNodeUndo): readonly string[] {
  return (['egressRanges', 'relayAddresses'] as const).flatMap((field) => {
    const left = new Set(listFromText(from[field] ?? ''));
    return listFromText(to[field] ?? '').filter((entry) => !left.has(entry));
  });
}
