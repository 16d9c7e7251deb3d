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

/** Everything that a page about nodes shows, read again; lists that are not for this user are not asked for. */
export async function refreshNodes(): Promise<void> {
  const forAdmins = liveSession()?.user.isAdmin ? [loadNetworks(), loadExternalClients()] : [];
  await Promise.all([loadNodes(), refreshUserData(), ...forAdmins]);
}

/** A user's own data changes with nodes, networks, clients and keys (§4). Administrators have some on the enterprise edition. */
export async function refreshUserData(): Promise<void> {
  const session = liveSession();
  const hasOwnData = session && (!session.user.isAdmin || valueOf(serverConfigStore.data)?.isEE);
  if (hasOwnData) await loadUserData(session.user.name);
}

/** All that is only in the own data of whoever is no administrator, or is asked for network by network as it names them. */
export async function loadOwnData(): Promise<void> {
  await refreshUserData();
  await loadDns();
}

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
