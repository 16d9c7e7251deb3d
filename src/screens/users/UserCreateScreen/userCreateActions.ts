import type { NewUserForm } from '../../../domain/user/newUserForm.ts';

export type UserCreateActions = {
  change(changes: Partial<NewUserForm>): void;
  /** Everything is valid, and a new administrator was agreed to. */
  create(): void;
  cancel(): void;
  /** Reads the networks again. */
  reloadNetworks(): void;
};
