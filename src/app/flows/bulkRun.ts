import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { rejection } from '../../api/transport/failure.ts';
import { fail, succeed, type Result, type SaveFailure } from '../../domain/failure.ts';
import {
  canRetry,
  countResults,
  failedResult,
  interrupted,
  maxAtOnce,
  nextItem,
  runObstacle,
  runSummary,
  type RunItem,
  type RunResult,
  type RunStatus,
} from '../../domain/run/run.ts';
import {
  stepFromStored,
  undoOfRun,
  type StoredItem,
  type StoredRun,
  type StoredStep,
} from '../../domain/run/storedRun.ts';
import { tally } from '../../domain/tally.ts';
import { runStore, setRun } from '../stores/run.ts';
import { sessionStore } from '../stores/session.ts';
import { register } from '../stores/store.ts';
import { sendOnly, type Change, type Undo, undoable } from './change.ts';

export type RunStep = RunItem &
  Pick<Change, 'about'> & {
    /** Gets the keys of the steps that are done. */
    readonly send: (done: ReadonlySet<string>) => ReturnType<Change['send']>;
    /** What the step does, as data, so that the run can go on after a reload. */
    readonly stored?: StoredStep | undefined;
    /** After this step nothing before it can be undone, for example because its record is deleted. */
    readonly endsUndo?: boolean;
  };

export type RunPlan = {
  /** Names the action and the records, such as “Approve 14 nodes”. */
  readonly title: string;
  readonly steps: readonly RunStep[];
  /** Stops at the first failure, because later steps build on earlier ones. */
  readonly stopsAtFailure?: boolean;
  /** Loads the lists again, after the run or when it stops. */
  readonly finish?: () => Promise<unknown>;
};

type CurrentRun = RunPlan & {
  readonly session: typeof sessionStore.session;
  readonly results: Map<string, RunResult>;
  readonly undos: Map<string, Undo>;
  /** What is stored of each step. */
  readonly items: Map<string, StoredItem>;
  status: RunStatus;
  toastId?: string;
};

let current: CurrentRun | undefined;
let publishing: ReturnType<typeof setTimeout> | undefined;

register({ name: 'currentRun', scope: 'person', store: undefined, reset: forget });

function forget(): void {
  clearTimeout(publishing);
  publishing = undefined;
  current = undefined;
}

/** Resolves when the run is over or stopped. A failure doesn’t stop the other items. */
export async function startRun(plan: RunPlan): Promise<void> {
  const obstacle = runObstacle(runStore.run);
  if (obstacle !== undefined) {
    toastQueue.show({ kind: 'error', text: plan.title, detail: obstacle });
    return;
  }
  forget();
  const names = tally(plan.steps.map(({ name }) => name));
  const steps = plan.steps.map((step) => ((names.get(step.name) ?? 0) > 1 ? withPlace(step) : step));
  current = {
    ...plan,
    steps,
    session: sessionStore.session,
    results: new Map(steps.map(({ key, name }) => [key, { key, name, state: 'waiting' }])),
    undos: new Map(),
    items: new Map(steps.map((step) => [step.key, itemOf(step)])),
    status: 'stopped',
  };
  await continueRun();
}

function itemOf({ lane, isFollowUp, endsUndo, stored }: RunStep): StoredItem {
  const step = stored && stepFromStored(stored);
  return {
    ...(lane !== undefined && { lane }),
    ...(isFollowUp && { isFollowUp }),
    ...(endsUndo && { endsUndo }),
    step,
  };
}

type TakenUp = Pick<StoredRun, 'items'> & {
  readonly plan: RunPlan;
  readonly results: readonly RunResult[];
  readonly undos: ReadonlyMap<string, Undo>;
};

/** Takes up a run that a reload interrupted, so that it can be continued, retried and undone. */
export function takeUp({ plan, results, undos, items }: TakenUp): void {
  forget();
  const { waiting } = countResults(results);
  current = {
    ...plan,
    session: sessionStore.session,
    results: new Map(results.map((result) => [result.key, result])),
    undos: new Map(undos),
    items: new Map(items),
    status: waiting > 0 ? 'stopped' : 'over',
  };
  publish();
}

/** Server nodes, for example, have the same name in all networks. */
function withPlace(step: RunStep): RunStep {
  return { ...step, name: step.about ?? step.name };
}

/** Requests in flight finish. */
export function stopRun(): void {
  if (current?.status !== 'running') return;
  current.status = 'stopping';
  publish();
}

export async function continueRun(): Promise<void> {
  if (current?.status === 'stopped') await carryOn(current);
}

/** Items with an unknown outcome are not sent again. */
export async function retryFailed(): Promise<void> {
  const run = current;
  if (!run || (run.status !== 'stopped' && run.status !== 'over')) return;
  for (const result of run.results.values()) {
    const { key, name } = result;
    if (canRetry(result)) run.results.set(key, { key, name, state: 'waiting' });
  }
  await carryOn(run);
}

