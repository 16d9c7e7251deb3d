import { valueOf } from '../../domain/loadable.ts';
import { serverConfigStore } from '../stores/serverConfig.ts';
import { liveSession } from '../stores/session.ts';
import { loadUserData } from '../stores/userData.ts';

/** On the enterprise edition a user's own data changes with nodes, networks, clients and keys (§4). */
export async function refreshUserData(): Promise<void> {
  const session = liveSession();
  if (session && valueOf(serverConfigStore.data)?.isEE) await loadUserData(session.user.name);
}
