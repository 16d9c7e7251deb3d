import { changedFields, type Edit } from '../../../domain/edit/edit.ts';
import type { SaveFailure } from '../../../domain/failure.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  userOverrideText,
  networkChangeText,
  userFieldLabels,
  userFieldValue,
  userText,
} from '../../../domain/user/userText.ts';
import {
  losesLastNetwork,
  userFields,
  userForm,
  type UserField,
  type UserForm,
} from '../../../domain/user/userForm.ts';
import { levelChange, levelText, type NetworkUsers } from '../../../domain/user/networkLevels.ts';
import type { User } from '../../../domain/user/userWire.ts';
import {
  meanwhileView,
  type FormWords,
  type MeanwhileView,
} from '../../shared/EditConflicts/editConflictsView.ts';
import type { NetworksView } from '../NetworksSection.tsx';
import { networksView, userQuestion, type UserQuestion } from '../networksView.ts';

/** How the latest attempt to save stands. */
export type UserSaving =
  | { readonly status: 'idle' | 'underway' }
  | { readonly status: 'failed'; readonly failure: SaveFailure }
  /** `kept` is what the server took without storing it; the form shows what it stored. */
  | { readonly status: 'saved'; readonly kept: readonly UserField[]; readonly stored: UserForm };

export type UserEditInput = {
  /** As last known. */
  readonly user: User;
  readonly networks: Loadable<readonly Network[]>;
  /** The levels on networks; undefined on the community edition, which has none. */
  readonly networkUsers: Loadable<NetworkUsers> | undefined;
  readonly edit: Edit<UserForm>;
  readonly saving: UserSaving;
};

export type UserEditView = {
  readonly form: UserForm;
  /** Why nothing of it can be changed. */
  readonly lockedReason: string | undefined;
  /** Labels of what a save would change. */
  readonly changes: readonly string[];
  readonly isAdminChanged: boolean;
  readonly networks: NetworksView;
  readonly networksHint: string | undefined;
  readonly areNetworksChanged: boolean;
  /** The server will ignore it. */
  readonly losesLastNetwork: boolean;
  readonly submitLabel: string;
  /** What is asked about before it is sent. */
  readonly question: UserQuestion | undefined;
  readonly meanwhile: MeanwhileView<UserField>;
  readonly isSaving: boolean;
  readonly failure: { readonly fact: string; readonly advice: string } | undefined;
  /** After saving: what the server did not store as asked. */
  readonly kept: string | undefined;
};

const words: FormWords<UserForm> = {
  fields: userFields,
  label: (field) => userFieldLabels[field],
  value: (_, value) => userFieldValue(value),
};

const nothing: MeanwhileView<UserField> = { conflicts: [], news: [] };

export function userEditView({ user, networks, networkUsers, edit, saving }: UserEditInput): UserEditView {
  const current = userForm(user);
  const isLocked = user.isAdmin;
  const form = isLocked ? current : edit.after;
  const changed = isLocked ? [] : changedFields(edit, userFields);
  // The server stores nothing of the list together with a promotion.
  const lists = { before: edit.before.networks, after: form.isAdmin ? edit.before.networks : form.networks };
  const changeOn =
    networkUsers && ((network: Network) => levelChange(network, user, lists, valueOf(networkUsers)));
  return {
    form,
    lockedReason: isLocked ? userText.adminLocked : undefined,
    changes: changed.map((field) => userFieldLabels[field]),
    isAdminChanged: changed.includes('isAdmin'),
    networks: networksView(
      networks,
      [...edit.before.networks, ...form.networks],
      changeOn && ((network) => levelText(changeOn(network))),
    ),
    networksHint: isLocked
      ? undefined
      : (networkChangeText(edit.before.networks, edit.after.networks) ?? userText.nextSignIn),
    areNetworksChanged: changed.includes('networks'),
    losesLastNetwork: !isLocked && losesLastNetwork(edit),
    submitLabel: isLocked ? userText.updateAdmin : userText.update,
    question: userQuestion(form, networks, changeOn),
    meanwhile: isLocked ? nothing : meanwhileView(edit, current, words),
    isSaving: saving.status === 'underway',
    failure:
      saving.status === 'failed'
        ? { fact: toasts.updateUser(user.username).failure(''), advice: refusalText(saving.failure) }
        : undefined,
    kept: saving.status === 'saved' ? userOverrideText(saving.kept, saving.stored) : undefined,
  };
}
