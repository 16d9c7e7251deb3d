import { Outlet } from 'react-router-dom';
import { searchFilter } from '../../../domain/listFilter.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  CreateUserGroupDialog,
  UserGroupListScreen,
} from '../../../screens/userGroups/UserGroupListScreen/UserGroupListScreen.tsx';
import { userGroupListView } from '../../../screens/userGroups/UserGroupListScreen/userGroupListView.ts';
import { createUserGroup, refreshUserGroups } from '../../flows/users/userGroups.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useFormSubmit } from '../forms/useForm.ts';
import { useList } from '../forms/useQuery.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { ask } from '../../stores/asked.ts';
import { userGroupDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { useRecords } from '../../stores/reading.ts';
import { trimmed } from '../../../domain/trimmed.ts';

export function UserGroupListRoute() {
  const list = useList(searchFilter, 'user-groups');
  const records = useRecords();

  return (
    <>
      <UserGroupListScreen
        view={userGroupListView(records, list.page)}
        on={{
          refresh: () => void refreshUserGroups(),
          ...list.on,
          act: ask,
        }}
      />
      <Outlet />
    </>
  );
}

export function CreateUserGroupRoute() {
  const close = useCloseDialog();
  const { userGroups } = useRecords();
  const { form, guard } = useFormSubmit({
    toast: toasts.createUserGroup,
    drafts: userGroupDrafts,
    about: 'create',
    initial: { name: '' },
    send: ({ name }) => createUserGroup(trimmed(name)),
    sent: ({ name }) => {
      showNewRow(trimmed(name));
      close();
    },
    leave: close,
  });
  return (
    <LeaveGuard {...guard}>
      <CreateUserGroupDialog form={form} groups={valueOf(userGroups.data) ?? []} />
    </LeaveGuard>
  );
}
