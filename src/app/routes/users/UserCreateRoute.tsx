import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { emptyNewUser, newUserOf } from '../../../domain/user/newUserForm.ts';
import { UserCreateScreen } from '../../../screens/users/UserCreateScreen/UserCreateScreen.tsx';
import { userCreateView } from '../../../screens/users/UserCreateScreen/userCreateView.ts';
import { createUser } from '../../flows/users.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useForm } from '../../forms/useForm.ts';
import { loadNetworks, networksStore, usersStore } from '../../stores/records.ts';
import { newUserDrafts } from '../../stores/formDrafts.ts';

/** `/users/create` */
export function UserCreateRoute() {
  const navigate = useNavigate();
  const form = useForm(newUserDrafts, 'new', emptyNewUser);
  const { data: users } = useSnapshot(usersStore);
  const { data: networks } = useSnapshot(networksStore);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  function leave() {
    form.discard();
    void navigate(paths.users());
  }

  async function create() {
    setIsSaving(true);
    setFailure(undefined);
    const result = await createUser(newUserOf(form.value));
    setIsSaving(false);
    if (result.ok) leave();
    else setFailure(result.error);
  }

  return (
    <>
      <UserCreateScreen
        view={userCreateView({ users, networks, form: form.value, isSaving, failure })}
        on={{
          change: form.change,
          create: () => void create(),
          cancel: leave,
          reloadNetworks: () => void loadNetworks(),
        }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
