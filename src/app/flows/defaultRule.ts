import { rejection } from '../../api/transport/failure.ts';
import { countChanges, editAcls } from '../../domain/acl/aclEdit.ts';
import { cellAt, isSameMatrix, type AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { pairsOf } from '../../domain/acl/aclPairs.ts';
import { aclEditToStored, revertOfStored } from '../../domain/acl/storedAclEdit.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { fail, notSent, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { api } from '../stores/api.ts';
import { loadAcls } from '../stores/acls.ts';
import type { AclChange } from '../stores/drafts/aclEdits.ts';
import { reread } from './outcome.ts';
import { showRules, updateRules } from './ruleChanges.ts';

/** Makes an edit of a node that overwrites rules, and returns what it did to them, if they could be read again. */
export async function overwritingRules<T, F>(
  netid: string,
  send: () => Promise<Result<T, F>>,
): Promise<Result<{ readonly value: T; readonly rules: AclChange | undefined }, F | Failure>> {
  const before = await api.acls.load(netid, {});
  if (!before.ok) return fail(notSent(before.error));
  const sent = await send();
  if (!sent.ok) return sent;
  const after = await reread(() => loadAcls(netid));
  const rules = after && { from: before.value, to: after };
  if (rules) await showRules(netid, { stored: rules.to, change: rules });
  return succeed({ value: sent.value, rules });
}

/** The changed pairs with their cells from before, or nothing if none changed. */
export function rulesToStored({ from, to }: AclChange): unknown {
  return aclEditToStored({ ...editAcls(from), pairs: pairsOf(to) });
}

export function countRules({ from, to }: AclChange) {
  return countChanges({ before: pairsOf(from), pairs: pairsOf(to) });
}

/** Restores changed pairs, unless someone else has changed one of them since. */
export function pairsBefore(stored: unknown) {
  return (current: AclMatrix) => {
    const { from, to } = revertOfStored(stored, current);
    return isSameMatrix(from, current) ? to : undefined;
  };
}

/**
 * Restores the default rule of a node with `send`, and then the pairs that `wantedOf` returns, because the server
 * overwrites them with each edit of the rule.
 */
export async function restoringRules<T, F>(
  netid: string,
  wantedOf: (current: AclMatrix) => AclMatrix | undefined,
  send: () => Promise<Result<T, F>>,
): Promise<Result<T, F | Failure>> {
  const current = await api.acls.load(netid, {});
  if (!current.ok) return fail(notSent(current.error));
  const wanted = wantedOf(current.value);
  if (!wanted) return fail(rejection(undoConflictText));
  const sent = await send();
  if (!sent.ok) return sent;
  const restored = await updateRules(netid, (now) => ({ from: now, to: withCellsOf(now, wanted) }));
  if (!restored.ok) return fail(rejection('Couldn’t restore the ACL rules of the node'));
  await showRules(netid, restored.value);
  return sent;
}

/** Copies the cells of nodes that both ACLs list onto the current ones. */
function withCellsOf(now: AclMatrix, wanted: AclMatrix): AclMatrix {
  const cells = now.cells.slice();
  const size = now.nodeIds.length;
  const places = now.nodeIds.map((id) => wanted.indexOf.get(id));
  for (const [row, from] of places.entries()) {
    for (const [column, to] of places.entries()) {
      if (from !== undefined && to !== undefined) cells[row * size + column] = cellAt(wanted, from, to);
    }
  }
  return { ...now, cells };
}
