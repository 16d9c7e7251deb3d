import { subscribeKey } from 'valtio/utils';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { othersText } from '../../domain/acl/aclText.ts';
import { trialState } from '../../domain/acl/ruleTrial.ts';
import { revertOfStored } from '../../domain/acl/storedAclEdit.ts';
import { trialsLockKey, type RuleTrial } from '../../domain/acl/storedTrials.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { externalClientText } from '../../domain/externalClient/externalClient.ts';
import { fail, succeed, type Result, type SaveFailure } from '../../domain/failure.ts';
import { trialUndos } from '../../domain/acl/trialUndo.ts';
import { failureText, sentences } from '../../domain/text/failureText.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { loadedAcls } from '../stores/acls.ts';
import { ruleTrials, endTrial, ownMark, runningTrial } from '../stores/ruleTrials.ts';
import { sessionStore } from '../stores/session.ts';
import { storage } from '../stores/storage.ts';
import { refreshAcls } from './acls.ts';
import { restoringRules } from './defaultRule.ts';
import { refreshNodes } from './refresh.ts';
import {
  forgetSubmit,
  isNothing,
  restoredText,
  sendingObstacle,
  showRules,
  undoableRules,
  updateRules,
} from './ruleChanges.ts';
import { restoringOf } from './storedUndo.ts';

const tickMs = 1_000;
const pauseMs = 5_000;

/** Counts down, and reverts rules that weren’t kept. Also runs while the page is hidden. */
export function watchTrials(): () => void {
  const timer = setInterval(check, tickMs);
  check();
  const stopReading = subscribeKey(ruleTrials, 'trials', readRestored);
  return () => {
    clearInterval(timer);
    stopReading();
  };
}

/** Reads the rules that another tab has restored. */
function readRestored(trials: readonly RuleTrial[]): void {
  for (const { netid, end } of trials) {
    if (end !== 'reverted') continue;
    forgetSubmit(netid);
    if (loadedAcls(netid)) void refreshAcls(netid);
  }
}

function check(): void {
  const now = Date.now();
  ruleTrials.now = now;
  for (const trial of ruleTrials.trials) {
    const attempt = ruleTrials.attempts[trial.netid];
    const { status } = trialState(trial, attempt, now, ownMark());
    const isDue = status === 'reverting' || status === 'retrying';
    if (isDue && now >= (attempt?.nextAt ?? 0)) void revertTrial(trial.netid);
  }
}

export async function revertTrial(netid: string): Promise<void> {
  const { session } = sessionStore;
  const before = ruleTrials.attempts[netid];
  if (before?.nextAt === Infinity) return;
  const trying = before?.status === 'retrying' ? before : ({ status: 'reverting', reason: '' } as const);
  ruleTrials.attempts[netid] = { ...trying, nextAt: Infinity };
  let failure: SaveFailure | undefined;
  await inOneTab(async () => {
    if (!runningTrial(netid)) return;
    const result = await restoreRules(netid);
    if (sessionStore.session !== session) return;
    if (result.ok) endTrial(netid, 'reverted');
    else failure = result.error;
  });
  if (sessionStore.session !== session || !ruleTrials.attempts[netid]) return;
  const nextAt = Date.now() + pauseMs;
  ruleTrials.attempts[netid] = failure
    ? { status: isFinal(failure) ? 'failed' : 'retrying', reason: failureText(failure), nextAt }
    : { ...trying, nextAt };
}

/** Shows no toast for failures. Pairs that someone else changed since don’t change. */
async function restoreRules(netid: string): Promise<Result<unknown, SaveFailure>> {
  const obstacle = sendingObstacle(netid);
  if (obstacle) return obstacle;
  const edits = await restoreNodes(netid);
  if (!edits.ok || runningTrial(netid)?.change === undefined) return edits;
  // The user may have kept the rules while they were loading.
  const revert = (current: AclMatrix) => revertOfStored(runningTrial(netid)?.change, current);
  const result = await updateRules(netid, revert, 'skip');
  if (!result.ok) return result;
  const { conflicts, count } = result.value;
  await showRules(netid, result.value);
  forgetSubmit(netid);
  if (isNothing(count) && conflicts === 0) return result;
  const others = conflicts > 0 ? othersText(conflicts) : undefined;
  toastQueue.show({
    kind: conflicts > 0 ? 'warning' : 'success',
    text: toasts.updateAcls().success,
    ...undoableRules(netid, result.value, sentences(`${netid}. ${restoredText}`, others)),
  });
  return result;
}

/** Fields that someone else has changed since keep their values. */
async function restoreNodes(netid: string): Promise<Result<undefined, SaveFailure>> {
  const edits = trialUndos(runningTrial(netid)?.edits);
  for (const edit of edits.toReversed()) {
    // The user may have kept the changes while one was restored.
    if (!runningTrial(netid)) break;
    const { send, texts, about } = restoringOf(edit);
    const isOfRule = edit.kind === 'node' && edit.edit.to.defaultAcl !== undefined;
    const result = isOfRule ? await restoringRules(netid, (current) => current, send) : await send();
    const isOthers = !result.ok && isChangedSince(result.error);
    if (!result.ok && !isOthers) return fail(result.error);
    const restored = (result.ok && result.value?.note) || 'Previous settings restored';
    const detail = isOthers ? undoConflictText : restored;
    toastQueue.show({
      kind: isOthers ? 'warning' : 'success',
      text: texts.success,
      detail: sentences(about, detail),
    });
  }
  if (edits.length > 0) await refreshNodes();
  return succeed(undefined);
}

/** Someone else has changed or deleted the record, so there is nothing to restore. */
function isChangedSince(failure: SaveFailure): boolean {
  if (failure.kind !== 'rejected') return failure.kind === 'conflict';
  return failure.message === undoConflictText || failure.message === externalClientText.notFound;
}

/** The server rejected the change itself. With other failures, the same change may succeed later. */
function isFinal(failure: SaveFailure): boolean {
  if (failure.kind === 'notSent') return isFinal(failure.because);
  const isRejected = failure.kind === 'rejected' && failure.status > 0 && failure.status < 502;
  return isRejected || failure.kind === 'unauthorized' || failure.kind === 'blocked';
}

const tabId = String(Math.random());
/** A tab that was closed keeps the others waiting for no longer than this. */
const claimMs = 15_000;
const settleMs = 300;

/** Runs in one tab at a time. Plain HTTP has no Web Locks, so there the tabs claim the work in their shared storage. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) {
    await locks.request(trialsLockKey, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
    return;
  }
  const [, until] = storage.read(trialsLockKey)?.split(' ') ?? [];
  const left = Number(until ?? 0) - Date.now();
  // No tab claims the work for longer, so a longer claim comes from something else.
  if (left > 0 && left <= claimMs) return;
  const claim = () => storage.write(trialsLockKey, `${tabId} ${Date.now() + claimMs}`);
  const isMine = () => storage.read(trialsLockKey)?.startsWith(`${tabId} `) ?? true;
  claim();
  // Of several tabs that claim it at the same time, the last one wins.
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  if (!isMine()) return;
  const renewal = setInterval(() => isMine() && claim(), claimMs / 3);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    if (isMine()) storage.remove(trialsLockKey);
  }
}
