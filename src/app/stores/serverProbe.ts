import { ref } from 'valtio';
import type { BackendDiagnosis } from '../../domain/server/diagnosisText.ts';
import { sessions } from './http.ts';
import { pageScoped } from './store.ts';

/** What answers at the backend's address, and whether it has an administrator (§2 "Login"). */
export const serverProbe = pageScoped<{
  diagnosis: BackendDiagnosis | undefined;
  /** As the last clear answer had it: one that is none takes no form away from whoever fills it in. */
  needsAdmin: boolean;
}>('serverProbe', () => ({ diagnosis: undefined, needsAdmin: false }));

let latest = 0;

/** Only the latest question counts: an earlier one may be answered later, or be given up on. */
export async function askServer(): Promise<void> {
  const asked = ++latest;
  const diagnosis = await sessions.probe();
  if (asked !== latest) return;
  serverProbe.diagnosis = ref(diagnosis);
  if (diagnosis.status === 'reachable') serverProbe.needsAdmin = !diagnosis.hasAdmin;
}
