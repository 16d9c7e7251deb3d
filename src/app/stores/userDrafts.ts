import type { NewUserForm } from '../../domain/user/newUserForm.ts';
import type { PasswordForm } from '../../domain/user/passwordForm.ts';
import type { UserForm } from '../../domain/user/userForm.ts';
import { draftsOf } from './formDrafts.ts';

export const userDrafts = draftsOf<UserForm>('user', { secret: [] });

/** What is typed here holds a password: that lives in memory only, and goes with the answer that it was taken. */
export const newUserDrafts = draftsOf<NewUserForm>('newUser', { secret: ['password', 'confirmation'] });
export const passwordDrafts = draftsOf<PasswordForm>('password', { secret: ['password', 'confirmation'] });
