import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { User } from '../../../domain/user/user.ts';
import { UserScreen } from '../../../screens/users/UserScreen/UserScreen.tsx';
import { userView } from '../../../screens/users/UserScreen/userView.ts';
import { refreshUsers, removeUser } from '../../flows/users.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
import { loadNetworks, networksStore, usersStore } from '../../stores/records.ts';
import { usePasswordForm } from './usePasswordForm.ts';
import { useUserForm } from './useUserForm.ts';

type UserPageRouteProps = {
  username: string;
  /** undefined while loading, if there is none, and for those who may not know. */
  user: User | undefined;
  viewer: Viewer;
};

/** The page of one user, with its two forms. */
export function UserPageRoute({ username, user, viewer }: UserPageRouteProps) {
  const navigate = useNavigate();
  const { data: users } = useSnapshot(usersStore);
  const { data: networks } = useSnapshot(networksStore);
  const { form, saving, on } = useUserForm(username, user);
  const password = usePasswordForm(username);

  const forms = {
    isDirty: () => (form.isDirty() && !user?.isAdmin) || password.form.isDirty(),
    discard: () => {
      form.discard();
      password.form.discard();
    },
  };

  const { isUnderway, after } = useDeparture(() => {
    forms.discard();
    void navigate(paths.users(), { replace: true });
  });

  return (
    <>
      <Stay while={isUnderway}>
        <UserScreen
          view={userView({
            username,
            viewer,
            users,
            networks,
            edit: form.edit,
            saving,
            password: password.form.value,
            passwordSending: password.sending,
          })}
          on={{
            ...on,
            refresh: () => void Promise.all([refreshUsers(), loadNetworks()]),
            changePasswordForm: password.form.change,
            changePassword: () => void password.send(),
            remove: () => void after(() => removeUser(username)),
          }}
        />
      </Stay>
      <LeaveGuard form={forms} />
    </>
  );
}
