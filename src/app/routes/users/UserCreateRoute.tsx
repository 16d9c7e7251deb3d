import { useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { emptyNewUser, newUserOf } from '../../../domain/user/userForm.ts';
import { UserCreateScreen } from '../../../screens/users/UserCreateScreen/UserCreateScreen.tsx';
import { userCreateView } from '../../../screens/users/UserCreateScreen/userCreateView.ts';
import { createUser } from '../../flows/users/users.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useFormSubmit } from '../forms/useForm.ts';
import { useGoBack } from '../../stores/history.ts';
import { useRecords } from '../../stores/reading.ts';
import { newUserDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { loadNetworks } from '../../stores/records.ts';

export function UserCreateRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.users());
  const records = useRecords();
  const { form, guard } = useFormSubmit({
    toast: ({ username }) => toasts.createUser(username),
    drafts: newUserDrafts,
    about: 'new',
    initial: emptyNewUser,
    send: (typed) => createUser(newUserOf(typed)),
    sent: (typed) => {
      showNewRow(newUserOf(typed).username);
      void navigate(paths.users());
    },
    leave: goBack,
  });

  return (
    <LeaveGuard {...guard}>
      <UserCreateScreen
        view={userCreateView(records, {
          form: form.value,
          isSaving: form.isSaving,
          failure: form.failure,
        })}
        on={{
          change: form.change,
          create: form.submit,
          cancel: form.cancel,
          reloadNetworks: () => void loadNetworks(),
        }}
      />
    </LeaveGuard>
  );
}
