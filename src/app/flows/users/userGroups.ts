import type { Failure, Result } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { api } from '../../stores/api.ts';
import { changeIn, loadUserGroups, loadUsers, userGroupsStore } from '../../stores/records.ts';
import { startRun, stepsOf } from '../bulkRun.ts';
import { reconcileOutcome, reread, runOnce, runWithToast } from '../runWithToast.ts';

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
  await runWithToast(toasts.deleteUserGroup(), () => remove(name), name);
  await refreshUserGroups();
}

export function removeUserGroups(names: readonly string[]): Promise<void> {
  return startRun({
    title: `Delete ${counted(names.length, 'user group')}`,
    // The server rewrites the users of each group.
    steps: stepsOf(names, remove, 'groups'),
    finish: refreshUserGroups,
  });
}

async function remove(name: string): Promise<Result<undefined, Failure>> {
  const result = await reconcileOutcome(
    () => api.userGroups.remove(name),
    async () => (await reread(loadUserGroups))?.every((group) => group !== name),
  );
  if (result.ok) changeIn(userGroupsStore, (groups) => groups.filter((group) => group !== name));
  return result;
}

export async function refreshUserGroups(): Promise<void> {
  await Promise.all([loadUserGroups(), loadUsers()]);
}
