import {
  clientKey,
  type ExternalClient,
  type ExternalClientRef,
} from '../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import type { NetworkUserData } from '../../domain/user/networkUser.ts';
import { api } from '../api.ts';
import { externalClientsStore, loadExternalClients } from '../stores/externalClients.ts';
import { liveSession } from '../stores/session.ts';
import { loadUserData, userDataStore } from '../stores/userData.ts';
import { refreshUserData } from './refreshUserData.ts';

type Clients = Result<readonly ExternalClient[], Failure>;

/** What the screens show is read again: the list of an administrator, and on the enterprise edition the own data. */
export async function refreshClients(): Promise<Clients> {
  const session = liveSession();
  if (!session) return fail({ kind: 'expired' });
  if (!session.user.isAdmin) return clientsIn(await loadUserData(session.user.name));
  const [clients] = await Promise.all([loadExternalClients(), refreshUserData()]);
  return clients;
}

/** The same list for a question of one's own: no refresh takes this read over, and the screens do not change. */
export async function readClients(): Promise<Clients> {
  const session = liveSession();
  if (!session) return fail({ kind: 'expired' });
  if (session.user.isAdmin) return api.externalClients.list({});
  return clientsIn(await api.networkUsers.dataOf(session.user.name, {}));
}

/** A client as the screens show it now. */
export function shownClient(ref: ExternalClientRef): ExternalClient | undefined {
  const own = valueOf(userDataStore.data)?.flatMap(({ clients }) => clients);
  const all = [...(valueOf(externalClientsStore.data) ?? []), ...(own ?? [])];
  return all.find((client) => clientKey(client) === clientKey(ref));
}

function clientsIn(data: Result<readonly NetworkUserData[], Failure>): Clients {
  return data.ok ? succeed(data.value.flatMap(({ clients }) => clients)) : data;
}
