import { ref, useSnapshot } from 'valtio';
import type { Finding } from '../../domain/findings/finding.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { sessionScoped } from './store.ts';

/** What the checks found. `FindingsWatcher` keeps it up to date while the frame is shown. */
export const findingsStore = sessionScoped('findings', () => ({
  data: ref<Loadable<readonly Finding[]>>({ status: 'loading' }),
}));

export function useFindings(): Loadable<readonly Finding[]> {
  return useSnapshot(findingsStore).data;
}
