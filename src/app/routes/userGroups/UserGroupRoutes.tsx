import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { messages } from '../../../domain/text/messages.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { groupNameProblem } from '../../../domain/user/userGroup.ts';
import { CreateUserGroupDialog } from '../../../screens/userGroups/CreateUserGroupDialog/CreateUserGroupDialog.tsx';
import { UserGroupListScreen } from '../../../screens/userGroups/UserGroupListScreen/UserGroupListScreen.tsx';
import { userGroupListView } from '../../../screens/userGroups/UserGroupListScreen/userGroupListView.ts';
import { refreshUserGroups, removeUserGroup, createUserGroup } from '../../flows/users/userGroups.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useSearchQuery } from '../../query/useQuery.ts';
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
  const form = useForm(userGroupDrafts, 'create', { name: '' });
  const [failure, setFailure] = useState<Failure>();
  const problem = groupNameProblem(form.value.name, valueOf(groups) ?? []);

  const leave = () => {
    form.discard();
    close();
  };
  const { isUnderway, after } = useDeparture(() => {
    showNewRow(form.value.name.trim());
    leave();
  });
  const create = async () => {
    const result = await createUserGroup(form.value.name.trim());
    if (!result.ok && result.error.kind !== 'superseded') setFailure(result.error);
    return result.ok;
  };

  return (
    <>
      <Stay while={isUnderway}>
        <CreateUserGroupDialog
          view={{
            name: form.value.name,
            problem: problem && messages[problem],
            isSaving: isUnderway,
            failure: failure && { fact: toasts.createUserGroup().failure(''), reason: refusalText(failure) },
          }}
          on={{
            type: (name) => {
              setFailure(undefined);
              form.change({ name });
            },
            create: () => void after(create),
            cancel: leave,
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
