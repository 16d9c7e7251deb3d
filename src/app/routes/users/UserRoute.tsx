import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { catchUp, keepMine, takeTheirs, type Edit } from '../../../domain/edit/edit.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { emptyPassword } from '../../../domain/user/credentials.ts';
import { userFields, userForm, type UserForm } from '../../../domain/user/userForm.ts';
import type { User } from '../../../domain/user/userWire.ts';
import type { UserSaving } from '../../../screens/users/UserScreen/userEditView.ts';
import { UserScreen } from '../../../screens/users/UserScreen/UserScreen.tsx';
import {
  userView,
  type PasswordSending,
  type UserActions,
} from '../../../screens/users/UserScreen/userView.ts';
import { refreshUsers, removeUser, changePassword, saveUser } from '../../flows/users/users.ts';
import { LeaveGuard, useDeparture } from '../forms/LeaveGuard.tsx';
import { useForm } from '../forms/useForm.ts';
import { useViewer } from '../../stores/reading.ts';
import { passwordDrafts, userDrafts } from '../../stores/drafts/formDrafts.ts';
import { loadNetworks, networksStore, networkUsersStore, usersStore } from '../../stores/records.ts';

type UserPageRouteProps = {
  username: string;
  /** undefined while loading, if there is none, and for those who may not know. */
  user: User | undefined;
  viewer: Viewer;
};

export function UserPageRoute({ username, user, viewer }: UserPageRouteProps) {
  const navigate = useNavigate();
  const { data: users } = useSnapshot(usersStore);
  const { data: networks } = useSnapshot(networksStore);
  const { data: networkUsers } = useSnapshot(networkUsersStore);
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
    <LeaveGuard form={forms} isSaving={isUnderway}>
      <UserScreen
        view={userView({
          username,
          viewer,
          users,
          networks,
          networkUsers,
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
    </LeaveGuard>
  );
}

/** One's own new password. It is forgotten as soon as the server has taken it. */
function usePasswordForm(username: string) {
  const form = useForm(passwordDrafts, username, emptyPassword);
  const [sending, setSending] = useState<PasswordSending>({ status: 'idle' });

  async function send() {
    setSending({ status: 'underway' });
    const result = await changePassword(username, form.value.password);
    if (result.ok) {
      form.discard();
      setSending({ status: 'idle' });
    } else {
      setSending({ status: 'failed', failure: result.error });
    }
  }

  return { form, sending, send };
}

const nobody: UserForm = { isAdmin: false, networks: [] };

type EditActions = Pick<UserActions, 'change' | 'save' | 'discard' | 'meanwhile'>;

/** Role and networks of a user while they are edited; `user` is the record as it was last read. */
function useUserForm(username: string, user: User | undefined) {
  const current = user ? userForm(user) : nobody;
  const form = useForm(userDrafts, username, current);
  const [saving, setSaving] = useState<UserSaving>({ status: 'idle' });

  /** What was said of the last attempt is no longer about the form as it stands now. */
  function update(change: (edit: Edit<UserForm>) => Edit<UserForm>) {
    setSaving({ status: 'idle' });
    form.update(change);
  }

  async function save() {
    setSaving({ status: 'underway' });
    const result = await saveUser(username, form.edit);
    if (!result.ok) {
      setSaving({ status: 'failed', failure: result.error });
      return;
    }
    const { stored, kept } = result.value;
    form.discard(stored);
    setSaving(stored ? { status: 'saved', kept, stored } : { status: 'idle' });
  }

  const on: EditActions = {
    change: (changes) => {
      if (saving.status === 'saved') setSaving({ status: 'idle' });
      form.change(changes);
    },
    save: () => void save(),
    discard: () => {
      setSaving({ status: 'idle' });
      form.discard(current);
    },
    meanwhile: {
      keepMine: (field) => update((edit) => keepMine(edit, current, field)),
      takeTheirs: (field) => update((edit) => takeTheirs(edit, current, field)),
      catchUp: () => update((edit) => catchUp(edit, current, userFields)),
    },
  };
  return { form, saving, on };
}

/** `/users/{username}`, with a form that begins when the user is known, and anew for another one. */
export function UserRoute() {
  const { username = '' } = useParams();
  const viewer = useViewer();
  const { data } = useSnapshot(usersStore);
  const user = valueOf(data)?.find((one) => one.username === username);
  // A user who is deleted stays known: the page is to be left, not begun anew.
  const [known, setKnown] = useState<string>();
  if (user && known !== username) setKnown(username);
  if (!viewer) return null;
  return (
    <UserPageRoute
      key={`${username} ${known === username}`}
      username={username}
      user={user}
      viewer={viewer}
    />
  );
}
