import { refuse } from '../../api/failure.ts';
import { changedFields, conflicts, type Edit } from '../../domain/edit/edit.ts';
import { notSent, type Failure } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { keptUserText, userText } from '../../domain/text/userText.ts';
import type { User } from '../../domain/user/user.ts';
import {
  keptFields,
  sentGroups,
  userFields,
  userForm,
  withUserChanges,
  type UserField,
  type UserForm,
} from '../../domain/user/userForm.ts';
import { api } from '../api.ts';
import { loadUsers, serverConfigStore } from '../stores/records.ts';
import { isOutcomeUnknown, isRefused, nobodyKnows } from './outcome.ts';
import { keptOutcome, run } from './run.ts';
import { refreshUsers } from './users.ts';

/** After an update. `stored` is undefined when the list could not be read again. */
export type SavedUser = {
  readonly stored: UserForm | undefined;
  /** What the server took without storing it. */
  readonly kept: readonly UserField[];
};

/** §4: the list is read again this long after an update, ms. */
const reloadDelay = 100;

/**
 * Saves what a person changed, on top of the user as it is at that moment. Nothing is sent when somebody else changed
 * the same meanwhile; the list is then read again, and the form shows both values.
 */
export async function saveUser(username: string, edit: Edit<UserForm>): Promise<Result<SavedUser, Failure>> {
  const result = await run(toasts.updateUser(username), () => update(username, edit), undefined, outcome);
  if (!result.ok && isRefused(result.error)) await loadUsers();
  return result;
}

async function update(username: string, edit: Edit<UserForm>): Promise<Result<SavedUser, Failure>> {
  const fresh = await api.users.read(username);
  if (!fresh.ok) return fail(notSent(fresh.error));
  if (fresh.value.isAdmin) return fail(refuse(userText.adminMeanwhile));
  if (conflicts(edit, userForm(fresh.value), userFields).length > 0)
    return fail(refuse(userText.changedMeanwhile));

  const asked = withUserChanges(fresh.value, edit);
  const groups = sentGroups(asked, valueOf(serverConfigStore.data)?.isEE);
  const sent = await api.users.update({ ...asked, groups });
  if (!sent.ok && !isOutcomeUnknown(sent.error)) return sent;

  await new Promise((resolve) => setTimeout(resolve, reloadDelay));
  const stored = await readAgain(username);
  if (!sent.ok && !stored) return nobodyKnows(sent.error);
  if (!sent.ok && !hasArrived(edit, asked, stored)) return sent;
  return succeed({
    stored: stored && userForm(stored),
    kept: stored ? keptFields(edit, asked, stored) : [],
  });
}

/** The user as the server has it now; undefined when that cannot be told. */
async function readAgain(username: string): Promise<User | undefined> {
  const users = await refreshUsers();
  if (users.ok) return users.value.find((one) => one.username === username);
  // A refresh that the person asked for meanwhile may have taken over, and has no answer for us.
  const user = await api.users.read(username);
  return user.ok ? user.value : undefined;
}

/** Whether an update without an answer was carried out. Only the networks tell: a promotion leaves no trace. */
function hasArrived(edit: Edit<UserForm>, asked: User, stored: User | undefined): boolean {
  const areNetworksChanged = changedFields(edit, userFields).includes('networks');
  return stored !== undefined && areNetworksChanged && !keptFields(edit, asked, stored).includes('networks');
}

function outcome({ stored, kept }: SavedUser) {
  const text = stored ? keptUserText(kept, stored) : userText.notReadAgain;
  return keptOutcome(text === undefined ? [] : [text]);
}
