import { changedFields, type Edit } from '../../../domain/edit/edit.ts';
import type { SaveFailure } from '../../../domain/failure.ts';
import { textFromList } from '../../../domain/list.ts';
import { allowedOptions } from '../../../domain/network/networkAllowed.ts';
import { labels } from '../../../domain/text/labels.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { Network } from '../../../domain/network/network.ts';
import { accessByUserChange, changedAccess, type NetworkUsers } from '../../../domain/user/networkLevels.ts';
import { userGroupsForm, withGroups, type UserGroupsForm } from '../../../domain/user/userForm.ts';
import { userText } from '../../../domain/user/userText.ts';
import type { User } from '../../../domain/user/userWire.ts';
import type { ChoiceEditorView } from '../../editor/ChoiceEditor/ChoiceEditor.tsx';
import { otherChangesView } from '../../editor/EditConflicts/editConflictsView.ts';

export type UserGroupsInput = {
  readonly user: User;
  readonly known: readonly string[];
  readonly networks: readonly Network[] | undefined;
  readonly networkUsers: NetworkUsers | undefined;
  readonly edit: Edit<UserGroupsForm>;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
};

export function userGroupsView(input: UserGroupsInput): ChoiceEditorView<'groups'> {
  const { user, known, edit, isSaving, failure } = input;
  const { before, after } = edit;
  const label = labels.section.userGroups;
  const isChanged = changedFields(edit, ['groups']).length > 0;
  return {
    title: `Edit groups of ${user.username}`,
    label,
    description: `Groups of ${user.username}. Currently: ${namesText(before.groups)}.`,
    options: allowedOptions(known, [...before.groups, ...after.groups], 'everyone, in any group'),
    selected: new Set(after.groups),
    isChanged,
    lockedReason: user.isAdmin ? userText.adminGroups : undefined,
    warning:
      after.groups.length === 0
        ? 'Users without a group lose all access, so this user will be added to *.'
        : undefined,
    access: isChanged ? { changes: accessOf(input) } : undefined,
    otherChanges: otherChangesView(edit, userGroupsForm(user), {
      fields: ['groups'],
      label: () => label,
      value: (_, names) => namesText(names),
    }),
    consent: undefined,
    isSaving,
    failure: failedText(toasts.updateUser(user.username), failure),
  };
}

function accessOf({ user, edit, networks, networkUsers }: UserGroupsInput) {
  if (!networks || !networkUsers) return undefined;
  const after = withGroups(user, edit.after);
  return changedAccess(accessByUserChange([{ before: user, after }], networks, networkUsers));
}

function namesText(names: readonly string[]): string {
  return textFromList(names) || labels.value.notSet;
}
