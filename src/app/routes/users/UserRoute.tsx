import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { emptyPassword } from '../../../domain/user/credentials.ts';
import { userFields, userForm, type UserForm } from '../../../domain/user/userForm.ts';
import type { User } from '../../../domain/user/userWire.ts';
import { UserScreen } from '../../../screens/users/UserScreen/UserScreen.tsx';
import { userView, type PasswordSubmission } from '../../../screens/users/UserScreen/userView.ts';
import { refreshUsers, changePassword, saveUser } from '../../flows/users/users.ts';
import { LeaveGuard, useLeaveAfter } from '../forms/LeaveGuard.tsx';
import { useForm } from '../forms/useForm.ts';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import { useRecords } from '../../stores/reading.ts';
import { passwordDrafts, userDrafts } from '../../stores/drafts/formDrafts.ts';
import { ask } from '../../stores/asked.ts';
import { loadNetworks } from '../../stores/records.ts';

type UserPageProps = { username: string; user: User | undefined };

function UserPage({ username, user }: UserPageProps) {
  const navigate = useNavigate();
  const records = useRecords();
  const { form, change, on, ...state } = useRecordEdit({
    drafts: userDrafts,
    about: username,
    current: user ? userForm(user) : unknownUserForm,
    fields: userFields,
    backHref: paths.users(),
    save: (edit) => saveUser(username, edit),
  });
  const password = usePasswordForm(username);

  const forms = {
    isDirty: () => (form.isDirty() && !user?.isAdmin) || password.form.isDirty(),
    discard: () => {
      form.discard();
      password.form.discard();
    },
  };

  const { isUnderway, after } = useLeaveAfter(() => {
    forms.discard();
    void navigate(paths.users(), { replace: true });
  });

  return (
    <LeaveGuard form={forms} isSaving={isUnderway}>
      <UserScreen
        view={userView(records, {
          ...state,
          username,
          password: password.form.value,
          passwordSubmission: password.sending,
        })}
        on={{
          change,
          save: on.save,
          discard: on.discard,
          otherChanges: on,
          refresh: () => void Promise.all([refreshUsers(), loadNetworks()]),
          changePasswordForm: password.form.change,
          changePassword: () => void password.send(),
          act: (actions, options) => ask(actions, { ...options, around: after }),
        }}
      />
    </LeaveGuard>
  );
}

function usePasswordForm(username: string) {
  const form = useForm(passwordDrafts, username, emptyPassword);
  const [sending, setSending] = useState<PasswordSubmission>({ status: 'idle' });

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

const unknownUserForm: UserForm = { isAdmin: false, networks: [] };

/** The key restarts the form once the user has loaded. */
export function UserRoute() {
  const { username = '' } = useParams();
  const user = valueOf(useRecords().users.data)?.find((candidate) => candidate.username === username);
  // A deleted user stays known, so that the page doesn't remount before it is left.
  const [known, setKnown] = useState<string>();
  if (user && known !== username) setKnown(username);
  return <UserPage key={`${username} ${known === username}`} username={username} user={user} />;
}
