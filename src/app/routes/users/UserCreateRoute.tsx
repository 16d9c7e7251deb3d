import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { paths } from '../../../domain/paths.ts';
import { emptyNewUser, newUserOf } from '../../../domain/user/userForm.ts';
import { UserCreateScreen } from '../../../screens/users/UserCreateScreen/UserCreateScreen.tsx';
import { userCreateView } from '../../../screens/users/UserCreateScreen/userCreateView.ts';
import { createUser } from '../../flows/users/users.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useGoBack } from '../../shell/history.ts';
import { newUserDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { loadNetworks, networksStore, usersStore } from '../../stores/records.ts';

/** `/users/create` */
export function UserCreateRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.users());
  const form = useForm(newUserDrafts, 'new', emptyNewUser);
  const { data: users } = useSnapshot(usersStore);
  const { data: networks } = useSnapshot(networksStore);
  const [failure, setFailure] = useState<Failure>();

  function leave() {
    form.discard();
    void navigate(paths.users());
  }

  const { isUnderway, after } = useDeparture(() => {
    showNewRow(newUserOf(form.value).username);
    leave();
  });
  async function create() {
    setFailure(undefined);
    const result = await createUser(newUserOf(form.value));
    if (!result.ok) setFailure(result.error);
    return result.ok;
  }

  return (
    <>
      <Stay while={isUnderway}>
        <UserCreateScreen
          view={userCreateView({ users, networks, form: form.value, isSaving: isUnderway, failure })}
          on={{
            change: form.change,
            create: () => void after(create),
            cancel: () => {
              form.discard();
              goBack();
            },
            reloadNetworks: () => void loadNetworks(),
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
