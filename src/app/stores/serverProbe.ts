import { proxy, ref } from 'valtio';
import type { BackendDiagnosis } from '../../domain/server/backendDiagnosis.ts';
import { api } from '../api.ts';

/** What answers at the backend's address, and whether it has an administrator (§2 "Login"). */
export const serverProbe = proxy<{ diagnosis: BackendDiagnosis | undefined }>({ diagnosis: undefined });

let latest = 0;

/** Only the latest question counts: an earlier one may be answered later, or be given up on. */
export async function askServer(): Promise<void> {
  const asked = ++latest;
  const diagnosis = await api.server.probe();
  if (asked === latest) serverProbe.diagnosis = ref(diagnosis);
}
