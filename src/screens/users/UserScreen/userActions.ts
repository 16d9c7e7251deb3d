import type { PasswordForm } from '../../../domain/user/passwordForm.ts';
import type { UserField, UserForm } from '../../../domain/user/userForm.ts';
import type { EditConflictsActions } from '../../shared/EditConflicts/EditConflicts.tsx';

/** What can be asked for on a user's page. Questions before a change were answered already. */
export type UserActions = {
  /** Reads users and networks again. */
  refresh(): void;
  change(changes: Partial<UserForm>): void;
  save(): void;
  discard(): void;
  meanwhile: EditConflictsActions<UserField>;
  changePasswordForm(changes: Partial<PasswordForm>): void;
  /** The password is valid and the question was answered. */
  changePassword(): void;
  remove(): void;
};
