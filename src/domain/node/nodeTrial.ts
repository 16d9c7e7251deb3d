import { changedFields, type Edit } from '../edit/edit.ts';
import { clientKey } from '../externalClient/externalClient.ts';
import { listFromText } from '../list.ts';
import { firstNames } from '../text/labels.ts';
import { undoFromStored, type StoredUndo } from '../session/storedUndo.ts';
import { WireObject } from '../wire.ts';
import { roleNames, rolesOf } from './gateways.ts';
import { nodeKey, refOf, type NamedNode, type Node } from './node.ts';
import type { NodeField, NodeForm } from './nodeForm.ts';
import { nodeUndoFromStored, nodeUndoOf, type StoredNodeUndo } from './storedNodeUndo.ts';
import type { RoleUndo } from './storedRoleUndo.ts';

/** The undo of a change on trial, as data. */
export type TrialUndo = StoredUndo<'node' | 'role' | 'client'>;

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
): StoredUndo<'node'> | undefined {
  const edit = nodeUndoOf(
    node,
    { before: after, after: before },
    changedFields({ before, after }, triedFields),
  );
  const isNeeded = rolesOf(node).length > 0 || node.isServer;
  const isCutting = removedFrom(edit).length > 0 || (edit.from.isConnected === false && isNeeded);
  return isCutting ? { kind: 'node', edit } : undefined;
}

/** Whether taking the role away has a trial: it relays nodes or routes ranges, and can be created again. */
export function isRoleTried({ role, isOn, before }: Pick<RoleUndo, 'role' | 'isOn' | 'before'>): boolean {
  if (!isOn) return false;
  return role === 'relay'
    ? before.relayAddresses.length > 0
    : role === 'egress' && before.egress.ranges.length > 0;
}

/** Returns the undo of a change that has a trial. That of a node depends on its edit. */
export function trialUndoOf(undo: StoredUndo | undefined): TrialUndo | undefined {
  if (undo?.kind === 'role') return isRoleTried(undo.undo) ? undo : undefined;
  return undo?.kind === 'client' && undo.isEnabled ? undo : undefined;
}

/** The storage isn’t trusted, so nothing is read if one of them isn’t the undo of a change that has a trial. */
export function trialUndos(stored: unknown): readonly TrialUndo[] {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const undos = all.flatMap((json) => nodeUndoIn(json) ?? trialUndoOf(undoFromStored(json)) ?? []);
  return undos.length === all.length ? undos : [];
}

/** A trial restores fields that other undos don’t keep. */
function nodeUndoIn(json: unknown): StoredUndo<'node'> | undefined {
  try {
    const stored = new WireObject(json, 'undo');
    const edit =
      stored.text('kind') === 'node' ? nodeUndoFromStored(stored.value('edit'), cuttingFields) : undefined;
    return edit && { kind: 'node', edit };
  } catch {
    return undefined;
  }
}

/** The network and the name of what the undo restores. */
export function subjectOf(undo: TrialUndo): { readonly network: string; readonly key: string } {
  if (undo.kind === 'client') return { network: undo.network, key: clientKey(undo) };
  const { node } = undo.kind === 'node' ? undo.edit : undo.undo;
  return { network: node.network, key: nodeKey(node) };
}

/** Makes a node the hub again. */
export function hubTrialUndo(hub: NamedNode): StoredUndo<'node'> {
  const edit = { node: refOf(hub), from: { isHub: false }, to: { isHub: true } };
  return { kind: 'node', edit };
}

export function ruleUndo(node: NamedNode, inverse: Edit<NodeForm>): StoredUndo<'node'> {
  return { kind: 'node', edit: nodeUndoOf(node, inverse, ['defaultAcl']) };
}

/** Describes the change that the undo reverts. A changed default rule is described by its pairs. */
export function trialUndoCause(undo: TrialUndo): string | undefined {
  if (undo.kind === 'client') return `The last change disabled ${undo.clientId}.`;
  if (undo.kind === 'role') {
    const { role, node: gateway } = undo.undo;
    return `The last change removed the ${roleNames[role].toLowerCase()} role from ${gateway.name}.`;
  }
  const { node, from, to } = undo.edit;
  if (from.isConnected === false) return `The last change disconnected ${node.name}.`;
  if (to.isHub === true) return `The last change removed the hub role from ${node.name}.`;
  const removed = removedFrom(undo.edit);
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
