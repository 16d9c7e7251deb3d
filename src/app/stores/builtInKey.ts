import { api } from './api.ts';
import { sessionScoped } from './store.ts';

/** Whether the server accepts the built-in key. Asked once per session, because a server with its own key logs it. */
export const builtInKeyStore = sessionScoped('builtInKey', () => ({ isAsked: false, isAccepted: false }));

/** For administrators, who can change the server’s settings. Only a clear response proves anything. */
export async function tryBuiltInKey(): Promise<void> {
  if (builtInKeyStore.isAsked) return;
  builtInKeyStore.isAsked = true;
  const result = await api.server.tryBuiltInKey();
  if (result.ok) builtInKeyStore.isAccepted = true;
}
