import { valueOf } from '../../domain/loadable.ts';
import type { SessionUser } from '../../domain/session/session.ts';
import { liveSession } from '../stores/session.ts';
import { loadDns } from '../stores/dns.ts';
import { loadExternalClients } from '../stores/externalClients.ts';
import { loadNetworks } from '../stores/networks.ts';
import { loadNetworkUsers } from '../stores/networkUsers.ts';
import { loadNodes } from '../stores/nodes.ts';
import { loadServerConfig, serverConfigStore } from '../stores/serverConfig.ts';
import { loadUserData } from '../stores/userData.ts';
import { loadUserGroups } from '../stores/userGroups.ts';
import { loadUsers } from '../stores/users.ts';

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
