import { rejection } from '../../api/transport/failure.ts';
import { fail } from '../../domain/failure.ts';
import type { RecordsNow } from '../../domain/actions/known.ts';
import { runStorageKey, type RunItem, type RunResult } from '../../domain/run/run.ts';
import {
  isStoredStepMade,
  storedRunFrom,
  type StoredItem,
  type StoredStep,
} from '../../domain/run/storedRun.ts';
import { sessionMark } from '../../domain/session/session.ts';
import type { StoredUndo } from '../../domain/session/storedUndo.ts';
import { knownNow } from '../stores/known.ts';
import { runStore } from '../stores/run.ts';
import { liveSession, sessionStore } from '../stores/session.ts';
import { tabStorage } from '../stores/storage.ts';
import { changeOf } from './act.ts';
import { startRun, takeUp, type RunStep } from './bulkRun.ts';
import { makeUndo, type Undo } from './change.ts';
import { cleanUpAfter } from './deletions.ts';
import { loadEverything } from './refresh.ts';
import { restoringOf } from './storedUndo.ts';
import { taskSending } from './tasks.ts';

/**
 * Takes up a run that a reload interrupted. The records are read first. They show what became of steps whose outcome is
 * unknown, and each step that is left is made again from them. Nothing is sent before the user asks for it.
 */
export async function takeUpRun(): Promise<void> {
  const session = liveSession();
  if (!session) return;
  const stored = storedRunFrom(tabStorage.read(runStorageKey), sessionMark(session));
  if (!stored) return;
  await loadEverything();
  const records = knownNow();
  const isShown = runStore.run?.status === 'interrupted' && sessionStore.session === session;
  if (!isShown || !records) return;
  const { run, items, stopsAtFailure } = stored;
  takeUp({
    plan: {
      title: run.title,
      steps: run.results.map(({ key, name }, place) => {
        const { step, ...item } = items.get(key) ?? {};
        const send = sendingOf(step, run.results.slice(0, place));
        return { ...item, key, name, send, stored: step };
      }),
      stopsAtFailure,
      finish: loadEverything,
    },
    results: run.results.map((result) => settled(result, items.get(result.key)?.step, records)),
    undos: new Map(run.results.flatMap(({ key }) => undoIn(key, items.get(key)))),
    items,
  });
}

/** Each step is made from the records of the moment in which it is sent, and its obstacle is asked again. */
function sendingOf(step: StoredStep | undefined, earlier: readonly RunItem[]): RunStep['send'] {
  switch (step?.kind) {
    case 'action':
      return () => changeOf(step.action).send();
    case 'task':
      return taskSending(step.step, earlier);
    case 'cleanUp':
      return (done) => cleanUpAfter(step.leftover, done);
    case 'undo':
      return sendingUndo(step.undo);
    case undefined:
      return async () => fail(rejection(notKept));
  }
}

/** The run of several undos lists them as steps. */
function sendingUndo(undo: StoredUndo): RunStep['send'] {
  return undo.kind === 'several' ? async () => fail(rejection(notKept)) : () => restoringOf(undo).send();
}

const notKept = 'The browser doesn’t keep this change over a reload. Make it again';

/** The records show what became of a step without a response. */
function settled(result: RunResult, step: StoredStep | undefined, records: RecordsNow): RunResult {
  if (result.state !== 'unknown' || !step) return result;
  const { key, name } = result;
  const isMade = isStoredStepMade(step, records);
  if (isMade === undefined) return result;
  return isMade ? { key, name, state: 'done' } : { key, name, state: 'failed', text: 'Not applied' };
}

function undoIn(key: string, item: StoredItem | undefined): readonly (readonly [string, Undo])[] {
  const undo = item?.undo;
  if (!undo || undo.kind === 'several') return [];
  return [[key, (carryOut) => carryOut(restoringOf(undo))]];
}

/** Undoes what was done before a reload, a run in another run. */
export async function undoStored(stored: StoredUndo): Promise<boolean> {
  if (stored.kind !== 'several') return (await makeUndo(restoringOf(stored))).ok;
  const { title, undos } = stored;
  await startRun({
    title: `Undo: ${title}`,
    steps: undos.flatMap((undo, place) => {
      if (undo.kind === 'several') return [];
      const { key, name, about } = restoringOf(undo);
      const item = { key: `${place} ${key}`, name, lane: 'undo', ...(about !== undefined && { about }) };
      return [{ ...item, send: sendingUndo(undo), stored: { kind: 'undo', undo } as const }];
    }),
    finish: loadEverything,
  });
  return runStore.run?.results.every(({ state }) => state === 'done') ?? false;
}
