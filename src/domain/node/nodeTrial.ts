import { changedFields, type Edit } from '../edit/edit.ts';
import { listFromText } from '../list.ts';
import type { StoredUndo } from '../session/storedUndo.ts';
import { rolesOf, type GatewayRole } from './gateways.ts';
import { refOf, type NamedNode, type Node } from './node.ts';
import type { NodeField, NodeForm } from './nodeForm.ts';
import { nodeUndoOf, type StoredNodeUndo } from './storedNodeUndo.ts';

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

/** Whether taking a role away is tried: nodes or ranges depend on it, and it can be created again. */
export function isRemovalTried(
  { relayAddresses, egressRanges }: Pick<Node, 'relayAddresses' | 'egressRanges'>,
  role: GatewayRole,
): boolean {
  return role === 'relay' ? relayAddresses.length > 0 : role === 'egress' && egressRanges.length > 0;
}

/** Makes a node the hub again. */
export function hubTrialUndo(hub: NamedNode): StoredUndo<'node'> {
  const edit = { node: refOf(hub), from: { isHub: false }, to: { isHub: true } };
  return { kind: 'node', edit };
}

export function ruleUndo(node: NamedNode, inverse: Edit<NodeForm>): StoredUndo<'node'> {
  return { kind: 'node', edit: nodeUndoOf(node, inverse, ['defaultAcl']) };
}

export function removedFrom({ from, to }: StoredNodeUndo): readonly string[] {
  return (['egressRanges', 'relayAddresses'] as const).flatMap((field) => {
    const left = new Set(listFromText(from[field] ?? ''));
    return listFromText(to[field] ?? '').filter((entry) => !left.has(entry));
  });
}
