import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { User } from '../../../domain/user/user.ts';
import { userGroupsForm } from '../../../domain/user/userGroupsForm.ts';
import { UserGroupsScreen } from '../../../screens/users/UserGroupsScreen/UserGroupsScreen.tsx';
import {
  userGroupsView,
  type UserGroupsView,
} from '../../../screens/users/UserGroupsScreen/userGroupsView.ts';
import { saveUserGroups } from '../../flows/users/users.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { noEditor, useRecordEdit } from '../../forms/useRecordEdit.ts';
import { userGroupsDrafts } from '../../stores/drafts/formDrafts.ts';
import { loadUsers, userGroupsStore, usersStore } from '../../stores/records.ts';

/** `/users/{username}/groups` */
export function UserGroupsRoute() {
  const { username = '' } = useParams();
  const { data: users } = useSnapshot(usersStore);
  const user = valueOf(users)?.find((one) => one.username === username);
  if (user) return <UserGroupsForm key={username} user={user} />;

  const view: UserGroupsView =
    users.status === 'failed'
      ? { status: 'failed', reason: failureText(users.failure) }
      : users.status === 'ready'
        ? { status: 'missing', username, listHref: paths.users() }
        : { status: 'loading' };
  return (
    <UserGroupsScreen
      view={view}
      on={{ ...noEditor, choose: () => {}, save: () => {}, retry: () => void loadUsers() }}
    />
  );
}

function UserGroupsForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const { data: groups } = useSnapshot(userGroupsStore);
  const { form, on, ...state } = useRecordEdit({
    drafts: userGroupsDrafts,
    about: user.username,
    current: userGroupsForm(user),
    fields: ['groups'],
    backHref: paths.user(user.username),
    save: (edit) => saveUserGroups(user.username, edit),
    leave: () => {
      void navigate(paths.users());
      return true;
    },
  });
  return (
    <LeaveGuard form={form} isSaving={state.isSaving}>
      <UserGroupsScreen
        view={userGroupsView({ ...state, user, known: valueOf(groups) ?? [] })}
        on={{
          ...on,
          choose: (chosen) => form.change({ groups: chosen }),
          save: () => void on.save(),
          retry: () => void loadUsers(),
        }}
      />
    </LeaveGuard>
  );
}
