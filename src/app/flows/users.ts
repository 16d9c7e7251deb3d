import type { Failure } from '../../domain/failure.ts';
import { sameList } from '../../domain/list.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Result } from '../../domain/result.ts';
import { toasts } from '../../domain/text/toasts.ts';
import type { NewUser, User } from '../../domain/user/user.ts';
import { api } from '../api.ts';
import { changeIn } from '../stores/collection.ts';
import { loadNetworkUsers, loadUsers, serverConfigStore, usersStore } from '../stores/records.ts';
import { canSignIn } from './canSignIn.ts';
import { reread, withKnownOutcome } from './outcome.ts';
import { run } from './run.ts';

/** Answers whether the user exists now. A lost answer is looked up in the list; the user is never sent twice. */
export async function createUser(user: NewUser): Promise<Result<undefined, Failure>> {
  const result = await run(toasts.createUser(user.username), () =>
    withKnownOutcome(
      () => api.users.create(user),
      async () => {
        const users = await reread(loadUsers);
        return users?.some(
          ({ username, isAdmin, networks }) =>
            username === user.username && isAdmin === user.isAdmin && sameList(networks, user.networks),
        );
      },
    ),
  );
  await refreshUsers();
  return result;
}

/** Answers whether the user is gone. Their nodes and external clients stay. */
export async function removeUser(username: string): Promise<boolean> {
  const result = await run(toasts.deleteUser(username), () =>
    withKnownOutcome(
      () => api.users.remove(username),
      async () => {
        const users = await reread(loadUsers);
        return users?.every((one) => one.username !== username);
      },
    ),
  );
  if (result.ok) changeIn(usersStore, (users) => users.filter((one) => one.username !== username));
  void refreshUsers();
  return result.ok;
}

/** One's own: the server lets nobody change that of another user, and only administrators their own. */
export function changePassword(username: string, password: string): Promise<Result<undefined, Failure>> {
  return run(toasts.updateUser(username), () =>
    withKnownOutcome(
      () => api.users.changePassword(username, password),
      () => canSignIn({ username, password }),
    ),
  );
}

/** The users, and on the enterprise edition their rights and holdings on the networks. Answers the users. */
export async function refreshUsers(): Promise<Result<readonly User[], Failure>> {
  const isEE = valueOf(serverConfigStore.data)?.isEE ?? false;
  const [users] = await Promise.all([loadUsers(), isEE && loadNetworkUsers()]);
  return users;
}
