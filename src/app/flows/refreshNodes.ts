import { liveSession } from '../stores/session.ts';
import { loadExternalClients, loadNetworks, loadNodes } from '../stores/records.ts';
import { refreshUserData } from './refreshUserData.ts';

/** Everything that a page about nodes shows, read again; lists that are not for this user are not asked for. */
export async function refreshNodes(): Promise<void> {
  const forAdmins = liveSession()?.user.isAdmin ? [loadNetworks(), loadExternalClients()] : [];
  await Promise.all([loadNodes(), refreshUserData(), ...forAdmins]);
}
