import { ref, useSnapshot } from 'valtio';
import {
  canChange,
  runFromStored,
  runObstacle,
  runStorageKey,
  runToStored,
  type Run,
  type RunBackup,
} from '../../domain/run/run.ts';
import { sessionMark, type Session } from '../../domain/session/session.ts';
import { tabStorage } from './storage.ts';
import { personScoped, register } from './store.ts';

/** The run that the panel shows. A session that expires keeps it for the same user. */
export const runStore = personScoped<{ run: Run | undefined }>('run', () => ({ run: undefined }));

/** Explains why another run can't start. */
export function useRunObstacle(): string | undefined {
  return runObstacle(useSnapshot(runStore).run);
}

register({
  name: 'storedRun',
  scope: 'person',
  store: undefined,
  reset: () => tabStorage.remove(runStorageKey),
});

/** Stores a run that isn't over, or has failures, for the case of a reload. */
export function setRun(run: Run | undefined, session: Session | undefined, backup?: RunBackup): void {
  runStore.run = run && ref(run);
  if (run && canChange(run) && session) {
    tabStorage.write(runStorageKey, runToStored(run, sessionMark(session), backup));
  } else tabStorage.remove(runStorageKey);
}

/** Returns what shows the run that the end of the page interrupted, once its session has begun again. */
export function storedRun(session: Session): () => void {
  const text = tabStorage.read(runStorageKey);
  const run = runFromStored(text, sessionMark(session));
  return () => {
    if (!run || text === null) return;
    runStore.run = ref(run);
    tabStorage.write(runStorageKey, text);
  };
}
