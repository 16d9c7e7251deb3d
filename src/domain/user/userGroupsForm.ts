import type { User } from './user.ts';
import { wildcardGroup } from './userGroup.ts';

/** What the editor of a user's groups holds (enterprise). */
export type UserGroupsForm = { readonly groups: readonly string[] };

export function userGroupsForm({ groups }: Pick<User, 'groups'>): UserGroupsForm {
  return { groups };
}

/** The user as it is at this moment with other groups. The server takes all access from a user without any. */
export function withGroups(fresh: User, { groups }: UserGroupsForm): User {
  return { ...fresh, groups: groups.length === 0 ? [wildcardGroup] : groups };
}
