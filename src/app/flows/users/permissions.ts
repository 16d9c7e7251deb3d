import { rejection } from '../../../api/transport/failure.ts';
import type { Wish } from '../../../domain/edit/undo.ts';
import { fail, succeed, type Failure, type Result } from '../../../domain/failure.ts';
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
import { reread, overrideOutcome, runWithToast, runOnce, undoable } from '../runWithToast.ts';
import { saveRecord, type Saving } from '../saveRecord.ts';

export function savePermission(
  netid: string,
  username: string,
  edit: Wish<NetworkUser, NetworkUserForm>,
): Saving<NetworkUser, NetworkUserForm> {
  return runWithToast(
    toasts.updateNetworkUser(),
    () =>
      saveRecord({
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
      }),
    `${username} in ${netid}`,
    ({ overrides, inverse }) =>
      undoable(
        overrideOutcome(overrides.map(permissionOverrideText)),
        inverse && (() => savePermission(netid, username, inverse)),
      ),
  );
}

export async function removePermission(netid: string, username: string): Promise<void> {
  await runOnce(
    toasts.deleteNetworkUser(),
    () => api.networkUsers.remove(netid, username),
    async () => {
      const users = await reread(loadNetworkUsers);
      return users && !users.get(netid)?.some(({ id }) => id === username);
    },
    `${username} in ${netid}`,
  );
  await loadNetworkUsers();
}

async function read(netid: string, username: string): Promise<Result<NetworkUser, Failure>> {
  const users = await loadNetworkUsers();
  if (!users.ok) return users;
  const user = users.value.get(netid)?.find(({ id }) => id === username);
  return user ? succeed(user) : fail(rejection('The user no longer has access to this network.'));
}
