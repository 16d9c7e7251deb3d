import { rejection } from '../../../api/transport/failure.ts';
import { changedFields, serverOverrides, type Saved } from '../../../domain/edit/edit.ts';
import type { Wish } from '../../../domain/edit/undo.ts';
import {
  fail,
  notSent,
  succeed,
  type Failure,
  type Result,
  type SaveFailure,
} from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { sameList } from '../../../domain/list.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  groupsToSend,
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
import { userOverrideText, userText } from '../../../domain/user/userText.ts';
import type { NewUser, User } from '../../../domain/user/userWire.ts';
import { api } from '../../stores/api.ts';
import {
  changeIn,
  loadNetworkUsers,
  loadUsers,
  serverConfigStore,
  usersStore,
} from '../../stores/records.ts';
import { doneWith, startRun, stepsOf } from '../bulkRun.ts';
import {
  isRejected,
  overrideOutcome,
  reconcileOutcome,
  reread,
  runOnce,
  runWithToast,
  undoable,
  type Undo,
} from '../runWithToast.ts';
import { foundIn, saveRecord, type SavedRecord, type Saving } from '../saveRecord.ts';
import { canLogIn } from '../logIn.ts';

export async function createUser(user: NewUser): Promise<Result<undefined, Failure>> {
  const result = await runOnce(
    toasts.createUser(user.username),
    () => api.users.create(user),
    async () =>
      (await reread(loadUsers))?.some(
        ({ username, isAdmin, networks }) =>
          username === user.username && isAdmin === user.isAdmin && sameList(networks, user.networks),
      ),
    undefined,
    { action: { label: 'Open', href: paths.user(user.username) } },
  );
  await refreshUsers();
  return result;
}

export async function removeUser(username: string): Promise<boolean> {
  const result = await runWithToast(toasts.deleteUser(username), () => remove(username));
  void refreshUsers();
  return result.ok;
}

export function removeUsers(usernames: readonly string[]): Promise<void> {
  return startRun({
    title: `Delete ${counted(usernames.length, 'user')}`,
    steps: stepsOf(usernames, remove),
    finish: refreshUsers,
  });
}

async function remove(username: string): Promise<Result<undefined, Failure>> {
  const result = await reconcileOutcome(
    () => api.users.remove(username),
    async () => (await reread(loadUsers))?.every((user) => user.username !== username),
  );
  if (result.ok) changeIn(usersStore, (users) => users.filter((user) => user.username !== username));
  return result;
}

/** Adds users to groups or removes them, on top of the groups that each of them has then. */
export function changeGroups(usernames: readonly string[], change: GroupChange): Promise<void> {
  const users = counted(usernames.length, 'user');
  return startRun({
    title: change.isAdding ? `Add ${users} to groups` : `Remove ${users} from groups`,
    steps: stepsOf(usernames, (name) => changeGroupsOf(name, change)),
    finish: refreshUsers,
  });
}

async function changeGroupsOf(username: string, change: GroupChange) {
  const user = await api.users.read(username);
  if (!user.ok) return fail(notSent(user.error));
  if (user.value.isAdmin) return fail(rejection(userText.becameAdmin));
  const before = userGroupsForm(user.value);
  const saved = await sendGroups(username, { before, after: withGroupChange(before, change) });
  if (!saved.ok) return saved;
  const { inverse } = saved.value;
  return doneWith([], inverse && (() => sendGroups(username, inverse)));
}

function sendGroups(username: string, edit: Wish<User, UserGroupsForm>) {
  return saveRecord({
    edit,
    form: userGroupsForm,
    fields: ['groups'],
    withChanges: (fresh, { after }) => withGroups(fresh, after),
    conflictText: userText.changedByOthers,
    read: () => api.users.read(username),
    send: async (requested) => {
      const sent = await api.users.update(requested);
      return sent.ok ? succeed(requested) : sent;
    },
    readAgain: async () => foundIn(await reread(loadUsers), (user) => user.username === username),
  });
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

/** Without a record the list couldn't be read again, and the form starts over. */
type SavedUser = Saved<UserForm> & Pick<SavedRecord<User, UserForm>, 'record' | 'inverse'>;

/** The server needs a moment before its list contains an update. */
const reloadDelayMs = 100;

export async function saveUser(
  username: string,
  edit: Wish<User, UserForm>,
): Promise<Result<SavedUser, SaveFailure>> {
  const result = await runWithToast(
    toasts.updateUser(username),
    () => update(username, edit),
    undefined,
    (saved) => undoable(outcome(saved), undoOf(username, saved)),
  );
  if (!result.ok && isRejected(result.error)) await loadUsers();
  return result;
}

/** The server can’t demote an administrator or remove the last network. */
function undoOf(username: string, { inverse }: SavedUser): Undo | undefined {
  const isPossible =
    inverse && changedFields(inverse, ['isAdmin']).length === 0 && !losesLastNetwork(inverse);
  return isPossible ? () => saveUser(username, inverse) : undefined;
}

async function update(username: string, edit: Wish<User, UserForm>): Promise<Result<SavedUser, SaveFailure>> {
  const saved = await saveRecord({
    edit,
    form: userForm,
    fields: userFields,
    withChanges: withUserChanges,
    conflictText: userText.changedByOthers,
    obstacleOf: ({ isAdmin }) => (isAdmin ? rejection(userText.becameAdmin) : undefined),
    read: () => api.users.read(username),
    send: (requested) =>
      api.users.update({
        ...requested,
        groups: groupsToSend(requested, valueOf(serverConfigStore.data)?.isEE),
      }),
    readAgain: async () => {
      await new Promise((resolve) => setTimeout(resolve, reloadDelayMs));
      return readAgain(username);
    },
    // Only the networks prove an update. A promotion leaves no trace.
    isStored: (now, requested) => {
      const networks = changedFields(edit, ['networks']);
      return (
        networks.length > 0 && serverOverrides(userForm(requested), userForm(now), networks).length === 0
      );
    },
  });
  if (!saved.ok) return saved;
  const { record, form, overrides, inverse } = saved.value;
  return succeed({ record, form: record ? form : edit.before, overrides, inverse });
}

async function readAgain(username: string): Promise<User | undefined> {
  const users = await refreshUsers();
  if (users.ok) return users.value.find((user) => user.username === username);
  // A refresh may have superseded the list.
  const user = await api.users.read(username);
  return user.ok ? user.value : undefined;
}

function outcome({ record, overrides }: SavedUser) {
  const text = record ? userOverrideText(overrides) : userText.savedValueUnknown;
  return overrideOutcome(text === undefined ? [] : [text]);
}

export async function saveUserGroups(
  username: string,
  edit: Wish<User, UserGroupsForm>,
): Saving<User, UserGroupsForm> {
  const result = await runWithToast(
    toasts.updateUser(username),
    () => sendGroups(username, edit),
    undefined,
    ({ inverse }) =>
      undoable(
        edit.restore && overrideOutcome([userText.levelsRecalculated]),
        inverse && (() => saveUserGroups(username, inverse)),
      ),
  );
  if (result.ok) void refreshUsers();
  else if (isRejected(result.error)) await loadUsers();
  return result;
}
