import { restoredPairs } from '../acl/storedAclEdit.ts';
import { counted } from '../format/count.ts';
import {
  networkUndoFromStored,
  networkUndoText,
  type StoredNetworkUndo,
} from '../network/storedNetworkUndo.ts';
import { nodeUndoFromStored, nodeUndoText, type StoredNodeUndo } from '../node/storedNodeUndo.ts';
import { WireObject } from '../wire.ts';

/** The undo of a change as data, which the tab keeps over a reload. */
export type StoredUndo =
  | { readonly kind: 'node'; readonly edit: StoredNodeUndo }
  | { readonly kind: 'network'; readonly edit: StoredNetworkUndo }
  /** `change` is the result of `aclEditToStored`. */
  | { readonly kind: 'rules'; readonly netid: string; readonly change: unknown }
  | {
      readonly kind: 'client';
      readonly network: string;
      readonly clientId: string;
      /** To set again. */
      readonly isEnabled: boolean;
    };

/** Returns nothing for what isn't an undo of a known kind. */
export function undoFromStored(json: unknown): StoredUndo | undefined {
  try {
    const stored = new WireObject(json, 'undo');
    const kind = stored.text('kind');
    if (kind === 'node') {
      const edit = nodeUndoFromStored(stored.value('edit'));
      return edit && { kind, edit };
    }
    if (kind === 'network') {
      const edit = stored.has('edit')
        ? networkUndoFromStored(new WireObject(stored.value('edit'), 'edit'))
        : undefined;
      return edit && { kind, edit };
    }
    if (kind === 'rules') {
      const change = stored.value('change');
      const { allowed, blocked } = restoredPairs(change);
      return allowed + blocked === 0 ? undefined : { kind, netid: stored.requiredText('netid'), change };
    }
    if (kind !== 'client') return undefined;
    return {
      kind,
      network: stored.requiredText('network'),
      clientId: stored.requiredText('clientId'),
      isEnabled: stored.boolean('isEnabled'),
    };
  } catch {
    return undefined;
  }
}

/** Names what the undo does from its own data, so that it can’t pass for another one. */
export function undoText(undo: StoredUndo): string {
  if (undo.kind === 'node') return nodeUndoText(undo.edit);
  if (undo.kind === 'network') return networkUndoText(undo.edit);
  if (undo.kind === 'client')
    return `Undo ${undo.isEnabled ? 'enables' : 'disables'} ${undo.clientId} in ${undo.network}`;
  const { allowed, blocked } = restoredPairs(undo.change);
  const effects = [
    ...(allowed > 0 ? [`allows up to ${counted(allowed, 'pair')}`] : []),
    ...(blocked > 0 ? [`blocks up to ${counted(blocked, 'pair')}`] : []),
  ];
  return `Undo ${effects.join(' and ')} in ${undo.netid}`;
}
