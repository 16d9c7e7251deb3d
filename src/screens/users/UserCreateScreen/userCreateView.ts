import { textFromList } from '../../../domain/list.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Problems } from '../../../domain/text/messages.ts';
import type { FailedText } from '../../../domain/text/refusalText.ts';
import { levelOfNewUser, levelText } from '../../../domain/user/networkLevels.ts';
import { newUserProblems, type NewUserField, type NewUserForm } from '../../../domain/user/userForm.ts';
import type { User } from '../../../domain/user/userWire.ts';
import type { NetworksView } from '../NetworksSection.tsx';
import { networksView, userQuestion, type UserQuestion } from '../networksView.ts';

export type UserCreateInput = {
  readonly users: Loadable<readonly User[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly isEE: boolean;
  readonly form: NewUserForm;
  readonly isSaving: boolean;
  readonly failure: FailedText | undefined;
};

export type UserCreateView =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly form: NewUserForm;
      /** By field, whether or not it is time to say so. */
      readonly problems: Problems<NewUserField>;
      /** The name belongs to another user: said at once, there is nothing more to type. */
      readonly isNameTaken: boolean;
      readonly networks: NetworksView;
      readonly networksHint: string | undefined;
      readonly question: UserQuestion | undefined;
      readonly isSaving: boolean;
      readonly failure: FailedText | undefined;
    };

export function userCreateView({
  users,
  networks,
  isEE,
  form,
  isSaving,
  failure,
}: UserCreateInput): UserCreateView {
  if (isPending(users) || isPending(networks)) return { status: 'loading' };
  const levelOf =
    isEE && !form.isAdmin ? (network: Network) => levelOfNewUser(network, form.username) : undefined;
  const takenNames = new Set((valueOf(users) ?? []).map((user) => user.username));
  return {
    status: 'ready',
    form,
    problems: newUserProblems(form, takenNames),
    isNameTaken: takenNames.has(form.username),
    networks: networksView(networks, form.networks, levelOf && ((network) => levelText(levelOf(network)))),
    question: userQuestion(form, networks, levelOf),
    networksHint: networksHint(form),
    isSaving,
    failure,
  };
}

function networksHint({ isAdmin, networks }: NewUserForm): string {
  if (networks.length > 0) return `The user sees ${textFromList(networks)}`;
  return isAdmin ? 'Without a list, an administrator sees all networks' : 'The user sees no network';
}

/** A failed read is an answer, too: the form works without. */
function isPending({ status }: Loadable<unknown>): boolean {
  return status === 'idle' || status === 'loading';
}
