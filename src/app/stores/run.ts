import { ref } from 'valtio';
import { runFromStored, runStorageKey, runToStored, type Run } from '../../domain/run/run.ts';
import { sessionMark, type Session } from '../../domain/session/session.ts';
import { tabStorage } from './storage.ts';
import { personScoped, register } from './store.ts';

/** The run that the panel shows. A session that expires keeps it for the same user. */
export const runStore = personScoped<{ run: Run | undefined }>('run', () => ({ run: undefined }));

register({
  name: 'storedRun',
  scope: 'person',
  store: undefined,
  reset: () => tabStorage.remove(runStorageKey),
});

/** Stores a run that isn't over, for the case of a reload. */
export function setRun(run: Run | undefined, session: Session | undefined): void {
  runStore.run = run && ref(run);
  if (run && run.status !== 'over' && session) {
    tabStorage.write(runStorageKey, runToStored(run, sessionMark(session)));
  } else tabStorage.remove(runStorageKey);
}

export function storedRun(session: Session): Run | undefined {
  return runFromStored(tabStorage.read(runStorageKey), sessionMark(session));
}
