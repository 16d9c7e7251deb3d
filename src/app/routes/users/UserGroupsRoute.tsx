import { useNavigate, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import { userGroupsForm } from '../../../domain/user/userForm.ts';
import type { User } from '../../../domain/user/userWire.ts';
import { RecordPlaceholder } from '../../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import { recordPlaceholderView } from '../../../screens/state/RecordPlaceholder/recordPlaceholderView.ts';
import { ChoiceEditor } from '../../../screens/editor/ChoiceEditor/ChoiceEditor.tsx';
import { userGroupsView } from '../../../screens/users/UserGroupsScreen/userGroupsView.ts';
import { saveUserGroups } from '../../flows/users/users.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import { userGroupsDrafts } from '../../stores/drafts/formDrafts.ts';
import { loadUsers } from '../../stores/records.ts';
import { useRecords } from '../../stores/reading.ts';

export function UserGroupsRoute() {
  const { username = '' } = useParams();
  const { data: users } = useRecords().users;
  const user = valueOf(users)?.find((candidate) => candidate.username === username);
  if (user) return <UserGroupsForm key={username} user={user} />;

  const missing = {
    status: 'noRecord',
    heading: messages['user.notfound'],
    text: `There’s no user named ${username}.`,
    listHref: paths.users(),
    listLabel: 'All users',
  } as const;
  return (
    <RecordPlaceholder
      view={recordPlaceholderView(users, 'the user', missing)}
      onRetry={() => void loadUsers()}
    />
  );
}

function UserGroupsForm({ user }: { user: User }) {
  const navigate = useNavigate();
  const records = useRecords();
  const { form, change, on, ...state } = useRecordEdit({
    drafts: userGroupsDrafts,
    about: user.username,
    current: userGroupsForm(user),
    fields: ['groups'],
    backHref: paths.user(user.username),
    save: (edit) => saveUserGroups(user.username, edit),
    leave: () => void navigate(paths.users()),
  });
  return (
    <LeaveGuard form={form} isSaving={state.isSaving}>
      <ChoiceEditor
        view={userGroupsView(records, user, state)}
        on={{ ...on, choose: (chosen) => change({ groups: chosen }) }}
      />
    </LeaveGuard>
  );
}
