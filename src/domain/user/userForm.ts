import { changedFields, type Edit } from '../edit/edit.ts';
import { compareNames } from '../order.ts';
import type { Problems } from '../text/messages.ts';
import { confirmationProblem, passwordProblem, usernameProblem } from './credentials.ts';
import { wildcardGroup } from './userGroup.ts';
import type { NewUser, User } from './userWire.ts';

/** What an administrator edits of a user; the groups have a page of their own. */
export type UserForm = {
  readonly isAdmin: boolean;
  /** Netids, each once, in alphabetical order: a list of ticks has no order of its own. */
  readonly networks: readonly string[];
};

export type UserField = keyof UserForm;

export const userFields: readonly UserField[] = ['isAdmin', 'networks'];

export function userForm({ isAdmin, networks }: Pick<User, 'isAdmin' | 'networks'>): UserForm {
  return { isAdmin, networks: tickedNetworks(networks) };
}

export function tickedNetworks(netids: Iterable<string>): readonly string[] {
  return [...new Set(netids)].toSorted(compareNames);
}

/** The user as it is at this moment, with what the person changed on top. */
export function withUserChanges(fresh: User, edit: Edit<UserForm>): User {
  const changed = changedFields(edit, userFields);
  return {
    ...fresh,
    ...(changed.includes('isAdmin') && { isAdmin: edit.after.isAdmin }),
    ...(changed.includes('networks') && { networks: edit.after.networks }),
  };
}

/**
 * The groups that an update sends. The community edition knows only the wildcard (§2); the server takes all access away
 * from a user without groups. Groups that exist are kept as long as the edition is not known.
 */
export function sentGroups({ groups }: Pick<User, 'groups'>, isEE: boolean | undefined): readonly string[] {
  return isEE === false || groups.length === 0 ? [wildcardGroup] : groups;
}

/** The server ignores an empty list: once a user has a network, the last one stays. */
export function losesLastNetwork({ before, after }: Edit<UserForm>): boolean {
  return before.networks.length > 0 && after.networks.length === 0;
}

/** The create form (§2 "Users"). */
export type NewUserForm = {
  readonly username: string;
  readonly password: string;
  readonly confirmation: string;
  readonly isAdmin: boolean;
  /** Netids, as in `UserForm`. */
  readonly networks: readonly string[];
};

export const emptyNewUser: NewUserForm = {
  username: '',
  password: '',
  confirmation: '',
  isAdmin: false,
  networks: [],
};

export type NewUserField = 'username' | 'password' | 'confirmation';

/** §5, and that a name is free. The server tells names apart by case. */
export function newUserProblems(
  { username, password, confirmation }: NewUserForm,
  takenNames: ReadonlySet<string>,
): Problems<NewUserField> {
  const name = username.trim();
  return {
    username: takenNames.has(name) ? 'users.validation.taken' : usernameProblem(name),
    password: passwordProblem(password),
    confirmation: confirmationProblem(confirmation, password),
  };
}

export function newUserOf({ username, password, isAdmin, networks }: NewUserForm): NewUser {
  return { username: username.trim(), password, isAdmin, networks };
}

/** What the editor of a user's groups holds (enterprise). */
export type UserGroupsForm = { readonly groups: readonly string[] };

export function userGroupsForm({ groups }: Pick<User, 'groups'>): UserGroupsForm {
  return { groups };
}

/** The user as it is at this moment with other groups. The server takes all access from a user without any. */
export function withGroups(fresh: User, { groups }: UserGroupsForm): User {
  return { ...fresh, groups: groups.length === 0 ? [wildcardGroup] : groups };
}
