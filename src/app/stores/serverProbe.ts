import { ref } from 'valtio';
import type { BackendDiagnosis } from '../../domain/server/diagnosisText.ts';
import { sessions } from './http.ts';
import { pageScoped } from './store.ts';

export const serverProbe = pageScoped<{
  diagnosis: BackendDiagnosis | undefined;
  /** From the last clear response, so that an unclear one doesn't replace a form that is being filled in. */
  needsAdmin: boolean;
}>('serverProbe', () => ({ diagnosis: undefined, needsAdmin: false }));

let latest = 0;

export async function probeServer(): Promise<void> {
  const asked = ++latest;
  const diagnosis = await sessions.probe();
  if (asked !== latest) return;
  serverProbe.diagnosis = ref(diagnosis);
  if (diagnosis.status === 'reachable') serverProbe.needsAdmin = !diagnosis.hasAdmin;
}
