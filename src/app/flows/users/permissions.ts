import { rejection } from '../../../api/transport/failure.ts';
import { editOfStored, editToStored } from '../../../domain/edit/storedEdit.ts';
import type { Wish } from '../../../domain/edit/undo.ts';
import { fail, succeed, type Failure, type Result } from '../../../domain/failure.ts';
import type { StoredUndo } from '../../../domain/session/storedUndo.ts';
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
import { make, undoBy, type Change } from '../change.ts';
import { reconcileDeletion, reread } from '../outcome.ts';
import { saveRecord, type RecordChange } from '../saveRecord.ts';
import { isolated } from '../../../domain/text/isolated.ts';

type PermissionWish = Wish<NetworkUser, NetworkUserForm>;

export function savePermission(netid: string, username: string, edit: PermissionWish) {
  return make(permissionEdit(netid, username, edit));
}

/** Sets some fields on top of the current record. */
export function permissionSetting(netid: string, username: string, values: Partial<NetworkUserForm>): Change {
  return permissionEdit(netid, username, (user) => {
    const before = networkUserForm(user);
    return { before, after: { ...before, ...values } };
  });
}

/** Each change reads the list of users again. */
function aboutPermission(netid: string, username: string) {
  return { key: username, name: username, about: `${isolated(username)} in ${netid}`, lane: netid };
}

/** Undoes an edit that was made before a reload. */
export function permissionRestoring({ netid, username, edit }: StoredUndo<'permission'>): Change {
  return permissionEdit(netid, username, (user) => {
    const wish = editOfStored(edit, networkUserForm(user));
    return { ...wish, restore: (current) => withNetworkUserChanges(current, wish) };
  });
}

function permissionEdit(
  netid: string,
  username: string,
  edit: PermissionWish | ((user: NetworkUser) => PermissionWish),
): RecordChange<NetworkUser, NetworkUserForm> {
  return {
    ...aboutPermission(netid, username),
    texts: toasts.updateNetworkUser(),
    send: () =>
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
        noteOf: (overrides) => overrides.map(permissionOverrideText),
        undoOf: (inverse) => {
          const kept = editToStored(inverse, networkUserFields);
          return {
            undo: undoBy(permissionEdit(netid, username, inverse)),
            kept: kept && { kind: 'permission', netid, username, edit: kept },
          };
        },
      }),
  };
}

export function permissionRemoval(netid: string, username: string): Change {
  return {
    ...aboutPermission(netid, username),
    texts: toasts.deleteNetworkUser(),
    send: () =>
      reconcileDeletion(
        () => api.networkUsers.remove(netid, username),
        async () => {
          const users = await reread(loadNetworkUsers);
          return users && !users.get(netid)?.some(({ id }) => id === username);
        },
      ),
    settle: loadNetworkUsers,
  };
}

async function read(netid: string, username: string): Promise<Result<NetworkUser, Failure>> {
  const users = await loadNetworkUsers();
  if (!users.ok) return users;
  const user = users.value.get(netid)?.find(({ id }) => id === username);
  return user ? succeed(user) : fail(rejection('The user no longer has access to this network.'));
}
