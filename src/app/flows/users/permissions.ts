import { rejection } from '../../../api/transport/failure.ts';
import type { Wish } from '../../../domain/edit/undo.ts';
import { fail, notSent, succeed, type Failure, type Result } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  networkUserFields,
  networkUserForm,
  withNetworkUserChanges,
  type NetworkUser,
  type NetworkUserForm,
} from '../../../domain/user/networkUser.ts';
import { permissionOverrideText } from '../../../domain/user/userText.ts';
import { api } from '../../stores/api.ts';
import { loadNetworkUsers } from '../../stores/records.ts';
import { doneWith, startRun, stepsOf } from '../bulkRun.ts';
import { overrideOutcome, reconcileOutcome, reread, runWithToast, undoable } from '../runWithToast.ts';
import { saveRecord, type Saving } from '../saveRecord.ts';

export function savePermission(
  netid: string,
  username: string,
  edit: Wish<NetworkUser, NetworkUserForm>,
): Saving<NetworkUser, NetworkUserForm> {
  return runWithToast(
    toasts.updateNetworkUser(),
    () => save(netid, username, edit),
    `${username} in ${netid}`,
    ({ overrides, inverse }) =>
      undoable(
        overrideOutcome(overrides.map(permissionOverrideText)),
        inverse && (() => savePermission(netid, username, inverse)),
      ),
  );
}

function save(netid: string, username: string, edit: Wish<NetworkUser, NetworkUserForm>) {
  return saveRecord({
    edit,
    form: networkUserForm,
    fields: networkUserFields,
    withChanges: withNetworkUserChanges,
    read: () => read(netid, username),
    send: (requested) => api.networkUsers.update(netid, requested),
    readAgain: async () => {
      const stored = await read(netid, username);
      return stored.ok ? stored.value : undefined;
    },
  });
}

/** Sets the fields that aren’t empty. */
export function setPermissions(
  netid: string,
  usernames: readonly string[],
  form: NetworkUserForm,
): Promise<void> {
  return startRun({
    title: `Change ${counted(usernames.length, 'user')} in ${netid}`,
    // Each change reads the list of users again.
    steps: stepsOf(usernames, (username) => setPermission(netid, username, form), netid),
    finish: loadNetworkUsers,
  });
}

async function setPermission(netid: string, username: string, form: NetworkUserForm) {
  const user = await read(netid, username);
  if (!user.ok) return fail(notSent(user.error));
  const before = networkUserForm(user.value);
  const wanted = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
  const saved = await save(netid, username, { before, after: { ...before, ...wanted } });
  if (!saved.ok) return saved;
  const { overrides, inverse } = saved.value;
  return doneWith(overrides.map(permissionOverrideText), inverse && (() => save(netid, username, inverse)));
}

export async function removePermission(netid: string, username: string): Promise<void> {
  await runWithToast(toasts.deleteNetworkUser(), () => remove(netid, username), `${username} in ${netid}`);
  await loadNetworkUsers();
}

export function removePermissions(netid: string, usernames: readonly string[]): Promise<void> {
  return startRun({
    title: `Remove ${counted(usernames.length, 'user')} from ${netid}`,
    steps: stepsOf(usernames, (name) => remove(netid, name), netid),
    finish: loadNetworkUsers,
  });
}

function remove(netid: string, username: string): Promise<Result<undefined, Failure>> {
  return reconcileOutcome(
    () => api.networkUsers.remove(netid, username),
    async () => {
      const users = await reread(loadNetworkUsers);
      return users && !users.get(netid)?.some(({ id }) => id === username);
    },
  );
}

async function read(netid: string, username: string): Promise<Result<NetworkUser, Failure>> {
  const users = await loadNetworkUsers();
  if (!users.ok) return users;
  const user = users.value.get(netid)?.find(({ id }) => id === username);
  return user ? succeed(user) : fail(rejection('The user no longer has access to this network.'));
}
