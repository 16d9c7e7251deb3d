import { textFromList } from '../../../domain/list.ts';
import { isPending, valueOf } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { FailedText } from '../../../domain/text/rejectionText.ts';
import { levelOfNewUser, levelText } from '../../../domain/user/networkLevels.ts';
import { newUserProblems, type NewUserForm } from '../../../domain/user/userForm.ts';
import type { Records } from '../../../domain/records.ts';
import { networksView, adminConfirmationKind } from '../networksView.ts';

type Page = {
  readonly form: NewUserForm;
  readonly isSaving: boolean;
  readonly failure: FailedText | undefined;
};

export type UserCreateView = { readonly status: 'loading' } | UserCreateForm;

export function userCreateView(records: Records, page: Page): UserCreateView {
  const { users, networks } = records;
  // The form also works if loading users or networks has failed.
  return isPending(users.data) || isPending(networks.data) ? { status: 'loading' } : formOf(records, page);
}

function formOf({ viewer, users, networks: listed }: Records, { form, isSaving, failure }: Page) {
  const { isEE } = viewer;
  const networks = listed.data;
  const levelOf =
    isEE && !form.isAdmin ? (network: Network) => levelOfNewUser(network, form.username) : undefined;
  const takenNames = new Set((valueOf(users.data) ?? []).map((user) => user.username));
  return {
    status: 'ready' as const,
    form,
    problems: newUserProblems(form, takenNames),
    /** Shown while typing, unlike other problems. */
    isNameTaken: takenNames.has(form.username),
    networks: networksView(networks, form.networks, levelOf && ((network) => levelText(levelOf(network)))),
    question: adminConfirmationKind(form, networks, levelOf),
    networksHint: networksHint(form),
    isSaving,
    failure,
  };
}

export type UserCreateForm = ReturnType<typeof formOf>;

function networksHint({ isAdmin, networks }: NewUserForm): string {
  if (networks.length > 0) return `The user can see ${textFromList(networks)}`;
  return isAdmin ? 'Without a list, administrators can see all networks' : 'The user can’t see any networks';
}
