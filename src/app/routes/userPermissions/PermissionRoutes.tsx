import { Outlet, useParams } from 'react-router-dom';
import { searchFilter } from '../../../domain/listFilter.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { networkIn } from '../../../domain/records.ts';
import { paths } from '../../../domain/paths.ts';
import { networkUserFields, networkUserForm, type NetworkUser } from '../../../domain/user/networkUser.ts';
import { messages } from '../../../domain/text/messages.ts';
import { NotFoundDialog } from '../../../screens/state/NotFoundDialog/NotFoundDialog.tsx';
import { networkNotFound } from '../../../screens/state/NotFoundScreen/networkNotFound.ts';
import { RecordNotFoundScreen } from '../../../screens/state/NotFoundScreen/NotFoundScreen.tsx';
import { EditPermissionDialog } from '../../../screens/userPermissions/EditPermissionDialog/EditPermissionDialog.tsx';
import { editPermissionView } from '../../../screens/userPermissions/EditPermissionDialog/editPermissionView.ts';
import { PermissionListScreen } from '../../../screens/userPermissions/PermissionListScreen/PermissionListScreen.tsx';
import { permissionListView } from '../../../screens/userPermissions/PermissionListScreen/permissionListView.ts';
import { actOnAll } from '../../flows/act.ts';
import { savePermission } from '../../flows/users/permissions.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import { useList } from '../forms/useQuery.ts';
import { ask } from '../../stores/asked.ts';
import { useRecords } from '../../stores/reading.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { permissionDrafts } from '../../stores/drafts/formDrafts.ts';
import { loadNetworkUsers } from '../../stores/records.ts';

export function PermissionListRoute() {
  const { netid = '' } = useParams();
  const list = useList(searchFilter, 'user-permissions', netid);
  const records = useRecords();

  if (records.networks.data.status === 'ready' && !networkIn(records, netid)) {
    const all = { listHref: paths.userPermissions(), listLabel: 'Permissions in all networks' };
    return <RecordNotFoundScreen view={networkNotFound(netid, all)} />;
  }
  return (
    <>
      <PermissionListScreen
        view={permissionListView(records, { ...list.page, netid })}
        on={{
          refresh: () => void loadNetworkUsers(),
          ...list.on,
          setAll: (usernames, values) =>
            void actOnAll(usernames.map((username) => ({ kind: 'setPermission', netid, username, values }))),
          act: ask,
        }}
      />
      <Outlet />
    </>
  );
}

export function EditPermissionRoute() {
  const { netid = '', username = '' } = useParams();
  const close = useCloseDialog();
  const users = valueOf(useRecords().networkUsers.data);
  if (!users) return null;
  const user = users.get(netid)?.find(({ id }) => id === username);
  if (!user) {
    return (
      <NotFoundDialog
        title={messages['user.notfound']}
        text={`${username} doesn’t exist or has no access to ${netid}.`}
        closeLabel={`View users of ${netid}`}
        onClose={close}
      />
    );
  }
  return <EditPermission key={`${netid}/${username}`} netid={netid} user={user} />;
}

function EditPermission({ netid, user }: { netid: string; user: NetworkUser }) {
  const close = useCloseDialog();
  const records = useRecords();
  const { form, change, on, ...state } = useRecordEdit({
    drafts: permissionDrafts,
    about: `${netid}/${user.id}`,
    current: networkUserForm(user),
    fields: networkUserFields,
    backHref: paths.userPermissions(netid),
    save: (edit) => savePermission(netid, user.id, edit),
    leave: close,
    // Shows which values the server changed.
    staysAfter: ({ overrides }) => overrides.length > 0,
  });
  return (
    <LeaveGuard form={form} isSaving={state.isSaving}>
      <EditPermissionDialog
        view={editPermissionView(records, { ...state, netid, user })}
        on={{
          ...on,
          change,
          cancel: () => {
            form.discard();
            close();
          },
        }}
      />
    </LeaveGuard>
  );
}
