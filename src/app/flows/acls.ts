import type { AclEdit } from '../../domain/acl/aclEdit.ts';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { resolveMerge } from '../../domain/acl/aclMerge.ts';
import { allowedPairs, withPairs } from '../../domain/acl/aclPairs.ts';
import { othersText } from '../../domain/acl/aclText.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { loadAcls } from '../stores/acls.ts';
import {
  addAclMerged,
  aclEditOf,
  aclEdits,
  aclSubmissionOf,
  dropAclEdit,
  restoreAclEdit,
  setAclSubmission,
  type AclChange,
} from '../stores/drafts/aclEdits.ts';
import { ownTrial } from '../stores/ruleTrials.ts';
import {
  isNothing,
  isSending,
  moveEdit,
  nothingToDo,
  restoredText,
  showRules,
  tryRules,
  undoableRules,
  updateRules,
  type ChangedRules,
} from './ruleChanges.ts';
import { runWithToast } from './change.ts';

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
  const state = aclSubmissionOf(netid);
  if (state.status !== 'conflict') return;
  await send(netid, { from: state.current, to: resolveMerge(state.merge, theirs) }, state.edit);
}

/** Reverts the pairs of the last submit that no one has changed since. */
export async function revertAcls(netid: string): Promise<void> {
  const state = aclSubmissionOf(netid);
  if (state.status !== 'submitted') return;
  await send(netid, { from: state.change.to, to: state.change.from }, undefined);
}

async function send(netid: string, change: AclChange, edit: AclEdit | undefined): Promise<void> {
  const before = aclSubmissionOf(netid);
  setAclSubmission(netid, { status: 'sending' });
  const result = await runWithToast(toasts.updateAcls(), () => updateRules(netid, change), {
    detail: netid,
    outcome: (done) => undoableRules(netid, done, outcomeText(netid, done, edit !== undefined)),
    isAsked: ({ kind }) => kind === 'conflict',
  });
  if (!result.ok) {
    const otherwise = before.status === 'submitted' ? before : ({ status: 'none' } as const);
    const { error } = result;
    setAclSubmission(
      netid,
      error.kind === 'conflict' ? { status: 'conflict', ...error.met, edit } : otherwise,
    );
    return;
  }
  const { count, others } = result.value;
  tryRules(netid, result.value);
  if (aclEdits.byKey[netid] === edit) dropAclEdit(netid);
  await showRules(netid, result.value);
  if (before.status === 'conflict') addAclMerged(netid, before.merge.others);
  addAclMerged(netid, others);
  // The question about rules on trial offers to revert them.
  const isSubmitted = edit && !isNothing(count) && !ownTrial(netid);
  setAclSubmission(
    netid,
    isSubmitted ? { status: 'submitted', count, change: result.value.change } : { status: 'none' },
  );
}

function outcomeText(netid: string, { count, others }: ChangedRules, isSubmit: boolean): string | undefined {
  if (isNothing(count)) return nothingToDo;
  const pairs = allowedPairs(others);
  if (pairs > 0) return `${netid}. ${othersText(pairs)}`;
  return isSubmit ? undefined : restoredText;
}
