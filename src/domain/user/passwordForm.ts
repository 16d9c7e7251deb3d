import type { Problems } from '../text/messages.ts';
import { confirmationProblem, passwordProblem } from './credentials.ts';

/** A new password for oneself. */
export type PasswordForm = { readonly password: string; readonly confirmation: string };

export const emptyPassword: PasswordForm = { password: '', confirmation: '' };

export function passwordFormProblems({ password, confirmation }: PasswordForm): Problems<keyof PasswordForm> {
  return {
    password: passwordProblem(password),
    confirmation: confirmationProblem(confirmation, password),
  };
}
