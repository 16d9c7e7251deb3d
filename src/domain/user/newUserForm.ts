import type { Problems } from '../text/messages.ts';
import { confirmationProblem, passwordProblem, usernameProblem } from './credentials.ts';
import type { NewUser } from './user.ts';

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
  return {
    username: takenNames.has(username) ? 'users.validation.taken' : usernameProblem(username),
    password: passwordProblem(password),
    confirmation: confirmationProblem(confirmation, password),
  };
}

export function newUserOf({ username, password, isAdmin, networks }: NewUserForm): NewUser {
  return { username, password, isAdmin, networks };
}
