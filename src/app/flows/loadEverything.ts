import { valueOf } from '../../domain/loadable.ts';
import type { SessionUser } from '../../domain/session/session.ts';
import { loadDns } from '../stores/dns.ts';
import {
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
import { liveSession } from '../stores/session.ts';
import { loadOwnData } from './refresh.ts';

/**
 * What is read after signing in (§6). The lists that the server refuses to everybody but administrators are not asked
 * for by others, who have their own data instead, on both editions; the enterprise calls of administrators wait for the
 * config, which alone tells the edition.
 */
export async function loadEverything(): Promise<void> {
  const session = liveSession();
  if (!session) return;
  const { user } = session;
  const own = user.isAdmin
    ? [loadEdition(user), loadNetworks(), loadExternalClients(), loadDns(), loadUsers()]
    : [loadServerConfig(), loadOwnData()];
  await Promise.all([loadNodes(), ...own]);
}

async function loadEdition(admin: SessionUser): Promise<void> {
  await loadServerConfig();
  if (!valueOf(serverConfigStore.data)?.isEE) return;
  await Promise.all([loadUserData(admin.name), loadUserGroups(), loadNetworkUsers()]);
}
