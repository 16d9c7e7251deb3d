import { trialState } from '../../domain/acl/ruleTrial.ts';
import { revertOfStored } from '../../domain/acl/storedAclEdit.ts';
import type { SaveFailure } from '../../domain/failure.ts';
import { failureText } from '../../domain/text/failureText.ts';
import { ruleTrials, endTrial, runningTrial } from '../stores/ruleTrials.ts';
import { sessionStore } from '../stores/session.ts';
import { storage } from '../stores/storage.ts';
import { restoreRules } from './acls.ts';

const tickMs = 1_000;
const pauseMs = 5_000;

/** Counts down, and reverts rules that weren’t kept. Also runs while the page is hidden. */
export function watchTrials(): () => void {
  const timer = setInterval(check, tickMs);
  check();
  return () => clearInterval(timer);
}

function check(): void {
  const now = Date.now();
  ruleTrials.now = now;
  for (const trial of ruleTrials.trials) {
    const attempt = ruleTrials.attempts[trial.netid];
    const { status } = trialState(trial, attempt, now);
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
    const result = await restoreRules(netid, (current) =>
      // The user may have kept the rules while they were loading.
      revertOfStored(runningTrial(netid)?.change, current),
    );
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

/** The server rejected the change itself. With other failures, the same change may succeed later. */
function isFinal(failure: SaveFailure): boolean {
  if (failure.kind === 'notSent') return isFinal(failure.because);
  const isRejected = failure.kind === 'rejected' && failure.status > 0 && failure.status < 502;
  return isRejected || failure.kind === 'unauthorized' || failure.kind === 'blocked';
}

const lockName = 'netmaker-rule-trials-lock';
const tabId = String(Math.random());
/** Longer than reading and sending the ACLs of a large network. */
const claimMs = 120_000;
const settleMs = 300;

/** Runs in one tab at a time. Plain HTTP has no Web Locks, so there the tabs claim the work in their shared storage. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) {
    await locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
    return;
  }
  const [, until] = storage.read(lockName)?.split(' ') ?? [];
  if (Number(until ?? 0) > Date.now()) return;
  const claim = `${tabId} ${Date.now() + claimMs}`;
  storage.write(lockName, claim);
  // Of several tabs that claim it at the same time, the last one wins.
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  if ((storage.read(lockName) ?? claim) !== claim) return;
  try {
    await work();
  } finally {
    if (storage.read(lockName) === claim) storage.remove(lockName);
  }
}
