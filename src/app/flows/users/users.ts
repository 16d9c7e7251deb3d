import { rejection } from '../../../api/transport/failure.ts';
import { changedFields, serverOverrides, type Edit } from '../../../domain/edit/edit.ts';
import { editOfStored, editToStored } from '../../../domain/edit/storedEdit.ts';
import type { Wish } from '../../../domain/edit/undo.ts';
import { succeed, type Failure, type Result } from '../../../domain/failure.ts';
import { sameList } from '../../../domain/list.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import type { StoredUndo } from '../../../domain/session/storedUndo.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  losesLastNetwork,
  userFields,
  userForm,
  userGroupsForm,
  withGroupChange,
  withGroups,
  withUserChanges,
  type GroupChange,
  type UserForm,
  type UserGroupsForm,
} from '../../../domain/user/userForm.ts';
import {
  accessByUserChange,
  accessToRestore,
  type NetworkUsers,
} from '../../../domain/user/networkLevels.ts';
import { groupsToSend } from '../../../domain/user/userGroup.ts';
import { userOverrideText, userText } from '../../../domain/user/userText.ts';
import type { NewUser, User } from '../../../domain/user/userWire.ts';
import { api } from '../../stores/api.ts';
import {
  loadNetworkUsers,
  loadUsers,
  networksStore,
  serverConfigStore,
  usersStore,
} from '../../stores/records.ts';
import { changeIn } from '../../stores/resource.ts';
import { make, undoBy, type Change, runOnce } from '../change.ts';
import { afterSave, reconcileDeletion, reread } from '../outcome.ts';
import { foundIn, saveRecord, type RecordChange } from '../saveRecord.ts';
import { canLogIn } from '../logIn.ts';
import { accessBefore, withAccess, type AccessBefore } from './access.ts';

export async function createUser(user: NewUser): Promise<Result<undefined, Failure>> {
  const result = await runOnce(
    toasts.createUser(user.username),
    () => api.users.create(user),
    async () =>
      (await reread(loadUsers))?.some(
        ({ username, isAdmin, networks }) =>
          username === user.username && isAdmin === user.isAdmin && sameList(networks, user.networks),
      ),
    { outcome: () => ({ action: { label: 'Open', href: paths.user(user.username) } }) },
  );
  await refreshUsers();
  return result;
}

export function userRemoval(username: string): Change {
  return {
    key: username,
    name: username,
    texts: toasts.deleteUser(username),
    send: () =>
      reconcileDeletion(
        () => api.users.remove(username),
        async () => (await reread(loadUsers))?.every((user) => user.username !== username),
        () => changeIn(usersStore, (users) => users.filter((user) => user.username !== username)),
      ),
    settle: () => void refreshUsers(),
  };
}

/** Administrators can change their own password, but no one else’s. */
export function changePassword(username: string, password: string): Promise<Result<undefined, Failure>> {
  return runOnce(
    toasts.updateUser(username),
    () => api.users.changePassword(username, password),
    () => canLogIn({ username, password }),
  );
}

export async function refreshUsers(): Promise<Result<readonly User[], Failure>> {
  const isEE = valueOf(serverConfigStore.data)?.isEE ?? false;
  const [users] = await Promise.all([loadUsers(), isEE && loadNetworkUsers()]);
  return users;
}

type UserWish = Wish<User, UserForm>;

export function saveUser(username: string, edit: UserWish) {
  return make(userEdit(username, edit, accessBefore()));
}

/** Without a record the list couldn't be read again, and the form starts over. */
function userEdit(username: string, edit: UserWish, access: AccessBefore): RecordChange<User, UserForm> {
  return {
    key: username,
    name: username,
    texts: toasts.updateUser(username),
    send: async () => {
      const saved = await update(username, edit, await access(), access);
      if (!saved.ok || saved.value.record) return saved;
      return succeed({ ...saved.value, form: edit.before, note: userText.savedValueUnknown });
    },
    settle: afterSave(async () => undefined, loadUsers),
  };
}

/** The server can’t demote an administrator or remove the last network. */
function canUndo(inverse: UserWish): boolean {
  return changedFields(inverse, ['isAdmin']).length === 0 && !losesLastNetwork(inverse);
}

/** The server needs a moment before its list contains an update. */
const reloadDelayMs = 100;

