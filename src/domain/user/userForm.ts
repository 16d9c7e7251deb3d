import { changedFields, type Edit } from '../edit/edit.ts';
import { compareNames } from '../order.ts';
import { paths } from '../paths.ts';
import type { MessageKey, Problems } from '../text/messages.ts';
import { emptyPassword, passwordFormProblems, usernameProblem, type PasswordForm } from './credentials.ts';
import { groupsOrWildcard } from './userGroup.ts';
import type { NewUser, User } from './userWire.ts';
import { trimmed } from '../trimmed.ts';

export type UserForm = {
  readonly isAdmin: boolean;
  /** Netids, unique and sorted, because checkboxes have no order. */
  readonly networks: readonly string[];
};

export type UserField = keyof UserForm;

export const userFields: readonly UserField[] = ['isAdmin', 'networks'];

export function userForm({ isAdmin, networks }: Pick<User, 'isAdmin' | 'networks'>): UserForm {
  return { isAdmin, networks: sortedNetworks(networks) };
}

export function sortedNetworks(netids: Iterable<string>): readonly string[] {
  return [...new Set(netids)].toSorted(compareNames);
}

export function withUserChanges(fresh: User, edit: Edit<UserForm>): User {
  const changed = changedFields(edit, userFields);
  return {
    ...fresh,
    ...(changed.includes('isAdmin') && { isAdmin: edit.after.isAdmin }),
    ...(changed.includes('networks') && { networks: edit.after.networks }),
  };
}

/** True if the change removes the last network. The server ignores an empty list, so the user would keep it. */
export function losesLastNetwork({ before, after }: Edit<UserForm>): boolean {
  return before.networks.length > 0 && after.networks.length === 0;
}

export type NewUserForm = UserForm & PasswordForm & { readonly username: string };

export const emptyNewUser: NewUserForm = { username: '', ...emptyPassword, isAdmin: false, networks: [] };

export type NewUserField = 'username' | keyof PasswordForm;

/** `takenNames` is compared exactly, because usernames are case-sensitive on the server. */
export function newUserProblems(form: NewUserForm, takenNames: ReadonlySet<string>): Problems<NewUserField> {
  const name = trimmed(form.username);
  return {
    username: takenNames.has(name) ? 'users.validation.taken' : (pageProblem(name) ?? usernameProblem(name)),
    ...passwordFormProblems(form),
  };
}

/** The address of the user’s page would be the one of the form. Addresses match in any case. */
function pageProblem(name: string): MessageKey | undefined {
  const isForm = paths.user(name).toLowerCase() === paths.createUser();
  return isForm ? 'common.validation.page' : undefined;
}

export function newUserOf({ username, password, isAdmin, networks }: NewUserForm): NewUser {
  return { username: trimmed(username), password, isAdmin, networks };
}

export type UserGroupsForm = { readonly groups: readonly string[] };

export function userGroupsForm({ groups }: Pick<User, 'groups'>): UserGroupsForm {
  return { groups };
}

export function withGroups(fresh: User, { groups }: UserGroupsForm): User {
  return { ...fresh, groups: groupsOrWildcard(groups) };
}

export type GroupChange = { readonly groups: readonly string[]; readonly isAdding: boolean };

export function withGroupChange(form: UserGroupsForm, { groups, isAdding }: GroupChange): UserGroupsForm {
  const others = form.groups.filter((group) => !groups.includes(group));
  return {
    groups: isAdding ? [...form.groups, ...groups.filter((group) => !form.groups.includes(group))] : others,
  };
}