/** Reverts the items that are done in another run, the last one first. */
export async function undoRun(): Promise<void> {
  const run = current;
  const reported = toastQueue.snapshot().history.find(({ id, undo }) => undo && id === run?.toastId);
  // The notification no longer offers it then.
  if (reported) await toastQueue.undo(reported.id);
  else if (run) await undoItems(run);
}

/** Fails if some items couldn’t be reverted. They can be retried, or undone again. */
async function undoItems({
  title,
  finish,
  steps,
  undos,
  items,
  stopsAtFailure,
}: CurrentRun): Promise<Result<undefined, SaveFailure>> {
  const reverts = steps.toReversed().flatMap((step) => {
    const undo = undos.get(step.key);
    if (!undo) return [];
    const send = async () => {
      const result = await undo(sendOnly);
      if (!result.ok) return result;
      undos.delete(step.key);
      return succeed({ note: result.value?.note });
    };
    const kept = items.get(step.key)?.undo;
    return [{ ...step, send, stored: kept && ({ kind: 'undo', undo: kept } as const) }];
  });
  await startRun({
    title: `Undo: ${title}`,
    steps: reverts,
    ...(stopsAtFailure && { stopsAtFailure }),
    ...(finish && { finish }),
  });
  return undos.size === 0 ? succeed(undefined) : fail(rejection('Couldn’t undo everything'));
}

/** An active run stays until it has stopped. */
export function closeRun(): void {
  if (runObstacle(runStore.run) !== undefined) return;
  forget();
  setRun(undefined, undefined);
}

async function carryOn(run: CurrentRun): Promise<void> {
  run.status = 'running';
  publish();
  window.addEventListener('beforeunload', askBeforeLeaving);
  window.addEventListener('pagehide', publish);
  await Promise.all(Array.from({ length: maxAtOnce }, () => runItems(run)));
  window.removeEventListener('beforeunload', askBeforeLeaving);
  window.removeEventListener('pagehide', publish);
  if (run !== current) return;
  if (sessionStore.session !== run.session) {
    forget();
    if (runStore.run) setRun(interrupted({ ...run, results: [...run.results.values()] }), run.session);
    return;
  }
  const { waiting } = countResults([...run.results.values()]);
  run.status = waiting > 0 ? 'stopped' : 'over';
  publish();
  report(run);
  await run.finish?.();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

async function runItems(run: CurrentRun): Promise<void> {
  const next = () =>
    run.status === 'running' && sessionStore.session === run.session
      ? nextItem(run.steps, ({ key }) => run.results.get(key)?.state ?? 'done')
      : undefined;
  for (let step = next(); step; step = next()) {
    const { key, name, send } = step;
    run.results.set(key, { key, name, state: 'running' });
    publishSoon();
    const result = await send(doneIn(run));
    if (!result.ok) {
      run.results.set(key, { key, name, ...failedResult(result.error) });
      if (run.stopsAtFailure && run.status === 'running') run.status = 'stopping';
    } else {
      const { note, undo, kept } = result.value ?? {};
      if (step.endsUndo) forgetUndos(run);
      if (undo) run.undos.set(key, undo);
      run.items.set(key, { ...run.items.get(key), undo: undo && kept });
      run.results.set(key, { key, name, state: 'done', ...(note !== undefined && { text: note }) });
    }
    publishSoon();
  }
}

function doneIn({ results }: CurrentRun): ReadonlySet<string> {
  return new Set([...results.values()].filter(({ state }) => state === 'done').map(({ key }) => key));
}

function forgetUndos({ undos, items }: CurrentRun): void {
  undos.clear();
  for (const [key, item] of items) items.set(key, { ...item, undo: undefined });
}

/** Collects results, because the page would draw hundreds of them one by one. */
const publishAfterMs = 100;

function publishSoon(): void {
  publishing ??= setTimeout(publish, publishAfterMs);
}

function publish(): void {
  clearTimeout(publishing);
  publishing = undefined;
  if (!current) return;
  const { title, status, results, undos, items, stopsAtFailure = false } = current;
  const shown = { title, status, results: [...results.values()], canUndo: undos.size > 0 };
  setRun(shown, current.session, { stopsAtFailure, items });
}

let isPanelMissing = false;

/** Shows the results of runs in toasts, if the panel failed to load. */
export function reportInToasts(): void {
  isPanelMissing = true;
}

/** Keeps the result among the notifications once the panel is closed. A toast would repeat the panel. */
function report(run: CurrentRun): void {
  const results = [...run.results.values()];
  const { failed, unknown } = countResults(results);
  const undone = run.steps.toReversed().filter(({ key }) => run.undos.has(key));
  const content = {
    kind: failed + unknown > 0 ? 'error' : 'success',
    text: run.title,
    detail: runSummary({ status: run.status, results }),
    ...(run.undos.size > 0 && undoable(() => undoItems(run))),
    kept: undoOfRun(
      run.title,
      undone.map(({ key }) => run.items.get(key)?.undo),
    ),
  } as const;
  if (run.toastId === undefined) run.toastId = toastQueue.show(content);
  else toastQueue.update(run.toastId, content);
  if (!isPanelMissing) toastQueue.close(run.toastId);
}
