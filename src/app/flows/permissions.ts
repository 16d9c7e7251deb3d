import { conflicts, changedFields, type Edit, keptValues, type Saved } from '../../domain/edit/edit.ts';
import { notSent, type Failure } from '../../domain/failure.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { toasts } from '../../domain/text/toasts.ts';
import {
  type NetworkUser,
  networkUserFields,
  networkUserForm,
  withNetworkUserChanges,
  type NetworkUserForm,
} from '../../domain/user/networkUser.ts';
import { keptPermissionText } from '../../domain/user/userText.ts';
import { api } from '../api.ts';
import { loadNetworkUsers } from '../stores/records.ts';
import { isOutcomeUnknown, nobodyKnows, reread, withKnownOutcome, keptOutcome, run } from './run.ts';

/**
 * Saves what a person changed of a user's permission. The server replaces the whole record, so it is read again first,
 * and afterwards, since the answer does not tell what was stored.
 */
export async function savePermission(
  netid: string,
  username: string,
  edit: Edit<NetworkUserForm>,
): Promise<Result<Saved<NetworkUserForm>, Failure>> {
  return run(
    toasts.updateNetworkUser(),
    () => update(netid, username, edit),
    `${username} in ${netid}`,
    ({ kept }) => keptOutcome(kept.map(keptPermissionText)),
  );
}

/** The user loses all access to the network; nodes and clients stay. */
export async function removePermission(netid: string, username: string): Promise<void> {
  await run(
    toasts.deleteNetworkUser(),
    () =>
      withKnownOutcome(
        () => api.networkUsers.remove(netid, username),
        async () => {
          const users = await reread(loadNetworkUsers);
          return users && !users.get(netid)?.some(({ id }) => id === username);
        },
      ),
    `${username} in ${netid}`,
  );
  await loadNetworkUsers();
}

async function update(
  netid: string,
  username: string,
  edit: Edit<NetworkUserForm>,
): Promise<Result<Saved<NetworkUserForm>, Failure>> {
  const fresh = await read(netid, username);
  if (!fresh.ok) return fail(notSent(fresh.error));
  if (conflicts(edit, networkUserForm(fresh.value), networkUserFields).length > 0) {
    return refused('Somebody else has changed the same field meanwhile. Nothing was sent.');
  }
  const asked = withNetworkUserChanges(fresh.value, edit);
  const sent = await api.networkUsers.update(netid, asked);
  if (!sent.ok && !isOutcomeUnknown(sent.error)) return sent;
  const stored = await read(netid, username);
  if (!stored.ok) {
    return sent.ok ? succeed({ form: networkUserForm(asked), kept: [] }) : nobodyKnows(sent.error);
  }
  const form = networkUserForm(stored.value);
  const kept = keptValues(networkUserForm(asked), form, changedFields(edit, networkUserFields));
  return !sent.ok && kept.length > 0 ? sent : succeed({ form, kept });
}

async function read(netid: string, username: string): Promise<Result<NetworkUser, Failure>> {
  const users = await loadNetworkUsers();
  if (!users.ok) return users;
  const user = users.value.get(netid)?.find(({ id }) => id === username);
  return user ? succeed(user) : refused('The user has no rights on this network any more.');
}

/** By the console itself: nothing was sent. */
function refused(message: string): Result<never, Failure> {
  return fail({ kind: 'rejected', status: 0, message });
}
