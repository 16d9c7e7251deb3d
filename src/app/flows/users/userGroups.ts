import type { Failure, Result } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { api } from '../../stores/api.ts';
import { changeIn, loadUserGroups, loadUsers, userGroupsStore } from '../../stores/records.ts';
import { reread, withKnownOutcome, run } from '../run.ts';

/** Answers whether the group exists now. */
export async function createUserGroup(name: string): Promise<Result<undefined, Failure>> {
  const result = await run(
    toasts.createUserGroup(),
    () =>
      withKnownOutcome(
        () => api.userGroups.create(name),
        async () => (await reread(loadUserGroups))?.includes(name),
      ),
    name,
    // Who is in a group is chosen user by user.
    () => ({ action: { label: 'Add members', href: paths.users() } }),
  );
  await loadUserGroups();
  return result;
}

/** The group also leaves its users, so both lists are read again. */
export async function removeUserGroup(name: string): Promise<void> {
  const result = await run(
    toasts.deleteUserGroup(),
    () =>
      withKnownOutcome(
        () => api.userGroups.remove(name),
        async () => {
          const names = await reread(loadUserGroups);
          return names && !names.includes(name);
        },
      ),
    name,
  );
  if (result.ok) changeIn(userGroupsStore, (names) => names.filter((one) => one !== name));
  await refreshUserGroups();
}

export async function refreshUserGroups(): Promise<void> {
  await Promise.all([loadUserGroups(), loadUsers()]);
}
