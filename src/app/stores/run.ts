import { ref } from 'valtio';
import { runFromStored, runStorageKey, runToStored, type Run } from '../../domain/run/run.ts';
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
export function setRun(run: Run | undefined, username: string | undefined): void {
  runStore.run = run && ref(run);
  if (run && run.status !== 'over' && username !== undefined) {
    tabStorage.write(runStorageKey, runToStored(run, username));
  } else tabStorage.remove(runStorageKey);
}

export function storedRun(username: string): Run | undefined {
  return runFromStored(tabStorage.read(runStorageKey), username);
}
