import { countChanges, editAcls, hasChanges, moveTo, type ChangeCount } from '../../domain/acl/aclEdit.ts';
import { withPairsSet, type AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { includesChanges } from '../../domain/acl/aclMerge.ts';
import {
  noPairs,
  pairsOf,
  pairsWithout,
  unionOver,
  withPairs,
  type AclPairs,
} from '../../domain/acl/aclPairs.ts';
import { ruleTrialCause } from '../../domain/acl/ruleTrial.ts';
import { aclEditToStored, revertOfStored } from '../../domain/acl/storedAclEdit.ts';
import type { RuleTrial } from '../../domain/acl/storedTrials.ts';
import { rejection } from '../../api/transport/failure.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { conflict, fail, succeed, type Result, type SaveFailure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { subjectOf, trialUndoCause, trialUndos, type TrialUndo } from '../../domain/acl/trialUndo.ts';
import type { StoredUndo } from '../../domain/session/storedUndo.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { loadAcls, replaceAcls } from '../stores/acls.ts';
import {
  addAclMerged,
  aclEdits,
  aclSubmissionOf,
  dropAclEdit,
  setAclSubmission,
  type AclChange,
} from '../stores/drafts/aclEdits.ts';
import { saveDraft } from '../stores/drafts/drafts.ts';
import { externalClientsStore, networksStore, nodesStore } from '../stores/records.ts';
import { endTrial, ownTrial, startTrial } from '../stores/ruleTrials.ts';
import { aclWorker } from '../workers/aclWorker/aclWorker.ts';
import { type Change, type Done, runWithToast, undoable, undoBy } from './change.ts';
import { reread } from './outcome.ts';
import { replaceRecord } from './saveRecord.ts';

type RuleChange = AclChange | ((current: AclMatrix) => AclChange);

/** The result of a change of the rules on the server. */
export type ChangedRules = {
  readonly stored: AclMatrix;
  readonly count: ChangeCount;
  readonly change: AclChange;
  /** Pairs that someone else changed. */
  readonly others: AclPairs;
  readonly conflicts: number;
};

/** Allows or blocks pairs on top of the latest rules, as one change or in a run. */
export function pairsChange(
  netid: string,
  pairs: readonly (readonly [string, string])[],
  areAllowed: boolean,
): Change<Done> {
  return rulesChange(netid, (from) => {
    const known = pairs.filter((pair) => pair.every((id) => from.indexOf.has(id)));
    return { from, to: withPairsSet(from, known, areAllowed) };
  });
}

export function rulesChange(netid: string, change: RuleChange): Change<Done> {
  return {
    key: `acls ${netid}`,
    name: netid,
    about: netid,
    lane: `acls ${netid}`,
    texts: toasts.updateAcls(),
    send: async () => {
      const result = sendingObstacle(netid) ?? (await updateRules(netid, change, { text: undoConflictText }));
      if (!result.ok) return result;
      await showRules(netid, result.value);
      tryRules(netid, result.value);
      const { from, to } = result.value.change;
      return succeed(
        isNothing(result.value.count)
          ? { toast: { detail: nothingToDo } }
          : {
              undo: undoBy(rulesChange(netid, { from: to, to: from })),
              kept: storedUndoOf(netid, result.value.change),
            },
      );
    },
  };
}

/** Offers to revert a change of rules, unless someone else has changed the same pairs since. */
export function undoableRules(netid: string, { change, count }: ChangedRules, detail: string | undefined) {
  const outcome = detail === undefined ? {} : { detail };
  if (isNothing(count)) return outcome;
  return { ...undoable(() => undoRules(netid, change), outcome), kept: storedUndoOf(netid, change) };
}

/** JSON of more letters would take the tab's storage from drafts. */
const mostLetters = 20_000;

function storedUndoOf(netid: string, { from, to }: AclChange): StoredUndo | undefined {
  const change = aclEditToStored({ ...editAcls(from), pairs: pairsOf(to) });
  if (change === undefined || JSON.stringify(change).length > mostLetters) return undefined;
  return { kind: 'rules', netid, change };
}

async function undoRules(netid: string, { from, to }: AclChange): Promise<Result<unknown, SaveFailure>> {
  const result = await runWithToast(
    toasts.updateAcls(),
    async () =>
      sendingObstacle(netid) ?? updateRules(netid, { from: to, to: from }, { text: undoConflictText }),
    {
      detail: netid,
      outcome: (done) => undoableRules(netid, done, isNothing(done.count) ? nothingToDo : restoredText),
    },
  );
  if (!result.ok) return result;
  await showRules(netid, result.value);
  tryRules(netid, result.value);
  forgetSubmit(netid);
  return result;
}

export const restoredText = 'Previous rules restored';
export const nothingToDo = 'No changes needed. The server already has these rules';

export function forgetSubmit(netid: string): void {
  if (aclSubmissionOf(netid).status === 'submitted') setAclSubmission(netid, { status: 'none' });
}

export function sendingObstacle(netid: string) {
  return isSending(netid) ? fail(rejection('Wait until the rules are submitted')) : undefined;
}

export function isSending(netid: string): boolean {
  return aclSubmissionOf(netid).status === 'sending';
}

export function isNothing({ blocked, allowed }: ChangeCount): boolean {
  return blocked + allowed === 0;
}

export async function updateRules(
  netid: string,
  change: RuleChange,
  /** `skip` leaves pairs with conflicts as they are. */
  onConflict?: { readonly text: string } | 'skip',
) {
  let others: AclPairs | undefined;
  let conflicts = 0;
  const result = await replaceRecord({
    read: () => api.acls.load(netid, {}),
    change: async (current) => {
      const { from, to } = typeof change === 'function' ? change(current) : change;
      const merge = await aclWorker.merge(from, to, current);
      others = merge.others;
      conflicts = merge.conflicts.length;
      return conflicts > 0 && onConflict !== 'skip'
        ? fail(conflict({ merge, current }, onConflict?.text))
        : succeed(merge.merged);
    },
    send: (requested, current) => api.acls.update(netid, current, requested),
    readAgain: () => reread(() => loadAcls(netid)),
    isStored: (now, requested, current) => includesChanges(now, current, requested),
  });
  if (!result.ok) return result;
  const { fresh, requested, stored = requested } = result.value;
  return succeed<ChangedRules>({
    stored,
    count: countChanges({ before: pairsOf(fresh), pairs: pairsOf(requested) }),
    change: { from: fresh, to: requested },
    others: others ?? noPairs(fresh.nodeIds),
    conflicts,
  });
}

/** Shows stored rules everywhere, and moves unsaved edits onto them. */
export async function showRules(
  netid: string,
  { stored, change }: Pick<ChangedRules, 'stored' | 'change'>,
): Promise<void> {
  replaceAcls(netid, stored);
  await moveEdit(netid, stored, change);
}

/** Applies unsaved edits to rules that were read again. Conflicts wait until the edits are submitted. */
export async function moveEdit(netid: string, fresh: AclMatrix, own?: AclChange): Promise<void> {
  const edit = aclEdits.byKey[netid];
  if (!edit || edit.loaded === fresh) return;
  const { merged, conflicts, others } = await aclWorker.merge(
    edit.loaded,
    withPairs(edit.loaded, edit.pairs),
    fresh,
  );
  if (aclEdits.byKey[netid] !== edit) return moveEdit(netid, fresh, own);
  if (conflicts.length > 0) return;
  addAclMerged(netid, own ? pairsWithout(others, changedBy(own, others.nodeIds)) : others);
  const moved = moveTo(edit, fresh, merged);
  if (hasChanges(moved) || moved.done.length + moved.undone.length > 0) saveDraft(aclEdits, netid, moved);
  else dropAclEdit(netid);
}

function changedBy({ from, to }: AclChange, nodeIds: readonly string[]): AclPairs {
  const [before, after] = [pairsOf(from), pairsOf(to)];
  return unionOver(nodeIds, [pairsWithout(before, after), pairsWithout(after, before)]);
}

/**
 * Starts a trial of rules that cut off too much. A change during a trial becomes part of it. `edit` reverts the edit of a
 * node that changed them.
 */
export function tryRules(
  netid: string,
  { count, change: { from, to } }: Pick<ChangedRules, 'count' | 'change'>,
  edit?: TrialUndo,
): void {
  if (isNothing(count)) return;
  const running = ownTrial(netid);
  const changed = {
    ...editAcls(running ? revertOfStored(running.change, from).to : from),
    pairs: pairsOf(to),
  };
  const cause = ruleTrialCause(changed, {
    nodes: valueOf(nodesStore.data) ?? [],
    clients: valueOf(externalClientsStore.data) ?? [],
    isPointToSite:
      valueOf(networksStore.data)?.some((one) => one.netid === netid && one.isPointToSite) === true,
  });
  const edits = [...trialUndos(running?.edits), ...(edit ? [edit] : [])];
  const change = aclEditToStored(changed);
  if (cause !== undefined && change !== undefined) startTrial({ netid, cause, change, edits });
  else if (cause === undefined && running) tryEdits(netid, edits.filter(isTriedAlone));
}

/** Puts these edits and rules on trial instead of those that are, or ends the trial if there are none. */
function tryEdits(netid: string, edits: readonly TrialUndo[], rules?: Pick<RuleTrial, 'cause' | 'change'>) {
  const { cause = '', change } = rules ?? {};
  if (edits.length > 0 || change !== undefined) startTrial({ netid, cause, change, edits });
  else endTrial(netid, 'kept');
}

/** Starts a trial of a change that others depend on, or makes it part of the one that is running. */
export function tryChange(undo: TrialUndo): void {
  const { network } = subjectOf(undo);
  const running = ownTrial(network);
  tryEdits(network, [...trialUndos(running?.edits), undo], running);
}

/** Ends the trial of changes that the user has undone. */
export function endTrialOf({ network, key }: ReturnType<typeof subjectOf>): void {
  const running = ownTrial(network);
  const edits = trialUndos(running?.edits);
  const left = edits.filter((edit) => subjectOf(edit).key !== key);
  if (left.length < edits.length) tryEdits(network, left, left.length > 0 ? running : undefined);
}

function isTriedAlone(edit: TrialUndo): boolean {
  return trialUndoCause(edit) !== undefined;
}
