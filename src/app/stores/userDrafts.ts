import type { NewUserForm } from '../../domain/user/newUserForm.ts';
import type { PasswordForm } from '../../domain/user/passwordForm.ts';
import type { UserForm } from '../../domain/user/userForm.ts';
import { draftsOf } from './drafts.ts';

export const userDrafts = draftsOf<UserForm>();

/** What is typed here holds a password: it lives in memory only, and goes with the answer that it was taken. */
export const newUserDrafts = draftsOf<NewUserForm>();
export const passwordDrafts = draftsOf<PasswordForm>();
