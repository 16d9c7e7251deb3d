import { toastQueue } from '../../components/Toast/toastQueue.ts';
import {
  countChanges,
  editAcls,
  hasChanges,
  moveTo,
  type AclEdit,
  type ChangeCount,
} from '../../domain/acl/aclEdit.ts';
import { aclImpact } from '../../domain/acl/aclImpact.ts';
import { withPairAllowed, type AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { includesChanges, resolveMerge } from '../../domain/acl/aclMerge.ts';
import {
  allowedPairs,
  noPairs,
  pairsOf,
  pairsWithout,
  unionOver,
  withPairs,
  type AclPairs,
} from '../../domain/acl/aclPairs.ts';
import { othersText } from '../../domain/acl/aclText.ts';
import { trialCause } from '../../domain/acl/ruleTrial.ts';
import { aclEditToStored, revertOfStored } from '../../domain/acl/storedAclEdit.ts';
import { rejection } from '../../api/transport/failure.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import {
  conflict,
  fail,
  succeed,
  type Failure,
  type Result,
  type SaveFailure,
} from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { sentences } from '../../domain/text/failureText.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { aclsStore, forgetAclsOf, loadAcls } from '../stores/acls.ts';
import { timeNow } from '../stores/clock.ts';
import {
  addAclMerged,
  aclEditOf,
  aclEdits,
  aclSubmission,
  dropAclEdit,
  restoreAclEdit,
  setAclSubmission,
  type AclChange,
} from '../stores/drafts/aclEdits.ts';
import { saveDraft } from '../stores/drafts/drafts.ts';
import { noteAcls } from '../stores/findingAcls.ts';
import { externalClientsStore, networksStore, nodesStore, replaceIn } from '../stores/records.ts';
import { endTrial, runningTrial, startTrial } from '../stores/ruleTrials.ts';
import { aclWorker } from '../workers/aclWorker/aclWorker.ts';
import { reread, runWithToast, undoable } from './runWithToast.ts';
import { replaceRecord } from './saveRecord.ts';

export async function refreshAcls(netid: string, load = loadAcls): Promise<Result<AclMatrix, Failure>> {
  const result = await load(netid);
  if (result.ok) {
    restoreAclEdit(netid, result.value);
    await moveEdit(netid, result.value);
  }
  return result;
}

export async function submitAcls(netid: string): Promise<void> {
  const edit = aclEditOf(netid);
  if (!edit || isSending(netid)) return;
  await send(netid, { from: edit.loaded, to: withPairs(edit.loaded, edit.pairs) }, edit);
}

export async function resolveAclConflict(netid: string, theirs: ReadonlySet<string>): Promise<void> {
  const { state } = aclSubmission;
  if (aclSubmission.netid !== netid || state.status !== 'conflict') return;
  await send(netid, { from: state.current, to: resolveMerge(state.merge, theirs) }, state.edit);
}

/** Reverts the pairs of the last submit that no one has changed since. */
export async function revertAcls(netid: string): Promise<void> {
  const { state } = aclSubmission;
  if (aclSubmission.netid !== netid || state.status !== 'submitted') return;
  await send(netid, { from: state.change.to, to: state.change.from }, undefined);
}

/** Allows one pair on top of the latest rules, without touching unsaved edits. Returns whether it succeeded. */
export async function allowPair(netid: string, a: string, b: string): Promise<boolean> {
  const result = await changeBeside(netid, (from) => ({ from, to: pairAllowed(from, a, b) }));
  return result.ok;
}

/** Reverts a change of rules, unless someone else has changed the same pairs since. */
async function undoAcls(netid: string, { from, to }: AclChange): Promise<Result<unknown, SaveFailure>> {
  const result = await changeBeside(netid, { from: to, to: from }, 'Previous rules restored');
  if (result.ok) forgetSubmit(netid);
  return result;
}

function forgetSubmit(netid: string): void {
  const isShown = aclSubmission.netid === netid && aclSubmission.state.status === 'submitted';
  if (isShown) setAclSubmission(netid, { status: 'none' });
}

/** Ends a trial without a toast for failures. Pairs that someone else changed since stay as they are. */
export async function restoreRules(
  netid: string,
  change: (current: AclMatrix) => AclChange,
): Promise<Result<unknown, SaveFailure>> {
  if (isSending(netid)) return fail(rejection(sendingText));
  const result = await update(netid, change, 'skip');
  if (!result.ok) return result;
  const { change: done, conflicts, count } = result.value;
  await showStored(netid, result.value);
  forgetSubmit(netid);
  if (isNothing(count) && conflicts === 0) return result;
  const detail = sentences(
    `${netid}. Previous rules restored`,
    conflicts > 0 ? othersText(conflicts) : undefined,
  );
  toastQueue.show({
    kind: conflicts > 0 ? 'warning' : 'success',
    text: toasts.updateAcls().success,
    ...undoable({ detail }, isNothing(count) ? undefined : () => undoAcls(netid, done)),
  });
  return result;
}

