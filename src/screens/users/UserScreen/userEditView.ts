import { changedFields, type EditState } from '../../../domain/edit/edit.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Records } from '../../../domain/records.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
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
import {
  accessByUserChange,
  levelChange,
  levelText,
  limitChanges,
} from '../../../domain/user/networkLevels.ts';
import type { User } from '../../../domain/user/userWire.ts';
import {
  otherChangesView,
  type FieldLabels,
  type OtherChanges,
} from '../../editor/EditConflicts/editConflictsView.ts';
import { networksView, adminConfirmationKind } from '../networksView.ts';

const words: FieldLabels<UserForm> = {
  fields: userFields,
  label: (field) => userFieldLabels[field],
  value: (_, value) => userFieldValue(value),
};

const noConflicts: OtherChanges<UserField> = { conflicts: [], newValues: [] };

export function userEditView(records: Records, user: User, state: EditState<UserForm>) {
  const { edit, isSaving, failure, overrides } = state;
  const networks = records.networks.data;
  const networkUsers = records.viewer.isEE ? records.networkUsers.data : undefined;
  const current = userForm(user);
  const isLocked = user.isAdmin;
  const form = isLocked ? current : edit.after;
  const changed = isLocked ? [] : changedFields(edit, userFields);
  // The server ignores the list when it promotes a user.
  const lists = { before: edit.before.networks, after: form.isAdmin ? edit.before.networks : form.networks };
  const changeOn =
    networkUsers && ((network: Network) => levelChange(network, user, lists, valueOf(networkUsers)));
  const steps =
    changed.includes('networks') && !form.isAdmin
      ? accessByUserChange(
          [{ before: { ...user, networks: lists.before }, after: { ...user, networks: lists.after } }],
          valueOf(networks) ?? [],
          (networkUsers && valueOf(networkUsers)) ?? new Map(),
        )
      : [];
  const note = (network: Network) => {
    const step = steps.find(({ netid }) => netid === network.netid);
    const level = changeOn && levelText(changeOn(network));
    return level && [level, ...(step ? limitChanges(step) : [])].join(', ');
  };
  return {
    form,
    lockedReason: isLocked ? userText.adminLocked : undefined,
    changes: changed.map((field) => userFieldLabels[field]),
    isAdminChanged: changed.includes('isAdmin'),
    networks: networksView(networks, [...edit.before.networks, ...form.networks], changeOn && note),
    networksHint: isLocked
      ? undefined
      : (networkChangeText(edit.before.networks, edit.after.networks) ?? userText.nextLogin),
    areNetworksChanged: changed.includes('networks'),
    losesLastNetwork: !isLocked && losesLastNetwork(edit),
    submitLabel: isLocked ? userText.updateAdmin : userText.update,
    question: adminConfirmationKind(form, networks, changeOn),
    otherChanges: isLocked ? noConflicts : otherChangesView(edit, current, words),
    isSaving,
    failure: failedText(toasts.updateUser(user.username), failure),
    overrides: overrides && userOverrideText(overrides),
  };
}

export type UserEditView = ReturnType<typeof userEditView>;
