import { valueOf } from '../../domain/loadable.ts';
import { loadUserData, serverConfigStore } from '../stores/records.ts';
import { liveSession } from '../stores/session.ts';

/** On the enterprise edition a user's own data changes with nodes, networks, clients and keys (§4). */
export async function refreshUserData(): Promise<void> {
  const session = liveSession();
  if (session && valueOf(serverConfigStore.data)?.isEE) await loadUserData(session.user.name);
}
