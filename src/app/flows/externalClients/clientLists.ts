import { rejection } from '../../../api/transport/failure.ts';
import {
  clientKey,
  type ExternalClient,
  type ExternalClientRef,
} from '../../../domain/externalClient/externalClient.ts';
import {
  fail,
  isNoSuchRecord,
  notSent,
  succeed,
  type Failure,
  type Result,
} from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { isNetAdmin } from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { api } from '../../stores/api.ts';
import { recordsNow } from '../../stores/reading.ts';
import { liveSession } from '../../stores/session.ts';
import { clientsIn, type Clients } from '../refresh.ts';

/** Reads the clients without changing what is shown. No refresh supersedes this read. */
export async function readClients(): Promise<Clients> {
  const session = liveSession();
  if (!session) return fail({ kind: 'expired' });
  if (session.user.isAdmin) return api.externalClients.list({});
  return clientsIn(await api.networkUsers.dataOf(session.user.name, {}));
}

/** Only administrators of its network can read a single client. Others find theirs in their own data. */
export async function readClient(
  ref: ExternalClientRef,
): Promise<Result<ExternalClient | undefined, Failure>> {
  if (administers(ref.network)) {
    const read = await api.externalClients.read(ref);
    return !read.ok && isNoSuchRecord(read.error) ? succeed(undefined) : read;
  }
  const own = await readClients();
  return own.ok ? succeed(own.value.find((client) => isSame(client, ref))) : own;
}

/** Whether the network has a client with this ID, which the viewer may not be able to see. */
async function isTaken(ref: ExternalClientRef): Promise<Result<boolean, Failure>> {
  if (administers(ref.network)) {
    const all = await api.externalClients.listOf(ref.network);
    return all.ok ? succeed(all.value.some((client) => isSame(client, ref))) : all;
  }
  const found = await api.externalClients.probe(ref);
  if (found.ok) return succeed(true);
  return isNoSuchRecord(found.error) ? succeed(false) : found;
}

export async function isFree(ref: ExternalClientRef): Promise<Result<undefined, Failure>> {
  const taken = await isTaken(ref);
  if (!taken.ok) return fail(notSent(taken.error));
  return taken.value ? fail(rejection(messages['extclient.validation.taken'])) : succeed(undefined);
}

export function shownClient(ref: ExternalClientRef): ExternalClient | undefined {
  return shownClients().find((client) => isSame(client, ref));
}

export function shownClients(): readonly ExternalClient[] {
  const records = recordsNow();
  return (records && valueOf(records.clients.data)) ?? [];
}

function isSame(a: ExternalClientRef, b: ExternalClientRef): boolean {
  return clientKey(a) === clientKey(b);
}

function administers(netid: string): boolean {
  const viewer = recordsNow()?.viewer;
  return viewer !== undefined && isNetAdmin(viewer, netid);
}
