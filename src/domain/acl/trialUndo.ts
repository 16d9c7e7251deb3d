import { clientKey } from '../externalClient/externalClient.ts';
import { roleNames } from '../node/gateways.ts';
import { nodeKey } from '../node/node.ts';
import { cuttingFields, isRemovalTried, removedFrom } from '../node/nodeTrial.ts';
import { nodeUndoFromStored } from '../node/storedNodeUndo.ts';
import type { RoleUndo } from '../node/storedRoleUndo.ts';
import { undoFromStored, type StoredUndo } from '../session/storedUndo.ts';
import { firstNames } from '../text/labels.ts';
import { WireObject } from '../wire.ts';

/** The undo of a change on trial, as data. */
export type TrialUndo = StoredUndo<'node' | 'role' | 'client'>;

function isRoleTried({ role, isOn, before }: RoleUndo): boolean {
  const { relayAddresses, egress } = before;
  return isOn && isRemovalTried({ relayAddresses, egressRanges: egress.ranges }, role);
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