function update(username: string, edit: UserWish, users: NetworkUsers | undefined, access: AccessBefore) {
  return saveRecord({
    edit,
    form: userForm,
    fields: userFields,
    withChanges: withUserChanges,
    obstacleOf: rejectAdmin,
    read: () => api.users.read(username),
    send: (requested) =>
      api.users.update({
        ...requested,
        groups: groupsToSend(requested, valueOf(serverConfigStore.data)?.isEE),
      }),
    readAgain: async () => {
      await new Promise((resolve) => setTimeout(resolve, reloadDelayMs));
      return (await reread(refreshUsers))?.find((user) => user.username === username);
    },
    // Only the networks prove an update. A promotion leaves no trace.
    isStored: (now, requested) => {
      const networks = changedFields(edit, ['networks']);
      return (
        networks.length > 0 && serverOverrides(userForm(requested), userForm(now), networks).length === 0
      );
    },
    noteOf: (overrides) => [userOverrideText(overrides) ?? []].flat(),
    undoOf: (inverse) => {
      if (!canUndo(inverse)) return undefined;
      const undo = userEdit(username, inverse, access);
      // On the community edition, the levels follow from the networks.
      const changes = users ? accessRestoredBy(username, inverse, users) : [];
      const kept = editToStored<Pick<UserForm, 'networks'>>(inverse, ['networks']);
      return {
        undo: undoBy(withAccess(undo, changes)),
        kept: kept && { kind: 'user', username, edit: kept, access: changes },
      };
    },
  });
}

/** Returns the access levels and limits that an undo of networks or groups restores too. */
function accessRestoredBy<Fields extends Partial<User>>(
  username: string,
  inverse: Edit<Fields>,
  users: NetworkUsers,
) {
  const user = valueOf(usersStore.data)?.find((one) => one.username === username);
  const networks = valueOf(networksStore.data);
  if (!user || !networks) return undefined;
  const member = { before: { ...user, ...inverse.after }, after: { ...user, ...inverse.before } };
  return accessToRestore(accessByUserChange([member], networks, users));
}

function rejectAdmin({ isAdmin }: User): Failure | undefined {
  return isAdmin ? rejection(userText.becameAdmin) : undefined;
}

type GroupsWish = Wish<User, UserGroupsForm>;

export function saveUserGroups(username: string, edit: GroupsWish) {
  return make(groupsEdit(username, edit, accessBefore()));
}

/** Adds a user to groups or removes it, on top of the groups that it has then. */
export function groupChange(username: string, change: GroupChange, access: AccessBefore): Change {
  const edit = (user: User) => {
    const before = userGroupsForm(user);
    return { before, after: withGroupChange(before, change) };
  };
  return groupsEdit(username, edit, access);
}

function groupsEdit(
  username: string,
  edit: GroupsWish | ((user: User) => GroupsWish),
  access: AccessBefore,
): RecordChange<User, UserGroupsForm> {
  return {
    key: username,
    name: username,
    texts: toasts.updateUser(username),
    send: async () => {
      const users = await access();
      return saveRecord({
        edit,
        form: userGroupsForm,
        fields: ['groups'],
        withChanges: (fresh, { after }) => withGroups(fresh, after),
        obstacleOf: rejectAdmin,
        read: () => api.users.read(username),
        send: async (requested) => {
          const sent = await api.users.update(requested);
          return sent.ok ? succeed(requested) : sent;
        },
        readAgain: async () => foundIn(await reread(loadUsers), (user) => user.username === username),
        undoOf: (inverse) => {
          const changes = users && accessRestoredBy(username, inverse, users);
          const kept = editToStored(inverse, ['groups']);
          return {
            undo: undoBy(withAccess(groupsEdit(username, inverse, access), changes)),
            kept: kept && { kind: 'groups', username, edit: kept, access: changes },
          };
        },
      });
    },
    settle: afterSave(refreshUsers, loadUsers),
  };
}

/** Undoes an edit that was made before a reload. */
export function userRestoring({ username, edit, access }: StoredUndo<'user'>): Change {
  const wish = editOfStored<UserForm>(edit, { isAdmin: false, networks: [] });
  const restore = (current: User) => withUserChanges(current, wish);
  return withAccess(userEdit(username, { ...wish, restore }, accessBefore()), access);
}

export function groupsRestoring({ username, edit, access }: StoredUndo<'groups'>): Change {
  const wish = editOfStored<UserGroupsForm>(edit, { groups: [] });
  const restore = (current: User) => withGroups(current, wish.after);
  return withAccess(groupsEdit(username, { ...wish, restore }, accessBefore()), access);
}
