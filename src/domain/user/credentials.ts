import type { MessageKey, Problems } from '../text/messages.ts';

/** Which form asks: sign-in and first admin, or user administration. Each has its own keys for the same sentences. */
type CredentialsForm = 'login' | 'users';

const plainName = /^[A-Za-z0-9.-]{3,40}$/;
// As the server has it, but for the slash, which no path can carry.
const email = /^[A-Za-z0-9.!#$%&'*+=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const longestName = 40;

/** §5: 3 to 40 letters, digits, dashes and dots, or an e-mail address of at most 40. The server takes no comma. */
export function usernameProblem(username: string, form: CredentialsForm = 'users'): MessageKey | undefined {
  const isValid = plainName.test(username) || (username.length <= longestName && email.test(username));
  return isValid ? undefined : `${form}.validation.username`;
}

/** §5: 5 to 64 characters, no white space. */
export function passwordProblem(password: string, form: CredentialsForm = 'users'): MessageKey | undefined {
  return /^\S{5,64}$/u.test(password) ? undefined : `${form}.validation.password`;
}

export function confirmationProblem(
  confirmation: string,
  password: string,
  form: CredentialsForm = 'users',
): MessageKey | undefined {
  return confirmation === password ? undefined : `${form}.validation.confirmation`;
}

/** A new password for oneself. */
export type PasswordForm = { readonly password: string; readonly confirmation: string };

export const emptyPassword: PasswordForm = { password: '', confirmation: '' };

export function passwordFormProblems({ password, confirmation }: PasswordForm): Problems<keyof PasswordForm> {
  return {
    password: passwordProblem(password),
    confirmation: confirmationProblem(confirmation, password),
  };
}