/** Changes rules without touching unsaved edits. */
async function changeBeside(
  netid: string,
  change: AclChange | ((current: AclMatrix) => AclChange),
  detail?: string,
) {
  const result = await runWithToast(
    toasts.updateAcls(),
    async () =>
      isSending(netid) ? fail(rejection(sendingText)) : update(netid, change, { text: undoConflictText }),
    netid,
    ({ count, change: done }) =>
      isNothing(count) ? nothingToDo : undoable(detail, () => undoAcls(netid, done)),
  );
  if (!result.ok) return result;
  const { change: done, count } = result.value;
  await showStored(netid, result.value);
  if (!isNothing(count)) tryRules(netid, done);
  return result;
}

async function showStored(netid: string, { stored, change }: { stored: AclMatrix; change: AclChange }) {
  noteAcls(netid, stored, timeNow());
  if (aclsStore.netid === netid) replaceIn(aclsStore, stored);
  else forgetAclsOf(netid);
  await moveEdit(netid, stored, change);
}

/** Starts a trial of rules that cut off too much. A change during a trial becomes part of it. */
function tryRules(netid: string, { from, to }: AclChange): void {
  const running = runningTrial(netid);
  const edit = {
    ...editAcls(running ? revertOfStored(running.change, from).to : from),
    pairs: pairsOf(to),
  };
  const impact = aclImpact(edit.before, edit.pairs, {
    nodes: valueOf(nodesStore.data) ?? [],
    clients: valueOf(externalClientsStore.data) ?? [],
    isPointToSite:
      valueOf(networksStore.data)?.some((one) => one.netid === netid && one.isPointToSite) === true,
  });
  const cause = trialCause(impact, to.nodeIds.length);
  const change = aclEditToStored(edit);
  if (cause === undefined) endTrial(netid, 'kept');
  else if (change !== undefined) startTrial({ netid, cause, change });
}

const sendingText = 'Wait until the rules are submitted';

function pairAllowed(acl: AclMatrix, a: string, b: string): AclMatrix {
  return acl.indexOf.has(a) && acl.indexOf.has(b) ? withPairAllowed(acl, a, b) : acl;
}

async function send(netid: string, change: AclChange, edit: AclEdit | undefined): Promise<void> {
  const before = aclSubmission.netid === netid ? aclSubmission.state : ({ status: 'none' } as const);
  setAclSubmission(netid, { status: 'sending' });
  const result = await runWithToast(
    toasts.updateAcls(),
    () => update(netid, change),
    netid,
    ({ count, others, change: done }) =>
      undoable(
        outcomeText(netid, count, allowedPairs(others), edit !== undefined),
        isNothing(count) ? undefined : () => undoAcls(netid, done),
      ),
    ({ kind }) => kind === 'conflict',
  );
  if (!result.ok) {
    const otherwise = before.status === 'submitted' ? before : ({ status: 'none' } as const);
    const { error } = result;
    setAclSubmission(
      netid,
      error.kind === 'conflict' ? { status: 'conflict', ...error.met, edit } : otherwise,
    );
    return;
  }
  const { stored, count, others } = result.value;
  if (!isNothing(count)) tryRules(netid, result.value.change);
  noteAcls(netid, stored, timeNow());
  if (aclsStore.netid === netid) replaceIn(aclsStore, stored);
  if (aclEdits.byKey[netid] === edit) dropAclEdit(netid);
  else await moveEdit(netid, stored, result.value.change);
  if (before.status === 'conflict') addAclMerged(netid, before.merge.others);
  addAclMerged(netid, others);
  const isSubmitted = edit && !isNothing(count);
  setAclSubmission(
    netid,
    isSubmitted ? { status: 'submitted', count, change: result.value.change } : { status: 'none' },
  );
}

const nothingToDo = 'No changes needed. The server already has these rules';

function outcomeText(
  netid: string,
  count: ChangeCount,
  others: number,
  isSubmit: boolean,
): string | undefined {
  if (isNothing(count)) return nothingToDo;
  if (others > 0) return `${netid}. ${othersText(others)}`;
  return isSubmit ? undefined : 'Previous rules restored';
}

function isNothing({ blocked, allowed }: ChangeCount): boolean {
  return blocked + allowed === 0;
}

async function update(
  netid: string,
  change: AclChange | ((current: AclMatrix) => AclChange),
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
    readAgain: () => reread(() => (aclsStore.netid === netid ? loadAcls(netid) : api.acls.load(netid, {}))),
    isStored: (now, requested, current) => includesChanges(now, current, requested),
  });
  if (!result.ok) return result;
  const { fresh, requested, stored = requested } = result.value;
  const count = countChanges({ before: pairsOf(fresh), pairs: pairsOf(requested) });
  return succeed({
    stored,
    count,
    change: { from: fresh, to: requested },
    others: others ?? noPairs(fresh.nodeIds),
    conflicts,
  });
}

/** Applies unsaved edits to rules that were read again. Conflicts wait until the edits are submitted. */
async function moveEdit(netid: string, fresh: AclMatrix, own?: AclChange): Promise<void> {
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

function isSending(netid: string): boolean {
  return aclSubmission.netid === netid && aclSubmission.state.status === 'sending';
}
