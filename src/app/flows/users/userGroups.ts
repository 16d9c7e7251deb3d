import type { Failure, Result } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { api } from '../../stores/api.ts';
import { changeIn, loadUserGroups, loadUsers, userGroupsStore } from '../../stores/records.ts';
import { reread, runOnce } from '../runWithToast.ts';

export async function createUserGroup(name: string): Promise<Result<undefined, Failure>> {
  const result = await runOnce(
    toasts.createUserGroup(),
    () => api.userGroups.create(name),
    async () => (await reread(loadUserGroups))?.includes(name),
    name,
    { action: { label: 'Add members', href: paths.users() } },
  );
  await loadUserGroups();
  return result;
}

/** The server also removes the group from its users. */
export async function removeUserGroup(name: string): Promise<void> {
  const result = await runOnce(
    toasts.deleteUserGroup(),
    () => api.userGroups.remove(name),
    async () => (await reread(loadUserGroups))?.every((group) => group !== name),
    name,
  );
  if (result.ok) changeIn(userGroupsStore, (names) => names.filter((group) => group !== name));
  await refreshUserGroups();
}

export async function refreshUserGroups(): Promise<void> {
  await Promise.all([loadUserGroups(), loadUsers()]);
}
