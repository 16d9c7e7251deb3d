import { changedFields, type Edit, type EditState } from '../../../domain/edit/edit.ts';
import { textFromList } from '../../../domain/list.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { allowedOptions } from '../../../domain/network/networkAllowed.ts';
import { labels } from '../../../domain/text/labels.ts';
import { failedText } from '../../../domain/text/rejectionText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { Records } from '../../../domain/records.ts';
import { accessByUserChange, changedAccess } from '../../../domain/user/networkLevels.ts';
import { userGroupsForm, withGroups, type UserGroupsForm } from '../../../domain/user/userForm.ts';
import { userText } from '../../../domain/user/userText.ts';
import type { User } from '../../../domain/user/userWire.ts';
import type { ChoiceEditorView } from '../../editor/ChoiceEditor/ChoiceEditor.tsx';
import { otherChangesView } from '../../editor/EditConflicts/editConflictsView.ts';

export function userGroupsView(
  records: Records,
  user: User,
  state: EditState<UserGroupsForm>,
): ChoiceEditorView<'groups'> {
  const { edit, isSaving, failure } = state;
  const known = valueOf(records.userGroups.data) ?? [];
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
    access: isChanged ? { changes: accessOf(records, user, edit) } : undefined,
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

function accessOf(records: Records, user: User, edit: Edit<UserGroupsForm>) {
  const networks = valueOf(records.networks.data);
  const networkUsers = valueOf(records.networkUsers.data);
  if (!networks || !networkUsers) return undefined;
  const after = withGroups(user, edit.after);
  return changedAccess(accessByUserChange([{ before: user, after }], networks, networkUsers));
}

function namesText(names: readonly string[]): string {
  return textFromList(names) || labels.value.notSet;
}
