import type { MessageKey, Problems } from '../text/messages.ts';

/** The login form and user administration have separate keys for equal texts. */
type CredentialsForm = 'login' | 'users';

const plainName = /^[A-Za-z0-9.-]{3,40}$/;
// The server’s pattern without the slash, which can’t be part of a URL path segment.
const email = /^[A-Za-z0-9.!#$%&'*+=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const maxNameLength = 40;

/** Rejects commas, as the server does. */
export function usernameProblem(username: string, form: CredentialsForm = 'users'): MessageKey | undefined {
  const isValid = plainName.test(username) || (username.length <= maxNameLength && email.test(username));
  return isValid ? undefined : `${form}.validation.username`;
}

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

export type PasswordForm = { readonly password: string; readonly confirmation: string };

export const emptyPassword: PasswordForm = { password: '', confirmation: '' };

export function passwordFormProblems({ password, confirmation }: PasswordForm): Problems<keyof PasswordForm> {
  return {
    password: passwordProblem(password),
    confirmation: confirmationProblem(confirmation, password),
  };
}
