import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { groupNameProblem } from '../../../domain/user/userGroup.ts';
import {
  CreateUserGroupDialog,
  UserGroupListScreen,
} from '../../../screens/userGroups/UserGroupListScreen/UserGroupListScreen.tsx';
import { userGroupListView } from '../../../screens/userGroups/UserGroupListScreen/userGroupListView.ts';
import { refreshUserGroups, removeUserGroup, createUserGroup } from '../../flows/users/userGroups.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useFormSubmit } from '../forms/useForm.ts';
import { useSearchQuery } from '../forms/useQuery.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { userGroupDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { networksStore, userGroupsStore, usersStore } from '../../stores/records.ts';

/** `/usergroups`, which stays under the dialog of `/usergroups/create`. */
export function UserGroupListRoute() {
  const { query, rowsPerPage, newRow, search, turnTo } = useSearchQuery();
  const groups = useSnapshot(userGroupsStore);
  const { data: users } = useSnapshot(usersStore);
  const { data: networks } = useSnapshot(networksStore);

  return (
    <>
      <UserGroupListScreen
        view={userGroupListView({
          groups: groups.data,
          isRefreshing: groups.isLoading,
          users: valueOf(users) ?? [],
          networks: valueOf(networks) ?? [],
          query,
          rowsPerPage,
          newRow,
        })}
        on={{
          refresh: () => void refreshUserGroups(),
          search,
          turnTo,
          remove: (name) => void removeUserGroup(name),
        }}
      />
      <Outlet />
    </>
  );
}

/** `/usergroups/create` */
export function CreateUserGroupRoute() {
  const close = useCloseDialog();
  const { data: groups } = useSnapshot(userGroupsStore);
  const { form, isSaving, failure, change, submit, cancel } = useFormSubmit({
    drafts: userGroupDrafts,
    about: 'create',
    initial: { name: '' },
    send: ({ name }) => createUserGroup(name.trim()),
    sent: ({ name }) => {
      showNewRow(name.trim());
      close();
    },
    leave: close,
  });
  const { name } = form.value;
  const problem = groupNameProblem(name, valueOf(groups) ?? []);

  return (
    <LeaveGuard form={form} isSaving={isSaving}>
      <CreateUserGroupDialog
        view={{
          name,
          problem: problem && messages[problem],
          isDirty: name !== '',
          isSaving,
          failure: failedText(toasts.createUserGroup(), failure),
        }}
        on={{ type: (text) => change({ name: text }), create: submit, cancel }}
      />
    </LeaveGuard>
  );
}
