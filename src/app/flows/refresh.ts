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

export async function refreshNodes(): Promise<void> {
  const forAdmins = liveSession()?.user.isAdmin && Promise.all([loadNetworks(), loadExternalClients()]);
  await Promise.all([loadNodes(), refreshUserData(), forAdmins]);
}

/** A user's own data changes with nodes, networks, clients and keys. Administrators have some on the enterprise edition. */
export async function refreshUserData(): Promise<void> {
  const session = liveSession();
  const hasOwnData = session && (!session.user.isAdmin || valueOf(serverConfigStore.data)?.isEE);
  if (hasOwnData) await loadUserData(session.user.name);
}

export async function loadOwnData(): Promise<void> {
  await refreshUserData();
  await loadDns();
}

/** Loads what pages show after a login. The server rejects most lists for non-administrators, who have their own data. */
export async function loadEverything(): Promise<void> {
  const session = liveSession();
  if (!session) return;
  const { user } = session;
  const own = user.isAdmin
    ? [loadEdition(user), loadNetworks(), loadExternalClients(), loadDns(), loadUsers()]
    : [loadServerConfig(), loadOwnData()];
  await Promise.all([loadNodes(), ...own]);
}

/** Enterprise lists wait for the configuration, because only it contains the edition. */
async function loadEdition(admin: SessionUser): Promise<void> {
  await loadServerConfig();
  if (!valueOf(serverConfigStore.data)?.isEE) return;
  await Promise.all([loadUserData(admin.name), loadUserGroups(), loadNetworkUsers()]);
}
