import { proxy, ref } from 'valtio';
import type { BackendDiagnosis } from '../../domain/server/backendDiagnosis.ts';
import { api } from '../api.ts';

/** What answers at the backend's address, and whether it has an administrator (§2 "Login"). */
export const serverProbe = proxy<{ diagnosis: BackendDiagnosis | undefined }>({ diagnosis: undefined });

export async function askServer(): Promise<void> {
  serverProbe.diagnosis = ref(await api.server.probe());
}
