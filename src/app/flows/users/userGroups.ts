import type { Failure, Result } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { api } from '../../stores/api.ts';
import { loadUserGroups, loadUsers, userGroupsStore } from '../../stores/records.ts';
import { changeIn } from '../../stores/resource.ts';
import { type Change, runOnce } from '../change.ts';
import { reconcileDeletion, reread } from '../outcome.ts';

export async function createUserGroup(name: string): Promise<Result<undefined, Failure>> {
  const result = await runOnce(
    toasts.createUserGroup(),
    () => api.userGroups.create(name),
    async () => (await reread(loadUserGroups))?.includes(name),
    { detail: name, outcome: () => ({ action: { label: 'Add members', href: paths.users() } }) },
  );
  await loadUserGroups();
  return result;
}

/** The server also removes the group from its users, whose records it rewrites. */
export function groupRemoval(name: string): Change {
  return {
    key: name,
    name,
    about: name,
    lane: 'groups',
    texts: toasts.deleteUserGroup(),
    send: () =>
      reconcileDeletion(
        () => api.userGroups.remove(name),
        async () => (await reread(loadUserGroups))?.every((group) => group !== name),
        () => changeIn(userGroupsStore, (groups) => groups.filter((group) => group !== name)),
      ),
    settle: refreshUserGroups,
  };
}

export async function refreshUserGroups(): Promise<void> {
  await Promise.all([loadUserGroups(), loadUsers()]);
}
