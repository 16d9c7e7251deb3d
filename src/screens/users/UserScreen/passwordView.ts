import type { Failure } from '../../../domain/failure.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { Problems } from '../../../domain/text/messages.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { passwordFormProblems, type PasswordForm } from '../../../domain/user/passwordForm.ts';
import { sentences } from '../../../domain/text/sentences.ts';

/** How the latest attempt to change the password stands. */
export type PasswordSending =
  { readonly status: 'idle' | 'underway' } | { readonly status: 'failed'; readonly failure: Failure };

export type PasswordView = {
  readonly form: PasswordForm;
  /** By field, whether or not it is time to say so. */
  readonly problems: Problems<keyof PasswordForm>;
  /** This version of the server refuses everybody but administrators. */
  readonly needsAdmin: boolean;
  readonly isSending: boolean;
  readonly failure: { readonly fact: string; readonly advice: string } | undefined;
};

export function passwordView(form: PasswordForm, { user }: Viewer, sending: PasswordSending): PasswordView {
  return {
    form,
    problems: passwordFormProblems(form),
    needsAdmin: !user.isAdmin,
    isSending: sending.status === 'underway',
    failure:
      sending.status === 'failed'
        ? { fact: toasts.updateUser(user.name).failure(''), advice: adviceOn(sending.failure) }
        : undefined,
  };
}

function adviceOn(failure: Failure): string {
  return failure.kind === 'unknown'
    ? sentences(
        refusalText(failure.because),
        'Whether the password was changed is not known: try both when you sign in next.',
      )
    : refusalText(failure);
}
