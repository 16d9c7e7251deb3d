import { refuse } from '../../api/failure.ts';
import { conflicts, type Edit } from '../../domain/edit/edit.ts';
import { notSent, type Failure } from '../../domain/failure.ts';
import { sameList } from '../../domain/list.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { userText } from '../../domain/text/userText.ts';
import { userGroupsForm, withGroups, type UserGroupsForm } from '../../domain/user/userGroupsForm.ts';
import { api } from '../api.ts';
import type { Saved } from '../forms/useRecordEdit.ts';
import { loadUsers } from '../stores/records.ts';
import { isRefused, reread, withKnownOutcome } from './outcome.ts';
import { run } from './run.ts';
import { refreshUsers } from './users.ts';

/** Replaces the groups of a user, on top of the user as it is at that moment. */
export async function saveUserGroups(
  username: string,
  edit: Edit<UserGroupsForm>,
): Promise<Result<Saved<UserGroupsForm>, Failure>> {
  const result = await run(toasts.updateUser(username), () => update(username, edit));
  if (result.ok) void refreshUsers();
  else if (isRefused(result.error)) await loadUsers();
  return result;
}

async function update(
  username: string,
  edit: Edit<UserGroupsForm>,
): Promise<Result<Saved<UserGroupsForm>, Failure>> {
  const fresh = await api.users.read(username);
  if (!fresh.ok) return fail(notSent(fresh.error));
  if (conflicts(edit, userGroupsForm(fresh.value), ['groups']).length > 0) {
    return fail(refuse(userText.changedMeanwhile));
  }
  const asked = withGroups(fresh.value, edit.after);
  const sent = await withKnownOutcome(
    () => api.users.update(asked),
    async () => {
      const users = await reread(loadUsers);
      return users?.some((one) => one.username === username && sameList(one.groups, asked.groups));
    },
  );
  return sent.ok ? succeed({ form: userGroupsForm(asked), kept: [] }) : sent;
}
