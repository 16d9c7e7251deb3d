import { valueOf } from '../../domain/loadable.ts';
import { loadDns } from '../stores/dns.ts';
import {
  loadExternalClients,
  loadNetworks,
  loadNodes,
  loadUserData,
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
