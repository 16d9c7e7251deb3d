import { valueOf } from '../../domain/loadable.ts';
import type { SessionUser } from '../../domain/session/session.ts';
import { liveSession } from '../stores/session.ts';
import {
  loadDns,
  loadExternalClients,
  loadNetworks,
  loadNetworkUsers,
  loadNodes,
  loadServerConfig,
  loadUserData,
  loadUserGroups,
  loadUsers,
  serverConfigStore,
} from '../stores/records.ts';

/**
 * What is read after signing in (§6). The lists that the server refuses to everybody but administrators are not asked
 * for by others; the enterprise calls wait for the config, which alone tells the edition.
 */
export async function loadEverything(): Promise<void> {
  const session = liveSession();
  if (!session) return;
  const { user } = session;
  const forAdmins = [loadNetworks, loadExternalClients, loadDns, loadUsers];
  await Promise.all([
    loadEdition(user),
    loadNodes(),
    ...(user.isAdmin ? forAdmins.map((load) => load()) : []),
  ]);
}

async function loadEdition(user: SessionUser): Promise<void> {
  await loadServerConfig();
  if (!valueOf(serverConfigStore.data)?.isEE) return;
  await Promise.all([
    loadUserData(user.name),
    ...(user.isAdmin ? [loadUserGroups(), loadNetworkUsers()] : []),
  ]);
}
