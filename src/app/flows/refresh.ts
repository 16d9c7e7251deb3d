import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { SessionUser } from '../../domain/session/session.ts';
import type { NetworkUserData } from '../../domain/user/networkUser.ts';
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

export type Clients = Result<readonly ExternalClient[], Failure>;

export async function refreshClients(): Promise<Clients> {
  const session = liveSession();
  if (!session) return fail({ kind: 'expired' });
  if (!session.user.isAdmin) return clientsIn(await loadUserData(session.user.name));
  const [clients] = await Promise.all([loadExternalClients(), refreshUserData()]);
  return clients;
}

export function clientsIn(data: Result<readonly NetworkUserData[], Failure>): Clients {
  return data.ok ? succeed(data.value.flatMap(({ clients }) => clients)) : data;
}

export async function loadOwnData(): Promise<void> {
  await refreshUserData();
  await loadDns();
}

/** Loads what pages show after a login. */
export async function loadEverything(): Promise<void> {
  if (liveSession()) await Promise.all([loadNodes(), loadLists()]);
}

/** The server rejects most lists for non-administrators, who have their own data. */
export async function loadLists(): Promise<void> {
  const session = liveSession();
  if (!session) return;
  const { user } = session;
  await Promise.all(
    user.isAdmin
      ? [loadEdition(user), loadNetworks(), loadExternalClients(), loadDns(), loadUsers()]
      : [loadServerConfig(), loadOwnData()],
  );
}

/** Enterprise lists wait for the configuration, because only it contains the edition. */
async function loadEdition(admin: SessionUser): Promise<void> {
  await loadServerConfig();
  if (!valueOf(serverConfigStore.data)?.isEE) return;
  await Promise.all([loadUserData(admin.name), loadUserGroups(), loadNetworkUsers()]);
}
